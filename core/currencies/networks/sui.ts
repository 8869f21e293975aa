import { listNetwork } from '../listing.ts'

/** Sui: a checkpoint several times a second, final when made. */
export const sui = listNetwork(
  {
    id: 'sui',
    name: 'Sui',
    badge: 'SUI',
    addressFamily: 'sui',
    feeAsset: 'sui',
    blockSeconds: 0.25,
    explorer: {
      transaction: 'https://suiscan.xyz/mainnet/tx/{id}',
      address: 'https://suiscan.xyz/mainnet/account/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the mist.
        ticker: 'sui',
        name: 'Sui',
        decimals: 9,
        dollars: '2.1',
      },
    ],
  },
)
