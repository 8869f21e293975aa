import { utxoRules } from '../utxo-rules.ts'

/** Ravencoin: base58 `R…` and `r…` (Ravencoin Core, chainparams). It has no segregated witness. */
export const ravencoin = utxoRules({
  family: 'ravencoin',
  main: { pubkeyHash: [60], scriptHash: [122], bech32: null },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: null },
  testnet: { pubkeyHash: [111], scriptHash: [196], bech32: null },
})
