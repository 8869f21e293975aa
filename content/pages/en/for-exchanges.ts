import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For exchanges',
  description:
    'How trading venues and market makers work with {brand}: as a price source, as a venue where we rebalance, or as an operator.',
  heading: 'For exchanges',
  lead: 'Every order here changes our reserves, which we rebalance on other venues. Yours could be one of them.',
  sections: [
    {
      id: 'sides',
      heading: 'How an instant exchange works',
      paragraphs: [
        '{brand} shows customers one amount for one payment. Behind it are prices from several venues and our reserves of each coin. When reserves of a coin run low or grow too large, we trade them back on a venue, within limits that the operator sets.',
        'Customers never deal with the venue, and the venue learns nothing about them. It sees only the operator’s own trades.',
      ],
    },
    {
      id: 'prices',
      heading: 'As a price source',
      points: [
        'Our rates come from the public order books of several exchanges. At least two must agree before we use a price.',
        'We ignore a price that is out of date, has no second source or is far from the others. If too few prices remain, we pause the coin.',
        'A new source needs a public feed of best bids and offers, with documentation and reasonable rate limits.',
      ],
    },
    {
      id: 'hedging',
      heading: 'As a trading venue',
      points: [
        'API keys that can trade but can’t withdraw, so a stolen key can’t empty an account.',
        'Orders with our own client ID, so a lost response never leads to a second trade.',
        'Markets in the coins our customers exchange, for sizes from tens to tens of thousands of US dollars.',
        'A test environment, or at least an account for testing failures.',
      ],
    },
    {
      id: 'operate',
      heading: 'Offer swaps yourself',
      paragraphs: [
        'You can also send your own customers here for coins you don’t list: a link with both coins and the amount opens the form already filled in. And anyone can run the software behind this site, Causeway, on their own servers under the MIT licence.',
      ],
    },
    {
      id: 'begin',
      heading: 'Get started',
      steps: [
        'Send us a link to your API documentation and your fees.',
        'Tell us your legal entity and the countries where it operates.',
        'We test your API with small amounts before we use it for customers.',
      ],
      contact: 'business',
      links: [
        { text: 'Partners', path: '/partners' },
        { text: 'For developers', path: '/developers' },
      ],
    },
  ],
}
