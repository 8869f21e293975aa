import { listNetwork } from '../listing.ts'

/** Algorand: a block about every three seconds, final when certified. */
export const algorand = listNetwork(
  {
    id: 'algorand',
    name: 'Algorand',
    badge: 'ALGO',
    addressFamily: 'algorand',
    feeAsset: 'algo',
    blockSeconds: 3,
    explorer: {
      transaction: 'https://allo.info/tx/{id}',
      address: 'https://allo.info/account/{address}',
    },
  },
  { confirmations: 2, payWithinMinutes: 15 },
  {
    own: [
      {
        ticker: 'algo',
        name: 'Algorand',
        decimals: 6,
        dollars: '0.17',
      },
    ],
  },
)
