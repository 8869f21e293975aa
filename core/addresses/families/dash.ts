import { utxoRules } from '../utxo-rules.ts'

/** Dash: base58 `X…` and `7…` (Dash Core, chainparams). It has no segregated witness. */
export const dash = utxoRules({
  family: 'dash',
  main: { pubkeyHash: [76], scriptHash: [16], bech32: null },
  regtest: { pubkeyHash: [140], scriptHash: [19], bech32: null },
  testnet: { pubkeyHash: [140], scriptHash: [19], bech32: null },
})
