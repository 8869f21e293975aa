import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For wallets',
  description:
    'How wallets connect their users to {brand}: links that fill in the form, payment links, names, and estimates by API.',
  heading: 'For wallets',
  lead: 'Your users keep their keys and pay from your wallet. We send the other coin to their address.',
  sections: [
    {
      id: 'fits',
      heading: 'Why it works well',
      paragraphs: [
        'An exchange here needs no account and holds no balance. Users stay in your wallet for anything that involves keys: they send one payment from it and receive another. Your wallet never has to trust us with more than one order.',
      ],
    },
    {
      id: 'today',
      heading: 'What you can use today',
      points: [
        'Links that fill in the form: add from, to and amount to the home page address, for example /?from=btc&to=eth&amount=0.1.',
        'QR codes on order pages. Each one is a standard payment link for its network with address, amount and memo, which most wallets can open.',
        'The address field reads these links and codes too, so your users can paste what your wallet shows under “receive”.',
        'Readable names instead of addresses, if the operator has set up the service that resolves them.',
        'If your wallet has its own names, we can send it a payment request for an order. This needs an agreement with the operator.',
        'Coins, limits and estimates by API, described at /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'How to help your users',
      steps: [
        'Keep the memo or tag visible until the payment is sent: forgetting it is the most common problem.',
        'With a guaranteed rate, send the exact amount. Add your fee on top instead of deducting it.',
        'Show which network a token is on, in your wallet and in links.',
        'Open the order page in the browser that created the order: other browsers need the secret link to manage it.',
      ],
    },
    {
      id: 'begin',
      heading: 'Get started',
      paragraphs: [
        'You don’t need our permission to use links: start now. For anything more, tell us which networks your wallet supports, your users’ countries, and what you want to build.',
      ],
      contact: 'business',
      links: [
        { text: 'For developers', path: '/developers' },
        { text: 'Supported coins', path: '/supported-currencies' },
      ],
    },
  ],
}
