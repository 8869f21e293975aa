export { createEvmChain } from './evm-chain.ts'
export type { EvmConfig, EvmNetworkParams, EvmToken } from './evm-config.ts'
export {
  anvilParams,
  bscParams,
  ethereumClassicParams,
  ethereumParams,
  polygonParams,
} from './evm-networks.ts'
export { TokenUnlikeCatalogue } from './tokens/token-decimals.ts'
export { createEvmSigning } from './transfers/sign.ts'
