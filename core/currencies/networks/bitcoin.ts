import type { Network } from '../currency.ts'

/** Bitcoin main network: a block every ten minutes on average. */
export const bitcoin: Network = {
  id: 'bitcoin',
  name: 'Bitcoin',
  badge: 'BTC',
  addressFamily: 'bitcoin',
  feeAsset: 'btc',
  blockSeconds: 600,
  explorer: {
    transaction: 'https://mempool.space/tx/{id}',
    address: 'https://mempool.space/address/{address}',
  },
}
