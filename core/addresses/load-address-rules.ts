import type { AddressFamily } from '../currencies/index.ts'
import type { AddressRules } from './address-rules.ts'

const loaders: Record<AddressFamily, () => Promise<AddressRules>> = {
  bitcoin: async () => (await import('./families/utxo/utxo-families.ts')).bitcoin,
  bitcoincash: async () => (await import('./families/utxo/bitcoincash.ts')).bitcoincash,
  litecoin: async () => (await import('./families/utxo/utxo-families.ts')).litecoin,
  dogecoin: async () => (await import('./families/utxo/utxo-families.ts')).dogecoin,
  dash: async () => (await import('./families/utxo/utxo-families.ts')).dash,
  zcash: async () => (await import('./families/utxo/zcash.ts')).zcash,
  digibyte: async () => (await import('./families/utxo/utxo-families.ts')).digibyte,
  ravencoin: async () => (await import('./families/utxo/utxo-families.ts')).ravencoin,
  evm: async () => (await import('./families/evm.ts')).evm,
  ripple: async () => (await import('./families/ripple.ts')).ripple,
  stellar: async () => (await import('./families/stellar.ts')).stellar,
  tron: async () => (await import('./families/tron.ts')).tron,
  eos: async () => (await import('./families/eos.ts')).eos,
  monero: async () => (await import('./families/monero.ts')).monero,
  solana: async () => (await import('./families/solana.ts')).solana,
  bitcoinsv: async () => (await import('./families/utxo/utxo-families.ts')).bitcoinsv,
  vechain: async () => (await import('./families/evm.ts')).vechain,
  cardano: async () => (await import('./families/cardano.ts')).cardano,
  polkadot: async () => (await import('./families/polkadot.ts')).polkadot,
  tezos: async () => (await import('./families/tezos.ts')).tezos,
  neo: async () => (await import('./families/neo.ts')).neo,
  nem: async () => (await import('./families/nem.ts')).nem,
  cosmos: async () => (await import('./families/cosmos.ts')).cosmos,
  kava: async () => (await import('./families/cosmos.ts')).kava,
  near: async () => (await import('./families/near.ts')).near,
  algorand: async () => (await import('./families/algorand.ts')).algorand,
  hedera: async () => (await import('./families/hedera.ts')).hedera,
  ton: async () => (await import('./families/ton.ts')).ton,
  filecoin: async () => (await import('./families/filecoin.ts')).filecoin,
  waves: async () => (await import('./families/waves.ts')).waves,
  sui: async () => (await import('./families/move.ts')).sui,
  aptos: async () => (await import('./families/move.ts')).aptos,
  fiat: async () => (await import('./families/fiat.ts')).fiat,
}

/** Fetches the rules of one family: a page loads only the coins it is asked about. Rejects where loading fails. */
export function loadAddressRules(family: AddressFamily): Promise<AddressRules> {
  return loaders[family]()
}

/** Whether a text, from a reply say, is a family whose rules can be loaded. A page has no list of them otherwise. */
export function isAddressFamily(text: string): text is AddressFamily {
  return Object.hasOwn(loaders, text)
}
