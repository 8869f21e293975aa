import { utxoRules } from '../utxo-rules.ts'

/** Bitcoin: base58 `1…` and `3…`, bech32 and bech32m `bc1…` (Bitcoin Core, chainparams). */
export const bitcoin = utxoRules({
  family: 'bitcoin',
  main: { pubkeyHash: [0], scriptHash: [5], bech32: 'bc' },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: 'bcrt' },
  testnet: { pubkeyHash: [111], scriptHash: [196], bech32: 'tb' },
})
