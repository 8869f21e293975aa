export {
  bitcoinCashParams,
  bitcoinCashRegtestParams,
  bitcoinParams,
  bitcoinRegtestParams,
  dashParams,
  dashRegtestParams,
  digibyteParams,
  digibyteRegtestParams,
  dogecoinParams,
  dogecoinRegtestParams,
  litecoinParams,
  litecoinRegtestParams,
  ravencoinParams,
  ravencoinRegtestParams,
  zcashParams,
  zcashRegtestParams,
} from './known-coins.ts'
export { createUtxoSigning } from './transfers/sign.ts'
export { createUtxoChain } from './utxo-chain.ts'
export type { UtxoParams } from './utxo-params.ts'
