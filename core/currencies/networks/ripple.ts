import { listNetwork } from '../listing.ts'

/** XRP Ledger: a validated ledger every three to five seconds, and a validated ledger is final. */
export const ripple = listNetwork(
  {
    id: 'ripple',
    name: 'XRP Ledger',
    badge: 'XRP',
    addressFamily: 'ripple',
    feeAsset: 'xrp',
    blockSeconds: 4,
    explorer: {
      transaction: 'https://livenet.xrpl.org/transactions/{id}',
      address: 'https://livenet.xrpl.org/accounts/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15, extraIdName: 'Destination tag' },
  {
    own: [
      {
        // The smallest unit is the drop.
        ticker: 'xrp',
        name: 'XRP',
        decimals: 6,
        dollars: '2.4',
        fee: '0.25',
        minimum: '5',
        popularFrom: true,
      },
    ],
  },
)
