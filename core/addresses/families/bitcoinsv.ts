import { utxoRules } from '../utxo-rules.ts'

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
