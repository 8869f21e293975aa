import { restReference } from '../reference/unsigned-dialects.ts'
import type { Dialect } from './dialect.ts'
import { headerOf, type SignedRequest } from './signed-request.ts'

/** RFC 6750, 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/** The key as a bearer token, for the calls of `api/contract/partner`: only one that was opened for it is taken. */
export const rest: Dialect = {
  name: 'rest',
  reference: restReference,
  apiKeyIn: (request: SignedRequest) =>
    BEARER.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? null,
  isProven: () => true,
}
