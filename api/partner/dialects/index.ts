import { changehero } from './changehero.ts'
import type { Dialect } from './dialect.ts'
import { relay } from './relay.ts'
import { v1 } from './v1.ts'
import { v2 } from './v2.ts'

export type { Dialect } from './dialect.ts'
export { headerOf, type SignedRequest } from './signed-request.ts'

/** Every dialect; a request is of the first that it names a key in. */
export const dialects: readonly Dialect[] = [v2, relay, v1, changehero]
