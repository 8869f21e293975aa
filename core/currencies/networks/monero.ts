import { listNetwork } from '../listing.ts'

/** Monero main network. Its chain tells nobody what an address holds: the address page only decodes it. */
export const monero = listNetwork(
  {
    id: 'monero',
    name: 'Monero',
    badge: 'XMR',
    addressFamily: 'monero',
    feeAsset: 'xmr',
    blockSeconds: 120,
    explorer: {
      transaction: 'https://xmrchain.net/tx/{id}',
      address: 'https://xmrchain.net/search?value={address}',
    },
  },
  { confirmations: 10, payWithinMinutes: 20 },
  {
    own: [
      {
        // The smallest unit is the piconero. Ten blocks is when received coins can first be spent.
        ticker: 'xmr',
        name: 'Monero',
        decimals: 12,
        dollars: '300',
        fee: '0.002',
        minimum: '0.042',
        popularTo: true,
      },
    ],
  },
)
