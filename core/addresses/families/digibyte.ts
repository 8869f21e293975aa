import { utxoRules } from '../utxo-rules.ts'

/**
 * DigiByte: base58 `D…` and `S…`, bech32 and bech32m `dgb1…` (DigiByte Core, chainparams). Its oldest script addresses
 * began with 3, as Bitcoin's do, and are refused here for the reason that Litecoin's are. Its `D…` are Dogecoin's too:
 * nothing in the text tells the two apart.
 */
export const digibyte = utxoRules({
  family: 'digibyte',
  main: { pubkeyHash: [30], scriptHash: [63], bech32: 'dgb' },
  regtest: { pubkeyHash: [126], scriptHash: [140], bech32: 'dgbrt' },
  testnet: { pubkeyHash: [126], scriptHash: [140], bech32: 'dgbt' },
})
