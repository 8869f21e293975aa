import type { AddressFamily } from '../currencies/index.ts'
import type { AddressRules } from './address-rules.ts'

const loaders: Record<AddressFamily, () => Promise<AddressRules>> = {
  bitcoin: async () => (await import('./families/bitcoin.ts')).bitcoin,
  bitcoincash: async () => (await import('./families/bitcoincash.ts')).bitcoincash,
  litecoin: async () => (await import('./families/litecoin.ts')).litecoin,
  dogecoin: async () => (await import('./families/dogecoin.ts')).dogecoin,
  dash: async () => (await import('./families/dash.ts')).dash,
  zcash: async () => (await import('./families/zcash.ts')).zcash,
  digibyte: async () => (await import('./families/digibyte.ts')).digibyte,
  ravencoin: async () => (await import('./families/ravencoin.ts')).ravencoin,
  evm: async () => (await import('./families/evm.ts')).evm,
  ripple: async () => (await import('./families/ripple.ts')).ripple,
  stellar: async () => (await import('./families/stellar.ts')).stellar,
  tron: async () => (await import('./families/tron.ts')).tron,
  eos: async () => (await import('./families/eos.ts')).eos,
  monero: async () => (await import('./families/monero.ts')).monero,
  solana: async () => (await import('./families/solana.ts')).solana,
}

/** Fetches the rules of one family: a page loads only the coins it is asked about. Rejects where loading fails. */
export function loadAddressRules(family: AddressFamily): Promise<AddressRules> {
  return loaders[family]()
}
