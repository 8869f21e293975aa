export { createRippleChain } from './ripple-chain.ts'
export {
  xrpLedgerParams,
  xrpTestnetParams,
} from './ripple-config.ts'
export { createRippleSigning } from './transfers/sign.ts'
