import type { Network } from '../currency.ts'

/** Dogecoin main network: a block every minute on average. */
export const dogecoin: Network = {
  id: 'dogecoin',
  name: 'Dogecoin',
  badge: 'DOGE',
  addressFamily: 'dogecoin',
  feeAsset: 'doge',
  blockSeconds: 60,
  explorer: {
    transaction: 'https://blockchair.com/dogecoin/transaction/{id}',
    address: 'https://blockchair.com/dogecoin/address/{address}',
  },
}
