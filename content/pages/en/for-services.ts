import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For shops and services',
  description:
    'How shops, blogs, portfolio trackers and communities send people to {brand}, and what a service should tell its visitors.',
  heading: 'For shops and services',
  lead: 'Your visitors have one coin and need another. A link takes them to a form that is already filled in.',
  sections: [
    {
      id: 'who',
      heading: 'Who it’s for',
      points: [
        'Shops that accept a coin their customer doesn’t have.',
        'Portfolio trackers and price pages, next to the pair a visitor is viewing.',
        'Blogs and communities that explain how to get a coin.',
        'Games and apps with their own token that is listed here.',
      ],
    },
    {
      id: 'link',
      heading: 'The link',
      paragraphs: [
        'You need only three parameters: /?from=usdt20&to=xmr&amount=250 opens the form with Tether on Ethereum, Monero and 250 filled in. Each parameter is optional. For another language, add its two-letter code at the start: /de/?from=btc&to=eth.',
        'Add isFixedRate=true if the visitor needs an exact amount. The form then starts with the guaranteed rate.',
        'Use the tickers from our list. A token on several networks has a separate ticker for each.',
      ],
    },
    {
      id: 'machines',
      heading: 'For developers',
      paragraphs: [
        'You can read coins, limits and estimates with the calls described at /api/openapi.json. Calls are rate-limited per client, so cache each response for a few seconds and call from your server. If the operator runs an affiliate programme, its terms explain how commission is earned. Without one, links don’t earn commission.',
      ],
      links: [
        { text: 'For developers', path: '/developers' },
        { text: 'Terms of the affiliate programme', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'What to tell your visitors',
      steps: [
        'Make clear that the exchange is made by {brand}, not by you.',
        'Show an estimate as an estimate: include its time, and the word “about” for a floating rate.',
        'Don’t promise profit, and don’t call any coin safe.',
        'If you earn money from the link, disclose it where the law requires it.',
      ],
    },
    {
      id: 'begin',
      heading: 'More than a link',
      paragraphs: [
        'If you need something that isn’t described here, tell us what you run, how many people use it, and what they should be able to do.',
      ],
      contact: 'business',
      links: [{ text: 'Partners', path: '/partners' }],
    },
  ],
}
