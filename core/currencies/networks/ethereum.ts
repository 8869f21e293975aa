import type { Network } from '../currency.ts'

/** Ethereum main network (chain id 1): a slot every twelve seconds. */
export const ethereum: Network = {
  id: 'ethereum',
  name: 'Ethereum',
  badge: 'ERC-20',
  addressFamily: 'evm',
  feeAsset: 'eth',
  blockSeconds: 12,
  explorer: {
    transaction: 'https://etherscan.io/tx/{id}',
    address: 'https://etherscan.io/address/{address}',
  },
}
