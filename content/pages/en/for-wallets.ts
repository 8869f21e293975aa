import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For wallets',
  description:
    'How a wallet leads its users to an exchange at {brand}: links that fill in the form, payment links, names, and estimates by API.',
  heading: 'For wallets',
  lead: 'Your users keep their keys and pay from your wallet; we send the other coin to an address of theirs.',
  sections: [
    {
      id: 'fits',
      heading: 'Why it fits',
      paragraphs: [
        'An exchange here needs no account and keeps no balance. The user stays in your wallet for everything that touches keys: he sends one payment from it and receives another. Your wallet never has to trust us with more than one order.',
      ],
    },
    {
      id: 'today',
      heading: 'What works today',
      points: [
        'A link fills in the form: add from, to and amount to the address of the home page, for example /?from=btc&to=eth&amount=0.1.',
        'An order’s page shows a code to scan. It is a payment link of the chain’s own kind with address, amount and memo, which most wallets can open.',
        'The address field reads such links and codes as well, so that your users can paste what your wallet shows under “receive”.',
        'Readable names can stand in the place of addresses, where the operator has set up the service that knows them.',
        'A wallet that has names of its own can be asked to show its user the payment of an order; this takes an agreement with the operator.',
        'Coins, limits and estimates can be read by machines; the calls are described at /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Care that users will thank you for',
      steps: [
        'Keep the memo or tag in view until the payment is sent: a forgotten one is the most frequent trouble.',
        'Send the exact amount at a guaranteed rate, with your fee on top and not taken out of it.',
        'Say which network a token is on, in your wallet and in links.',
        'Open the order’s page in the browser that made the order: that browser is its holder.',
      ],
    },
    {
      id: 'begin',
      heading: 'How to begin',
      paragraphs: [
        'Links need nobody’s consent: use them now. For everything deeper write to us with the networks that your wallet knows, the countries of your users, and what you have in mind.',
      ],
      contact: 'business',
      links: [
        { text: 'For developers', path: '/developers' },
        { text: 'The coins of today', path: '/supported-currencies' },
      ],
    },
  ],
}
