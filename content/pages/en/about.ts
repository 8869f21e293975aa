import type { Article } from '../article.ts'

export const article: Article = {
  title: 'About this exchange',
  description:
    'What {brand} is, how it treats your coins, what it never does, and who stands behind it as far as that was published.',
  heading: 'About {brand}',
  lead: '{brand} exchanges one coin for another: you pay one in, the other is sent to an address of yours.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'What {brand} is',
      paragraphs: [
        '{brand} is an instant exchange. There is no balance to fill and no trading screen to learn. An order is one payment in and one payment out, each on its own blockchain, where anybody can look it up.',
        'An account is not needed. Whoever wants one can have it: orders are then listed in one place on every device, and addresses can be kept under names.',
        'The site speaks thirteen languages. Each is written for the terms of this trade, and a page has the same address in each of them but for the two letters of the language.',
      ],
    },
    {
      id: 'principles',
      heading: 'What we hold to',
      points: [
        'Everything before you pay. The estimate names the rate, the service fee and the network fee. Nothing is added later.',
        'A guaranteed rate is a promise. If you pay the exact amount in time, you get the amount shown, also if the market fell meanwhile.',
        'Nothing is lost. A payment that comes late, twice or in another amount is written down and shown with its order. You choose what becomes of it.',
        'The books are checked. Every movement is entered twice in a ledger, and a program compares it with the chains all the while. Where they differ, the coin concerned is halted until a person has looked.',
        'Little is kept of you. No name, no picture, and an e-mail address only where you gave one.',
      ],
    },
    {
      id: 'software',
      heading: 'The software behind it',
      paragraphs: [
        'The exchange runs on Causeway, software that an operator installs on servers of his own, with nodes and keys of his own. It comes with its source code under the MIT licence. How it behaves when payments are too small, too late or taken back by a chain is part of its documentation and of its tests.',
      ],
    },
    {
      id: 'company',
      heading: 'The company',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'The people',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Write to us',
      paragraphs: [
        'For a question about an order, name its code. It stands at the top of the order’s page and in every mail about it.',
      ],
      contact: 'support',
      links: [
        { text: 'How an exchange works', path: '/how-it-works' },
        { text: 'Questions and answers', path: '/faq' },
      ],
    },
  ],
}
