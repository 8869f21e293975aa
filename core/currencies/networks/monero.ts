import type { Network } from '../currency.ts'

/** Monero main network. Its chain tells nobody what an address holds: the address page only decodes it. */
export const monero: Network = {
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
}
