import { listNetwork } from '../../listing.ts'

/** Bitcoin main network: a block every ten minutes on average. */
export const bitcoin = listNetwork(
  {
    id: 'bitcoin',
    name: 'Bitcoin',
    badge: 'BTC',
    addressFamily: 'bitcoin',
    feeAsset: 'btc',
    blockSeconds: 600,
    explorer: {
      transaction: 'https://mempool.space/tx/{id}',
      address: 'https://mempool.space/address/{address}',
    },
  },
  { confirmations: 2, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the satoshi.
        ticker: 'btc',
        name: 'Bitcoin',
        decimals: 8,
        dollars: '95000',
        fee: '0.00002',
        minimum: '0.00013',
        popularFrom: true,
        popularTo: true,
      },
    ],
  },
)
