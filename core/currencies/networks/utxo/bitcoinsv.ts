import { listNetwork } from '../../listing.ts'

/**
 * Bitcoin SV: a block every ten minutes on average. It has been reorganised by its miners before (2021): deposits
 * wait long.
 */
export const bitcoinsv = listNetwork(
  {
    id: 'bitcoinsv',
    name: 'Bitcoin SV',
    badge: 'BSV',
    addressFamily: 'bitcoinsv',
    feeAsset: 'bsv',
    blockSeconds: 600,
    explorer: {
      transaction: 'https://whatsonchain.com/tx/{id}',
      address: 'https://whatsonchain.com/address/{address}',
    },
  },
  { confirmations: 20, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the satoshi.
        ticker: 'bsv',
        name: 'Bitcoin SV',
        decimals: 8,
        dollars: '22',
      },
    ],
  },
)
