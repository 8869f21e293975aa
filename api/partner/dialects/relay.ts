import { relayReference } from '../reference/unsigned-dialects.ts'
import type { Dialect } from './dialect.ts'
import { headerOf, type SignedRequest } from './signed-request.ts'

/** How far the time in the header may be from ours. */
export const OLDEST_MILLISECONDS = 60_000

/** `X-Auth` holds the key and a time, and nothing is signed: only a key that was opened for it is taken, and not for long. */
export const relay: Dialect = {
  name: 'relay',
  reference: relayReference,
  apiKeyIn: (request) => partsOf(request)?.apiKey ?? null,
  isProven: (request, _key, now) => {
    const parts = partsOf(request)
    return parts !== null && Math.abs(now - parts.at) <= OLDEST_MILLISECONDS
  },
}

function partsOf(request: SignedRequest): { readonly apiKey: string; readonly at: number } | null {
  const header = headerOf(request, 'x-auth')
  if (header === null) return null
  const [, apiKey, at] = /^(.+):(\d{1,15})$/s.exec(Buffer.from(header, 'base64').toString()) ?? []
  return apiKey === undefined || at === undefined ? null : { apiKey, at: Number(at) }
}
