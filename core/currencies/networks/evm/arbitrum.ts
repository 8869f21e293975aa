import { listNetwork } from '../../listing.ts'

/** Arbitrum One (chain id 42161): a block every 250 ms, which Ethereum has minutes later. */
export const arbitrum = listNetwork(
  {
    id: 'arbitrum',
    name: 'Arbitrum One',
    badge: 'Arbitrum',
    addressFamily: 'evm',
    feeAsset: 'etharb',
    blockSeconds: 0.25,
    explorer: {
      transaction: 'https://arbiscan.io/tx/{id}',
      address: 'https://arbiscan.io/address/{address}',
    },
  },
  { confirmations: 240, payWithinMinutes: 15 },
  {
    own: [
      {
        // Ether, brought over by the network's own bridge.
        ticker: 'etharb',
        name: 'Ethereum',
        decimals: 18,
        dollars: '5800',
        code: 'eth',
        fullName: 'Ethereum (Arbitrum)',
      },
    ],
    tokens: [
      ['arb', 'Arbitrum', 18, '0.4', '0x912CE59144191C1204E64559FE8253a0e49E6548'],
      [
        'usdtarb',
        'Tether',
        6,
        '1',
        '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
        { code: 'usdt', isStable: true },
      ],
      [
        'usdcarb',
        'USDC',
        6,
        '1',
        '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
        { code: 'usdc', isStable: true },
      ],
      [
        'daiarb',
        'Dai',
        18,
        '1',
        '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
        { code: 'dai', isStable: true },
      ],
      [
        'wbtcarb',
        'Wrapped Bitcoin',
        8,
        '95000',
        '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
        { standsFor: 'btc', code: 'wbtc' },
      ],
      [
        'linkarb',
        'Chainlink',
        18,
        '18',
        '0xf97f4df75117a78c1A5a0DBb814Af92458539FB4',
        { code: 'link' },
      ],
      ['uniarb', 'Uniswap', 18, '7', '0xFa7F8980b0f1E64A2062791cc3b0871572f1F7f0', { code: 'uni' }],
      ['gmx', 'GMX', 18, '14', '0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a'],
    ],
  },
)
