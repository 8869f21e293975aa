export { restDialects } from './dialects/index.ts'
export { createKeyGate, type KeyGate } from './key-gate.ts'
export { registerPartnerRoutes } from './register-partner-routes.ts'
export { rpcOperation } from './rpc-operation.ts'
