import type { Network } from '../currency.ts'

/** BNB Smart Chain (chain id 56): a block every 450 ms since the Fermi upgrade (BEP-619). */
export const bsc: Network = {
  id: 'bsc',
  name: 'BNB Smart Chain',
  badge: 'BEP-20',
  addressFamily: 'evm',
  feeAsset: 'bnb',
  blockSeconds: 0.45,
  explorer: {
    transaction: 'https://bscscan.com/tx/{id}',
    address: 'https://bscscan.com/address/{address}',
  },
}
