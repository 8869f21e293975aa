import { listNetwork } from '../listing.ts'

/** Hedera: rounds of consensus every few seconds, each final. */
export const hedera = listNetwork(
  {
    id: 'hedera',
    name: 'Hedera',
    badge: 'HBAR',
    addressFamily: 'hedera',
    feeAsset: 'hbar',
    blockSeconds: 3,
    explorer: {
      transaction: 'https://hashscan.io/mainnet/transaction/{id}',
      address: 'https://hashscan.io/mainnet/account/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15, extraIdName: 'Memo' },
  {
    own: [
      {
        // The smallest unit is the tinybar.
        ticker: 'hbar',
        name: 'Hedera',
        decimals: 8,
        dollars: '0.15',
      },
    ],
    tokens: [['usdchbar', 'USDC', 6, '1', '0.0.456858', { code: 'usdc', isStable: true }]],
  },
)
