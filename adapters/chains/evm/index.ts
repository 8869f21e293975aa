export { createEvmChain } from './evm-chain.ts'
export type { EvmConfig, EvmToken } from './evm-config.ts'
export { createEvmSigning, type EvmSigningNeeds } from './sign.ts'
