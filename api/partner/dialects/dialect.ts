import type { PartnerDialect } from '@causeway/core/partners'
import type { PartnerKey } from '@causeway/server/partners'
import type { DialectReference } from '../reference/dialect-reference.ts'
import type { SignedRequest } from './signed-request.ts'

/** How one kind of program names its key and proves it. */
export type Dialect = {
  readonly name: PartnerDialect
  /** What partners read of it, at /developers. */
  readonly reference: DialectReference
  /** The key that the request names; null where it is not of this dialect. */
  readonly apiKeyIn: (request: SignedRequest) => string | null
  /** Whether the request proves the key. `now`: milliseconds since 1970, by the wall clock. */
  readonly isProven: (request: SignedRequest, key: PartnerKey, now: number) => boolean
}
