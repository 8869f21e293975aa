import type { Network } from '../currency.ts'

/** Polygon PoS main network (chain id 137): a block every two seconds. */
export const polygon: Network = {
  id: 'polygon',
  name: 'Polygon',
  badge: 'Polygon',
  addressFamily: 'evm',
  feeAsset: 'pol',
  blockSeconds: 2,
  explorer: {
    transaction: 'https://polygonscan.com/tx/{id}',
    address: 'https://polygonscan.com/address/{address}',
  },
}
