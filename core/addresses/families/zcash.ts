import { utxoRules } from '../utxo-rules.ts'

/**
 * Zcash, transparent addresses only: base58 `t1…` and `t3…` (zcashd, chainparams). Shielded and unified addresses
 * (`zs1…`, `u1…`) cannot be paid by the wallet here, and so are refused.
 */
export const zcash = utxoRules({
  family: 'zcash',
  versionBytes: 2,
  main: { pubkeyHash: [0x1cb8], scriptHash: [0x1cbd], bech32: null },
  regtest: { pubkeyHash: [0x1d25], scriptHash: [0x1cba], bech32: null },
  testnet: { pubkeyHash: [0x1d25], scriptHash: [0x1cba], bech32: null },
})
