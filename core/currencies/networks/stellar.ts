import { listNetwork } from '../listing.ts'

/** Stellar public network: a ledger about every five seconds, and a closed ledger is final. */
export const stellar = listNetwork(
  {
    id: 'stellar',
    name: 'Stellar',
    badge: 'XLM',
    addressFamily: 'stellar',
    feeAsset: 'xlm',
    blockSeconds: 5,
    explorer: {
      transaction: 'https://stellar.expert/explorer/public/tx/{id}',
      address: 'https://stellar.expert/explorer/public/account/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15, extraIdName: 'Memo' },
  {
    own: [
      {
        // The smallest unit is the stroop.
        ticker: 'xlm',
        name: 'Stellar',
        decimals: 7,
        dollars: '0.28',
        fullName: 'Stellar Lumens',
        fee: '2',
        minimum: '45',
      },
    ],
  },
)
