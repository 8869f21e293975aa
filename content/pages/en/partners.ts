import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Partners',
  description:
    'The companies {brand} works with, as listed by the operator, the types of partnership available, and how to become a partner.',
  heading: 'Partners',
  lead: 'Who works with {brand}, and how you can join.',
  sections: [
    {
      id: 'partners',
      heading: 'Our partners',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Ways to work together',
      points: [
        'Wallets and shops send their customers to an exchange form that is already filled in, with a simple link.',
        'Coin and token teams get listed, so that people can exchange their coin for every other coin here.',
        'Exchanges and market makers supply prices, or take the trades that rebalance our reserves.',
        'Card and bank payment providers let people buy and sell crypto with their local currency.',
        'Services that score addresses or verify identities check individual orders for us.',
      ],
    },
    {
      id: 'expect',
      heading: 'What we expect',
      paragraphs: [
        'Partners tell their customers that we run the exchange and link to our terms. They don’t promise rates that our estimate doesn’t show, and they never ask for a seed phrase or a private key.',
        'A listing on this page isn’t a recommendation of a coin and doesn’t mean either company owns part of the other. Links from here lead to sites that we don’t run.',
      ],
    },
    {
      id: 'begin',
      heading: 'Become a partner',
      steps: [
        'Read the page for your type of business to see what is available today.',
        'Email us from your company’s domain. Tell us what you run, in which countries, and what you want to build.',
        'We reply with questions or a proposal. Every agreement is in writing.',
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
