export { createEvmChain } from './evm-chain.ts'
export type { EvmConfig, EvmNetworkParams, EvmToken, FeeStyle } from './evm-config.ts'
export {
  anvilParams,
  bscParams,
  ethereumClassicParams,
  ethereumParams,
  polygonParams,
} from './evm-networks.ts'
export { NodeBehind } from './node-head.ts'
export { createEvmSigning, type EvmSigningNeeds } from './sign.ts'
export { TokenUnlikeCatalogue } from './token-decimals.ts'
export { DeliveredShort } from './token-delivery.ts'
