import { listNetwork } from '../../listing.ts'

/** Dogecoin main network: a block every minute on average. */
export const dogecoin = listNetwork(
  {
    id: 'dogecoin',
    name: 'Dogecoin',
    badge: 'DOGE',
    addressFamily: 'dogecoin',
    feeAsset: 'doge',
    blockSeconds: 60,
    explorer: {
      transaction: 'https://blockchair.com/dogecoin/transaction/{id}',
      address: 'https://blockchair.com/dogecoin/address/{address}',
    },
  },
  { confirmations: 20, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the koinu.
        ticker: 'doge',
        name: 'Dogecoin',
        decimals: 8,
        dollars: '0.2',
        fee: '4',
        minimum: '60',
      },
    ],
  },
)
