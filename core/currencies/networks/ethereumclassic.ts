import type { Network } from '../currency.ts'

/** Ethereum Classic main network (chain id 61): a block every 13 seconds on average. */
export const ethereumclassic: Network = {
  id: 'ethereumclassic',
  name: 'Ethereum Classic',
  badge: 'ETC',
  addressFamily: 'evm',
  feeAsset: 'etc',
  blockSeconds: 13,
  explorer: {
    transaction: 'https://etc.blockscout.com/tx/{id}',
    address: 'https://etc.blockscout.com/address/{address}',
  },
}
