import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For shops and services',
  description:
    'How shops, blogs, portfolio tools and communities lead people to an exchange at {brand}, and what a service should tell them.',
  heading: 'For shops and services',
  lead: 'Your visitors hold one coin and need another. A link takes them there with everything filled in.',
  sections: [
    {
      id: 'who',
      heading: 'For whom',
      points: [
        'Shops that take a coin which their customer does not have.',
        'Portfolio trackers and price pages, beside the pair that somebody looks at.',
        'Blogs and communities that explain how to get hold of a coin.',
        'Games and apps with a token of their own that is listed here.',
      ],
    },
    {
      id: 'link',
      heading: 'The link',
      paragraphs: [
        'Three words in an address are enough: /?from=usdt20&to=xmr&amount=250 opens the form with Tether on Ethereum, Monero and 250 filled in. Each word may be left out. For another language put its two letters in front: /de/?from=btc&to=eth.',
        'Add isFixedRate=true where an exact sum is owed: the form then begins with the guaranteed rate.',
        'Tickers are those of our list. A token that exists on several networks has one ticker for each.',
      ],
    },
    {
      id: 'machines',
      heading: 'For programs',
      paragraphs: [
        'Coins, limits and estimates can be read by calls that are described at /api/openapi.json. They are limited by how often one client may ask: keep an answer for some seconds, and ask from your server. Where the operator runs an affiliate programme, its own terms say how commission is earned; without it, links are simply links.',
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
        'Say that the exchange is made by {brand}, and not by you.',
        'Show an estimate as an estimate: with its time, and with the word “about” at a floating rate.',
        'Promise no profit, and call no coin safe.',
        'If you earn by the link, say so where the law asks for it.',
      ],
    },
    {
      id: 'begin',
      heading: 'More than a link',
      paragraphs: [
        'If you need something that is not described here, write to us: what you run, how many people use it, and what they should be able to do.',
      ],
      contact: 'business',
      links: [{ text: 'Partners', path: '/partners' }],
    },
  ],
}
