import type { Article } from '../article.ts'

export const article: Article = {
  title: 'About this exchange',
  description:
    'What {brand} is, how it handles your coins, what it never does, and who runs it, as far as the operator has published it.',
  heading: 'About {brand}',
  lead: '{brand} exchanges one coin for another: you send one, and we send the other to your address.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'What {brand} is',
      paragraphs: [
        '{brand} is an instant exchange. There is no balance to top up and no trading screen to learn. An order is one payment in and one payout, each on its own blockchain, where anyone can look it up.',
        'You don’t need an account. If you create one, you see your orders in one place on every device and can save addresses under names.',
        'The site is available in thirteen languages. Every page has the same address in each language, except for the two-letter language code.',
      ],
    },
    {
      id: 'principles',
      heading: 'Our principles',
      points: [
        'You see everything before you pay. The estimate shows the rate, the exchange fee and the network fee. We add nothing later.',
        'A guaranteed rate is a promise. If you pay the exact amount in time, you get the amount shown, even if the market has fallen.',
        'No payment is lost. If you pay late, twice or a different amount, we record the payment and show it on the order. You choose what happens next.',
        'We check our books. Every movement is recorded twice in a ledger, which is compared with the blockchains continuously. If they differ, we pause the coin until our team has checked it.',
        'We keep very little about you: no name, no photo, and an email address only if you gave one.',
      ],
    },
    {
      id: 'software',
      heading: 'The software behind it',
      paragraphs: [
        'This exchange runs on Causeway, open-source software under the MIT licence. Operators install it on their own servers, with their own nodes and keys. What it does with payments that are too small, too late or reversed by the network is part of its documentation and its tests.',
      ],
    },
    {
      id: 'company',
      heading: 'The company',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'The team',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Contact us',
      paragraphs: [
        'If you have a question about an order, include its ID. You’ll find it at the top of the order page and in every email about the order.',
      ],
      contact: 'support',
      links: [
        { text: 'How an exchange works', path: '/how-it-works' },
        { text: 'Questions and answers', path: '/faq' },
      ],
    },
  ],
}
