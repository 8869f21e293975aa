import type { Network } from '../currency.ts'

/** Ravencoin main network: a block every minute on average. */
export const ravencoin: Network = {
  id: 'ravencoin',
  name: 'Ravencoin',
  badge: 'RVN',
  addressFamily: 'ravencoin',
  feeAsset: 'rvn',
  blockSeconds: 60,
  explorer: {
    transaction: 'https://blockbook.ravencoin.org/tx/{id}',
    address: 'https://blockbook.ravencoin.org/address/{address}',
  },
}
