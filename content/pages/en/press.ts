import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Press',
  description:
    'What others have written about {brand}, facts about the service that may be quoted, and how journalists reach the operator.',
  heading: 'Press',
  lead: 'Articles about {brand}, and what you may want to know for one of your own.',
  sections: [
    {
      id: 'articles',
      heading: 'Articles',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} in short',
      paragraphs: ['These sentences may be quoted as they stand.'],
      points: [
        '{brand} is an instant cryptocurrency exchange: a customer pays one coin in and receives another at an address of his own.',
        'It keeps no balances for customers. Coins are in its hands only between a payment and the payout of the same order.',
        'Customers choose between a floating rate, settled at the market when the payment is confirmed, and a guaranteed rate for one amount and a limited time.',
        'Rate, service fee and network fee are shown before an order is made.',
        'Deposits and addresses are screened. What is screened is held or sent back, never kept.',
      ],
    },
    {
      id: 'using',
      heading: 'Name and pictures',
      paragraphs: [
        'Write the name as it stands here: {brand}. You may show pictures of the public pages, taken by yourself, if they are not altered. Please cover codes of orders and addresses of other people: whoever has an order’s code can open its page.',
        'We do not comment on single customers or orders, and we do not confirm whether somebody has one.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Tell us what you are writing about, for whom, and by when you need an answer. Questions about an order of your own go to support instead.',
      ],
      contact: 'press',
      links: [{ text: 'About {brand}', path: '/about' }],
    },
  ],
}
