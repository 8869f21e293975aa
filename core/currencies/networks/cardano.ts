import { listNetwork } from '../listing.ts'

/** Cardano main network: a block every twenty seconds on average. */
export const cardano = listNetwork(
  {
    id: 'cardano',
    name: 'Cardano',
    badge: 'ADA',
    addressFamily: 'cardano',
    feeAsset: 'ada',
    blockSeconds: 20,
    explorer: {
      transaction: 'https://cardanoscan.io/transaction/{id}',
      address: 'https://cardanoscan.io/address/{address}',
    },
  },
  { confirmations: 15, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the lovelace.
        ticker: 'ada',
        name: 'Cardano',
        decimals: 6,
        dollars: '0.65',
      },
    ],
  },
)
