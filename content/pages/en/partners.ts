import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Partners',
  description:
    'Companies that {brand} works with as the operator names them, the kinds of partnership there are, and how to begin one.',
  heading: 'Partners',
  lead: 'Who works with {brand}, and how you can.',
  sections: [
    {
      id: 'partners',
      heading: 'Who works with us',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Ways to work together',
      points: [
        'Wallets and shops lead their customers to an exchange that is filled in already, by a plain link.',
        'Teams behind a coin have it listed, so that it can be exchanged for every other coin here.',
        'Exchanges and market makers supply prices, or take over the trades with which we even out our stock.',
        'Providers of card and bank payments let people buy and sell coins for money of their country.',
        'Services that score addresses or identify people answer our questions about single orders.',
      ],
    },
    {
      id: 'expect',
      heading: 'What we ask of a partner',
      paragraphs: [
        'A partner tells his customers that the exchange is ours and leads them to our terms. He promises no rates that our estimate does not show, and asks nobody for a seed phrase or a private key.',
        'Being named on this page is no recommendation of a coin, and no share in the other’s business. A link that leads away from here leads to a site that we do not run.',
      ],
    },
    {
      id: 'begin',
      heading: 'How to begin',
      steps: [
        'Read the page for your kind of business; it says what exists today.',
        'Write to us from an address of your company’s domain. Tell us what you run, in which countries, and what you would like to build.',
        'We answer with questions or with a proposal. Nothing is agreed before it is written down.',
      ],
      contact: 'business',
      links: [
        { text: 'For coins and tokens', path: '/for-tokens' },
        { text: 'For wallets', path: '/for-wallets' },
        { text: 'For exchanges', path: '/for-exchanges' },
        { text: 'For services', path: '/for-services' },
      ],
    },
  ],
}
