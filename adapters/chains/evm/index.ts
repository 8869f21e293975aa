export { createEvmChain } from './evm-chain.ts'
export type { EvmConfig, EvmNetworkParams, EvmToken } from './evm-config.ts'
export {
  anvilParams,
  bscParams,
  ethereumClassicParams,
  ethereumParams,
  polygonParams,
} from './evm-networks.ts'
export { createEvmSigning } from './sign.ts'
export { TokenUnlikeCatalogue } from './token-decimals.ts'
