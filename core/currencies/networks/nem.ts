import { listNetwork } from '../listing.ts'

/** NEM: a block every minute. */
export const nem = listNetwork(
  {
    id: 'nem',
    name: 'NEM',
    badge: 'XEM',
    addressFamily: 'nem',
    feeAsset: 'xem',
    blockSeconds: 60,
    explorer: {
      transaction: 'https://explorer.nemtool.com/#/s_tx?hash={id}',
      address: 'https://explorer.nemtool.com/#/s_account?account={address}',
    },
  },
  { confirmations: 20, payWithinMinutes: 20, extraIdName: 'Message' },
  {
    own: [
      {
        ticker: 'xem',
        name: 'NEM',
        decimals: 6,
        dollars: '0.0015',
      },
    ],
  },
)
