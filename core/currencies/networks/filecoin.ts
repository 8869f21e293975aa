import { listNetwork } from '../listing.ts'

/**
 * Filecoin: a tipset every thirty seconds. Fast finality (F3) is minutes; without it the chain settles in hours.
 */
export const filecoin = listNetwork(
  {
    id: 'filecoin',
    name: 'Filecoin',
    badge: 'FIL',
    addressFamily: 'filecoin',
    feeAsset: 'fil',
    blockSeconds: 30,
    explorer: {
      transaction: 'https://filfox.info/en/message/{id}',
      address: 'https://filfox.info/en/address/{address}',
    },
  },
  { confirmations: 60, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the attofil.
        ticker: 'fil',
        name: 'Filecoin',
        decimals: 18,
        dollars: '1.6',
      },
    ],
  },
)
