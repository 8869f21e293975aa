import type { Network } from '../currency.ts'

/** TRON main network: a block every three seconds. */
export const tron: Network = {
  id: 'tron',
  name: 'TRON',
  badge: 'TRX',
  addressFamily: 'tron',
  feeAsset: 'trx',
  blockSeconds: 3,
  explorer: {
    transaction: 'https://tronscan.org/#/transaction/{id}',
    address: 'https://tronscan.org/#/address/{address}',
  },
}
