import { listNetwork } from '../../listing.ts'

/**
 * Dash main network: a block every two and a half minutes on average. What masternodes have locked (ChainLocks,
 * DIP-8) is final earlier; we count blocks.
 */
export const dash = listNetwork(
  {
    id: 'dash',
    name: 'Dash',
    badge: 'DASH',
    addressFamily: 'dash',
    feeAsset: 'dash',
    blockSeconds: 150,
    explorer: {
      transaction: 'https://insight.dash.org/insight/tx/{id}',
      address: 'https://insight.dash.org/insight/address/{address}',
    },
  },
  { confirmations: 6, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the duff.
        ticker: 'dash',
        name: 'Dash',
        decimals: 8,
        dollars: '45',
        fee: '0.02',
        minimum: '0.25',
      },
    ],
  },
)
