import { createHmac, timingSafeEqual } from 'node:crypto'
import { v1Reference } from '../reference/signed-dialects.ts'
import type { Dialect } from './dialect.ts'
import { headerOf, signedBytes } from './signed-request.ts'

/** HMAC-SHA512 over the body, as hexadecimal digits. */
export const v1: Dialect = {
  name: 'v1',
  reference: v1Reference,
  apiKeyIn: (request) => (headerOf(request, 'sign') === null ? null : headerOf(request, 'api-key')),
  isProven: (request, { secret }) => {
    const sign = headerOf(request, 'sign')
    if (sign === null || secret === null) return false
    const expected = createHmac('sha512', secret).update(signedBytes(request)).digest()
    const given = Buffer.from(sign, 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  },
}
