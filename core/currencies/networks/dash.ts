import type { Network } from '../currency.ts'

/** Dash main network: a block every two and a half minutes on average. */
export const dash: Network = {
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
}
