import { apiKeyOf } from '@causeway/server/partners'
import { fiatReference } from '../reference/fiat-dialect.ts'
import type { Dialect } from './dialect.ts'
import { headerOf, type SignedRequest, signedBytes } from './signed-request.ts'
import { isSignedByRsa } from './verify-rsa.ts'

const NO_BODY = Buffer.from('{}')
const PEM = /^\s*-----BEGIN RSA PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END RSA PUBLIC KEY-----\s*$/

/**
 * Fiat v1: the key is named by its public key, and RSA-SHA256 signs the whole URL that is asked and the body after it, `{}`
 * where there is none. So neither can be changed, and what was signed for another host proves nothing here.
 */
export const fiat: Dialect = {
  name: 'fiat',
  reference: fiatReference,
  apiKeyIn: (request) =>
    headerOf(request, 'x-api-signature') === null ? null : namedKeyOf(request),
  isProven: (request, key) => {
    const { body, url } = request
    if (url === undefined) return false
    const signed = Buffer.concat([Buffer.from(url), body.length === 0 ? NO_BODY : body])
    return isSignedByRsa(request, key, signedBytes(request, signed))
  },
}

/** The name that the other dialects give the same key: `X-Api-Key` is base64 of the PEM text of its public key (PKCS#1). */
function namedKeyOf(request: SignedRequest): string | null {
  const header = headerOf(request, 'x-api-key')
  const [, der] = PEM.exec(Buffer.from(header ?? '', 'base64').toString('latin1')) ?? []
  return der === undefined ? null : apiKeyOf(Buffer.from(der, 'base64'))
}
