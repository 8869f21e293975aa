import { listNetwork } from '../../listing.ts'

/** Litecoin main network: a block every two and a half minutes on average. */
export const litecoin = listNetwork(
  {
    id: 'litecoin',
    name: 'Litecoin',
    badge: 'LTC',
    addressFamily: 'litecoin',
    feeAsset: 'ltc',
    blockSeconds: 150,
    explorer: {
      transaction: 'https://litecoinspace.org/tx/{id}',
      address: 'https://litecoinspace.org/address/{address}',
    },
  },
  { confirmations: 6, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the litoshi.
        ticker: 'ltc',
        name: 'Litecoin',
        decimals: 8,
        dollars: '110',
        fee: '0.005',
        minimum: '0.11',
        popularFrom: true,
      },
    ],
  },
)
