import { listNetwork } from '../../listing.ts'

/** OP Mainnet (chain id 10): a block every two seconds. */
export const optimism = listNetwork(
  {
    id: 'optimism',
    name: 'OP Mainnet',
    badge: 'Optimism',
    addressFamily: 'evm',
    feeAsset: 'ethop',
    blockSeconds: 2,
    explorer: {
      transaction: 'https://optimistic.etherscan.io/tx/{id}',
      address: 'https://optimistic.etherscan.io/address/{address}',
    },
  },
  { confirmations: 60, payWithinMinutes: 15 },
  {
    own: [
      {
        // Ether, brought over by the network's own bridge.
        ticker: 'ethop',
        name: 'Ethereum',
        decimals: 18,
        dollars: '5800',
        code: 'eth',
        fullName: 'Ethereum (Optimism)',
      },
    ],
    tokens: [
      ['op', 'Optimism', 18, '0.7', '0x4200000000000000000000000000000000000042'],
      [
        'usdtop',
        'Tether',
        6,
        '1',
        '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
        { code: 'usdt', isStable: true },
      ],
      [
        'usdcop',
        'USDC',
        6,
        '1',
        '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
        { code: 'usdc', isStable: true },
      ],
      [
        'daiop',
        'Dai',
        18,
        '1',
        '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
        { code: 'dai', isStable: true },
      ],
    ],
  },
)
