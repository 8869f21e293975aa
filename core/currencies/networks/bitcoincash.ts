import type { Network } from '../currency.ts'

/** Bitcoin Cash main network: a block every ten minutes on average. */
export const bitcoincash: Network = {
  id: 'bitcoincash',
  name: 'Bitcoin Cash',
  badge: 'BCH',
  addressFamily: 'bitcoincash',
  feeAsset: 'bch',
  blockSeconds: 600,
  explorer: {
    transaction: 'https://blockchair.com/bitcoin-cash/transaction/{id}',
    address: 'https://blockchair.com/bitcoin-cash/address/{address}',
  },
}
