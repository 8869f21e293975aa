import { utxoRules } from './utxo-rules.ts'

/** Bitcoin: base58 `1…` and `3…`, bech32 and bech32m `bc1…` (Bitcoin Core, chainparams). */
export const bitcoin = utxoRules({
  family: 'bitcoin',
  main: { pubkeyHash: [0], scriptHash: [5], bech32: 'bc' },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: 'bcrt' },
  testnet: { pubkeyHash: [111], scriptHash: [196], bech32: 'tb' },
})

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

/**
 * Bitcoin SV: Bitcoin's oldest form `1…`; nothing in the text tells the two apart. Script hashes `3…` are refused: since
 * the Genesis upgrade of 2020 the network no longer guards what is paid to them.
 */
export const bitcoinsv = utxoRules({
  family: 'bitcoinsv',
  main: { pubkeyHash: [0], scriptHash: [], bech32: null },
  regtest: { pubkeyHash: [111], scriptHash: [], bech32: null },
  testnet: { pubkeyHash: [111], scriptHash: [], bech32: null },
})

/** Dogecoin: base58 `D…` and `9…` or `A…` (Dogecoin Core, chainparams). It has no segregated witness. */
export const dogecoin = utxoRules({
  family: 'dogecoin',
  main: { pubkeyHash: [30], scriptHash: [22], bech32: null },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: null },
  testnet: { pubkeyHash: [113], scriptHash: [196], bech32: null },
})

/** Dash: base58 `X…` and `7…` (Dash Core, chainparams). It has no segregated witness. */
export const dash = utxoRules({
  family: 'dash',
  main: { pubkeyHash: [76], scriptHash: [16], bech32: null },
  regtest: { pubkeyHash: [140], scriptHash: [19], bech32: null },
  testnet: { pubkeyHash: [140], scriptHash: [19], bech32: null },
})

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

/** Ravencoin: base58 `R…` and `r…` (Ravencoin Core, chainparams). It has no segregated witness. */
export const ravencoin = utxoRules({
  family: 'ravencoin',
  main: { pubkeyHash: [60], scriptHash: [122], bech32: null },
  regtest: { pubkeyHash: [111], scriptHash: [196], bech32: null },
  testnet: { pubkeyHash: [111], scriptHash: [196], bech32: null },
})
