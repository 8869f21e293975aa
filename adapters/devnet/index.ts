export { type AnvilToken, anvilTokens } from './anvil-tokens.ts'
export { findPgBouncer } from './find-programs.ts'
export { type Anvil, startAnvil } from './start-anvil.ts'
export { type Litecoind, startLitecoind } from './start-litecoind.ts'
