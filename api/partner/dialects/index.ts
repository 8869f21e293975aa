import { changehero } from './changehero.ts'
import type { Dialect } from './dialect.ts'
import { fiat } from './fiat.ts'
import { relay } from './relay.ts'
import { rest } from './rest.ts'
import { v1 } from './v1.ts'
import { v2 } from './v2.ts'

export type { Dialect } from './dialect.ts'
export { headerOf, type SignedRequest } from './signed-request.ts'

/** The dialects of JSON-RPC; a request is of the first that it names a key in. */
export const rpcDialects: readonly Dialect[] = [v2, relay, v1, changehero]
/** That of calls with a bearer token. */
export const restDialects: readonly Dialect[] = [rest]
/** That of Fiat v1. */
export const fiatDialects: readonly Dialect[] = [fiat]
