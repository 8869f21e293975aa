export { HistoryMissing, NodeBehind } from './node-head.ts'
export { createRippleChain } from './ripple-chain.ts'
export {
  type RippleConfig,
  type RippleNetworkParams,
  xrpLedgerParams,
  xrpTestnetParams,
} from './ripple-config.ts'
export { createRippleSigning, type RippleSigningNeeds } from './sign.ts'
