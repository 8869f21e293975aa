import type { Article } from '../article.ts'

export const article: Article = {
  title: 'List your coin or token',
  description:
    'How to list a coin or token on {brand}: what the operator checks, what information to send, and what happens after a listing.',
  heading: 'For coins and tokens',
  lead: 'Once a coin is listed here, people can exchange it for every other coin on the list.',
  sections: [
    {
      id: 'what',
      heading: 'What you get',
      points: [
        'A place in the coin list of the exchange form, with name, ticker, icon and network.',
        'Pages for each of its pairs in thirteen languages, with the live rate and limits.',
        'Floating rates, and guaranteed rates if its market is liquid enough.',
        'A link to the form with your coin filled in, for your site or wallet.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'What the operator checks',
      paragraphs: [
        'The operator of {brand} decides on each coin and is responsible for it to customers. There must be a reliable price from several independent markets, enough liquidity to buy and sell, and a node of its network to run or connect to. A token’s contract must not be able to freeze, tax or reverse payments in transit. A coin’s blockchain must be too expensive to rewrite.',
        'A listing isn’t a recommendation, and it can end. A coin without reliable prices is paused automatically until they return.',
      ],
    },
    {
      id: 'send',
      heading: 'What to send us',
      steps: [
        'Name, ticker and network, plus the contract address if it is a token, as shown on your own site.',
        'The number of decimals, and whether transfers need a memo or tag.',
        'Where it trades, with the volume of the last 30 days on each market.',
        'Block explorer, source code, security audits, and who can change or stop the contract.',
        'An icon as SVG, with permission to use it.',
        'A contact person for network upgrades and outages.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'What happens next',
      paragraphs: [
        'A token on a network we already support mainly needs its details checked. A coin with its own network needs a node, a wallet and tests, so it takes longer. Tell us about upgrades early, so that we can pause deposits and payouts before something breaks.',
        'We never sell listings in chat apps. Anyone who offers one in our name for an upfront payment isn’t from us.',
      ],
      links: [
        { text: 'Supported coins', path: '/supported-currencies' },
        { text: 'Partners', path: '/partners' },
      ],
    },
  ],
}
