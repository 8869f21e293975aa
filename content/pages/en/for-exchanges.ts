import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For exchanges',
  description:
    'How trading venues and market makers work with {brand}: as a source of prices, as the place where stock is evened out, or as operators.',
  heading: 'For exchanges',
  lead: 'Every order here moves our stock, and has to be evened out somewhere. That may be with you.',
  sections: [
    {
      id: 'sides',
      heading: 'Two sides of an instant exchange',
      paragraphs: [
        'Towards customers {brand} names one amount for one payment. Behind it stand prices of several venues and a stock of each coin. When a coin runs short or piles up, it is traded back at a venue, within bands that the operator sets.',
        'Customers never deal with the venue, and the venue learns nothing of them: it sees the operator’s own trades.',
      ],
    },
    {
      id: 'prices',
      heading: 'As a source of prices',
      points: [
        'Rates come from the public books of several exchanges. More than one of them has to agree before a price counts.',
        'A price that is old, alone, or far from the others is left out. While too few are left, the coin is paused.',
        'What a new source needs is a public feed of best bids and offers, with a description and fair limits on how often it is asked.',
      ],
    },
    {
      id: 'hedging',
      heading: 'As a trading venue',
      points: [
        'Keys that may trade but must not withdraw, so that a stolen key cannot empty an account.',
        'Orders with a client id of ours, so that a lost answer never becomes a second trade.',
        'Markets in the coins that customers exchange, in sizes of some dozen to some ten thousand US dollars.',
        'A test system, or at least an account on which failures can be tried.',
      ],
    },
    {
      id: 'operate',
      heading: 'Offer swaps yourself',
      paragraphs: [
        'You may also lead your own customers here for coins that you do not list: a link with both coins and the amount opens the filled-in form. And the software behind this site, Causeway, can be run by anybody on servers of his own; it carries the MIT licence.',
      ],
    },
    {
      id: 'begin',
      heading: 'How to begin',
      steps: [
        'Write to us with a link to your API’s documentation and your fees.',
        'Name the legal entity that we would deal with, and the countries in which it may.',
        'We try your API with small sums before it counts for customers.',
      ],
      contact: 'business',
      links: [
        { text: 'Partners', path: '/partners' },
        { text: 'For developers', path: '/developers' },
      ],
    },
  ],
}
