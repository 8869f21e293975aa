import { utxoRules } from '../utxo-rules.ts'

/** Dogecoin: base58 `D…` and `9…` or `A…` (Dogecoin Core, chainparams). It has no segregated witness. */
export const dogecoin = utxoRules({
  family: 'dogecoin',
  main: { pubkeyHash: [30], scriptHash: [22], bech32: null },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: null },
  testnet: { pubkeyHash: [113], scriptHash: [196], bech32: null },
})
