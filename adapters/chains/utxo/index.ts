export { createUtxoSigning } from './sign.ts'
export { createUtxoChain, type UtxoConfig } from './utxo-chain.ts'
export {
  bitcoinParams,
  litecoinParams,
  litecoinRegtestParams,
  type UtxoParams,
} from './utxo-params.ts'
