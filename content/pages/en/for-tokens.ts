import type { Article } from '../article.ts'

export const article: Article = {
  title: 'For coins and tokens: be listed',
  description:
    'How a coin or token comes onto {brand}: what the operator looks at, which facts to send, and what happens after a listing.',
  heading: 'For coins and tokens',
  lead: 'A coin that is listed here can be exchanged for every other coin of the list.',
  sections: [
    {
      id: 'what',
      heading: 'What a listing brings',
      points: [
        'A place in the list of the exchange form, with name, ticker, icon and network.',
        'Pages of its own in thirteen languages for its pairs, with live rate and limits.',
        'Floating rates, and guaranteed rates where its market bears them.',
        'A plain link to the form with your coin filled in, for your own site or wallet.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'What the operator looks at',
      paragraphs: [
        'The operator of {brand} decides about each coin, and answers for it to his customers. He has to be able to price it from several independent markets, to buy and sell it, and to run or reach a node of its network. For a token, the contract must not be able to freeze, tax or take back payments in passing; for a coin, its chain must be dear enough to rewrite.',
        'A listing is no recommendation, and it can end: a coin without trustworthy prices is paused by itself until they come back.',
      ],
    },
    {
      id: 'send',
      heading: 'What to send',
      steps: [
        'Name and ticker, and the network with the contract address if it is a token, as they stand on your own site.',
        'The number of decimals, and whether transfers need a memo or tag.',
        'Where it is traded, with the volume of the last thirty days on each market.',
        'Explorer, source code, reports of security reviews, and who can change or stop the contract.',
        'An icon as SVG, with the right to show it.',
        'A person who answers when the network is upgraded or halts.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'After that',
      paragraphs: [
        'A token on a network that is already here is mainly a row of checked facts. A coin with a network of its own takes a node, a wallet and tests, and therefore longer. Tell us of upgrades in time: deposits and payouts can then be stopped before, and not after, something breaks.',
        'Nobody here sells listings in a messenger. Whoever offers one for a payment in advance, in our name, is not from us.',
      ],
      links: [
        { text: 'The coins of today', path: '/supported-currencies' },
        { text: 'Partners', path: '/partners' },
      ],
    },
  ],
}
