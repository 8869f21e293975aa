import type { Network } from '../currency.ts'

/** Zcash main network: a block every 75 seconds on average since the Blossom upgrade (ZIP-208). */
export const zcash: Network = {
  id: 'zcash',
  name: 'Zcash',
  badge: 'ZEC',
  addressFamily: 'zcash',
  feeAsset: 'zec',
  blockSeconds: 75,
  explorer: {
    transaction: 'https://blockchair.com/zcash/transaction/{id}',
    address: 'https://blockchair.com/zcash/address/{address}',
  },
}
