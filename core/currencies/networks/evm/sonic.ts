import { listNetwork } from '../../listing.ts'

/** Sonic (chain id 146), where Fantom went on in December 2024: a block in less than a second, final at once. */
export const sonic = listNetwork(
  {
    id: 'sonic',
    name: 'Sonic',
    badge: 'Sonic',
    addressFamily: 'evm',
    feeAsset: 's',
    blockSeconds: 0.6,
    explorer: {
      transaction: 'https://sonicscan.org/tx/{id}',
      address: 'https://sonicscan.org/address/{address}',
    },
  },
  { confirmations: 10, payWithinMinutes: 15 },
  {
    own: [
      {
        ticker: 's',
        name: 'Sonic',
        decimals: 18,
        dollars: '0.2',
      },
    ],
    tokens: [
      [
        'usdcsonic',
        'USDC',
        6,
        '1',
        '0x29219dd400f2Bf60E5a23d13Be72B486D4038894',
        { code: 'usdc', isStable: true },
      ],
    ],
  },
)
