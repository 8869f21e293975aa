export type { LitecoindProgram } from './fetch-litecoind.ts'
export { findLitecoind } from './find-litecoind.ts'
export { type Anvil, startAnvil } from './start-anvil.ts'
export { type Litecoind, startLitecoind } from './start-litecoind.ts'
