import type { Article } from '../article.ts'

export const article: Article = {
  title: 'How to trade crypto',
  description:
    'How to exchange one coin for another without surprises: compare final amounts, and choose the right rate, network and time.',
  heading: 'How to trade crypto',
  lead: 'No order book and no balance: choose two coins and an amount, and see what you get before you pay.',
  sections: [
    {
      id: 'compare',
      heading: 'Compare the final amount',
      paragraphs: [
        'A rate alone doesn’t tell you much. What counts is the amount you receive after all fees. Our estimate shows exactly that: it already includes the exchange fee and the network fee, and both are listed. Compare it with the final amount elsewhere, for the same amount at the same time.',
        'The network fee is the same for small and large orders, so one large order costs less than ten small ones.',
      ],
    },
    {
      id: 'rate',
      heading: 'Choose a rate type',
      points: [
        'Floating: usually gives you slightly more, and follows the market until your payment is confirmed. Good for coins with fast blocks and in calm markets.',
        'Guaranteed: gives you exactly the amount shown if you pay the exact amount within 15 or 20 minutes. Good if you need an exact amount, or in volatile markets.',
      ],
    },
    {
      id: 'network',
      heading: 'Check the network',
      paragraphs: [
        'Many tokens exist on several networks, and each one is a separate entry in our list. Choose the one your wallet supports, and send only on that network. One network can charge a hundred times as much as another. If your wallet supports both, the cheaper one leaves you with more.',
      ],
    },
    {
      id: 'first',
      heading: 'Before your first or a large order',
      steps: [
        'Try the pair with a small amount above the minimum to check that your address and memo are correct.',
        'Check the pair’s price chart under “details” in the form.',
        'Have your wallet ready before you create an order at a guaranteed rate: the countdown starts immediately.',
        'Send exactly the amount shown. Your wallet adds its own network fee.',
        'Save the order’s secret link.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'All coins and limits', path: '/supported-currencies' },
        { text: 'Large trades', path: '/otc-desk' },
        { text: 'Crash course', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'What we don’t offer',
      paragraphs: [
        'We don’t offer limit orders, leverage or interest, and nothing on this site is advice to buy or sell. Crypto prices can fall as well as rise. Only exchange what you can afford to lose.',
      ],
    },
  ],
}
