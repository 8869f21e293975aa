import { utxoRules } from '../utxo-rules.ts'

/**
 * Litecoin: base58 `L…` and `M…`, bech32 and bech32m `ltc1…` (Litecoin Core, chainparams). Its oldest script addresses
 * began with 3, as Bitcoin's do; they were given up because the two could not be told apart, and are refused here on
 * real networks for that reason. Every wallet shows the same address with M.
 */
export const litecoin = utxoRules({
  family: 'litecoin',
  main: { pubkeyHash: [48], scriptHash: [50], bech32: 'ltc' },
  regtest: { pubkeyHash: [111], scriptHash: [58, 196], bech32: 'rltc' },
  testnet: { pubkeyHash: [111], scriptHash: [58, 196], bech32: 'tltc' },
})
