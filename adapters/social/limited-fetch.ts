import type { CustomFetch, CustomFetchOptions } from 'openid-client'

/** Far more than any provider says of a person. */
const LONGEST_REPLY_BYTES = 256 * 1024

/**
 * A `fetch` for replies of providers: no cookies, no redirects followed, and nobody fills our memory. Throws where a
 * reply is too long; ends with the signal that the library sets.
 */
export const limitedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, requestOf(options))
  const { headers, status, statusText } = response
  return new Response(await readLimited(response), { headers, status, statusText })
}

function requestOf({ body, headers, method, signal }: CustomFetchOptions): RequestInit {
  return {
    method,
    headers,
    redirect: 'manual',
    credentials: 'omit',
    ...(body instanceof URLSearchParams || typeof body === 'string' ? { body } : {}),
    ...(signal === undefined ? {} : { signal }),
  }
}

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (response.body === null) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.byteLength
    if (length > LONGEST_REPLY_BYTES) throw new Error('The provider’s reply is too long')
    parts.push(part)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
