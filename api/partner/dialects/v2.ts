import { v2Reference } from '../reference/signed-dialects.ts'
import type { Dialect } from './dialect.ts'
import { headerOf, signedBytes } from './signed-request.ts'
import { isSignedByRsa } from './verify-rsa.ts'

/** RSA-SHA256 over the body. An `Authorization` header that some programs send besides says nothing. */
export const v2: Dialect = {
  name: 'v2',
  reference: v2Reference,
  apiKeyIn: (request) =>
    headerOf(request, 'x-api-signature') === null ? null : headerOf(request, 'x-api-key'),
  isProven: (request, key) => isSignedByRsa(request, key, signedBytes(request)),
}
