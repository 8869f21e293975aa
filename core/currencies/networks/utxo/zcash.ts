import { listNetwork } from '../../listing.ts'

/**
 * Zcash main network: a block every 75 seconds on average since the Blossom upgrade (ZIP-208). Transparent
 * addresses only.
 */
export const zcash = listNetwork(
  {
    id: 'zcash',
    name: 'Zcash',
    badge: 'ZEC',
    addressFamily: 'zcash',
    feeAsset: 'zec',
    blockSeconds: 75,
    explorer: {
      transaction: 'https://blockchair.com/zcash/transaction/{id}',
      address: 'https://blockchair.com/zcash/address/{address}',
    },
  },
  { confirmations: 24, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the zatoshi.
        ticker: 'zec',
        name: 'Zcash',
        decimals: 8,
        dollars: '400',
        fee: '0.003',
        minimum: '0.03',
      },
    ],
  },
)
