import type { Network } from '../currency.ts'

/** The EOS network, renamed Vaulta in 2025: a block every half second. */
export const eos: Network = {
  id: 'eos',
  name: 'EOS (Vaulta)',
  badge: 'EOS',
  addressFamily: 'eos',
  feeAsset: 'eos',
  blockSeconds: 0.5,
  explorer: {
    transaction: 'https://unicove.com/en/vaulta/transaction/{id}',
    address: 'https://unicove.com/en/vaulta/account/{address}',
  },
}
