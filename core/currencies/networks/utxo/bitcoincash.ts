import { listNetwork } from '../../listing.ts'

/** Bitcoin Cash main network: a block every ten minutes on average. */
export const bitcoincash = listNetwork(
  {
    id: 'bitcoincash',
    name: 'Bitcoin Cash',
    badge: 'BCH',
    addressFamily: 'bitcoincash',
    feeAsset: 'bch',
    blockSeconds: 600,
    explorer: {
      transaction: 'https://blockchair.com/bitcoin-cash/transaction/{id}',
      address: 'https://blockchair.com/bitcoin-cash/address/{address}',
    },
  },
  { confirmations: 10, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the satoshi. Nodes give up no block that ten others stand on.
        ticker: 'bch',
        name: 'Bitcoin Cash',
        decimals: 8,
        dollars: '520',
        fee: '0.002',
        minimum: '0.022',
      },
    ],
  },
)
