import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Press',
  description:
    'What others have written about {brand}, facts about the service that you can quote, and how journalists can reach the operator.',
  heading: 'Press',
  lead: 'Articles about {brand}, and facts you can use in your own.',
  sections: [
    {
      id: 'articles',
      heading: 'Articles',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} at a glance',
      paragraphs: ['You can quote these sentences.'],
      points: [
        '{brand} is an instant cryptocurrency exchange: customers send one coin and receive another at their own address.',
        'It doesn’t hold customer balances. It holds coins only between a payment and the payout of the same order.',
        'Customers choose between a floating rate, set at the market rate when the payment is confirmed, and a guaranteed rate for a fixed amount and a limited time.',
        'The rate, the exchange fee and the network fee are shown before an order is created.',
        'Deposits and addresses are screened. Flagged coins are put on hold or refunded, never kept.',
      ],
    },
    {
      id: 'using',
      heading: 'Name and images',
      paragraphs: [
        'Please write the name exactly like this: {brand}. You can publish your own unaltered screenshots of public pages. Please hide other people’s order IDs and addresses: anyone with an order ID can open the order’s page.',
        'We don’t comment on individual customers or orders, and we don’t confirm whether a person has one.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Tell us what you are writing about, for which publication, and by when you need a reply. For questions about your own order, contact support instead.',
      ],
      contact: 'press',
      links: [{ text: 'About {brand}', path: '/about' }],
    },
  ],
}
