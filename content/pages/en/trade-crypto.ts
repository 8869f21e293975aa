import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Trade crypto: exchange coins well',
  description:
    'How to exchange one coin for another without surprises: compare what arrives, choose the rate, the network and the moment.',
  heading: 'Trade one coin for another',
  lead: 'No order book and no balance: two coins, one amount, and what you get for it before you pay.',
  sections: [
    {
      id: 'compare',
      heading: 'Compare what arrives',
      paragraphs: [
        'A rate alone says little. What counts is the amount that reaches your wallet after every fee. The estimate here is that amount: service fee and network fee are already taken off, and both are shown. Compare it with the same figure elsewhere, for the same amount and at the same minute.',
        'The network fee is the same for small and large orders. A large order bears it more easily than ten small ones.',
      ],
    },
    {
      id: 'rate',
      heading: 'Choose the kind of rate',
      points: [
        'Floating: usually a little more, and it follows the market until your payment is confirmed. Good for coins with quick blocks and for calm hours.',
        'Guaranteed: exactly the amount shown, for an exact payment within 15 or 20 minutes. Good when you owe somebody a sum, or when the market is restless.',
      ],
    },
    {
      id: 'network',
      heading: 'Mind the network',
      paragraphs: [
        'Many tokens exist on several networks, and each of them is an entry of its own in our list. Choose the one that your wallet holds, and send on that network only. The fee of one network can be a hundred times that of another: where your wallet takes both, the cheaper one leaves you more.',
      ],
    },
    {
      id: 'first',
      heading: 'Before a first or a large order',
      steps: [
        'Try the pair with a small amount above its minimum, to see that your address and memo are right.',
        'Look at the course of the pair in the chart, under “details” in the form.',
        'Have the wallet ready before you create an order at a guaranteed rate; its time begins at once.',
        'Send exactly the amount shown. The fee that your own wallet takes for sending comes on top of it.',
        'Save the secret link of the order.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'All coins and their limits', path: '/supported-currencies' },
        { text: 'Large sums', path: '/otc-desk' },
        { text: 'The crash course', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'What this is not',
      paragraphs: [
        'There are no limit orders, no leverage and no interest here, and nothing on this site is advice to buy or to sell. Prices of coins fall as well as rise; exchange only what you could do without.',
      ],
    },
  ],
}
