import type { Network } from '../currency.ts'

/** Litecoin main network: a block every two and a half minutes on average. */
export const litecoin: Network = {
  id: 'litecoin',
  name: 'Litecoin',
  badge: 'LTC',
  addressFamily: 'litecoin',
  feeAsset: 'ltc',
  blockSeconds: 150,
  explorer: {
    transaction: 'https://litecoinspace.org/tx/{id}',
    address: 'https://litecoinspace.org/address/{address}',
  },
}
