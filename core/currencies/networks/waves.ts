import { listNetwork } from '../listing.ts'

/** Waves: a block every minute, filled as it goes. */
export const waves = listNetwork(
  {
    id: 'waves',
    name: 'Waves',
    badge: 'WAVES',
    addressFamily: 'waves',
    feeAsset: 'waves',
    blockSeconds: 60,
    explorer: {
      transaction: 'https://wavesexplorer.com/transactions/{id}',
      address: 'https://wavesexplorer.com/addresses/{address}',
    },
  },
  { confirmations: 10, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the wavelet.
        ticker: 'waves',
        name: 'Waves',
        decimals: 8,
        dollars: '1',
      },
    ],
  },
)
