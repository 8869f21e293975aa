import { type ReplayProtection, signBody } from '../keys/sign-body.ts'

/** Where requests go, and whose they are. */
export type Endpoint = {
  readonly url: URL
  readonly apiKey: string
  readonly privateKey: () => Promise<CryptoKey>
  readonly replayProtection: boolean
  readonly timeoutMilliseconds: number
  readonly fetch: typeof fetch
}

/** What one request may say for itself. */
export type RequestOptions = {
  readonly signal?: AbortSignal
  /** Overrides the client’s own time limit. */
  readonly timeoutMilliseconds?: number
}

type Sent = RequestOptions & { readonly idempotencyKey?: string }

/** What came back. */
export type HttpReply = {
  readonly status: number
  readonly retryAfterSeconds: number | null
  /** Undefined if the body is not JSON. */
  readonly json: unknown
}

/** Signs a body, posts it and reads what comes back. */
export async function postSigned(
  endpoint: Endpoint,
  body: string,
  { idempotencyKey, signal, timeoutMilliseconds = endpoint.timeoutMilliseconds }: Sent,
): Promise<HttpReply> {
  const limit = new AbortController()
  const timer = setTimeout(() => {
    const message = `The exchange did not answer within ${timeoutMilliseconds} ms`
    limit.abort(new DOMException(message, 'TimeoutError'))
  }, timeoutMilliseconds)
  try {
    const response = await endpoint.fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(await signatureHeaders(endpoint, body)),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body,
      // A signed request is for this address only, and proves itself without cookies.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]),
    })
    return await readReply(response)
  } finally {
    clearTimeout(timer)
  }
}

async function signatureHeaders(
  { apiKey, privateKey, replayProtection }: Endpoint,
  body: string,
): Promise<Readonly<Record<string, string>>> {
  const protection: ReplayProtection | undefined = replayProtection
    ? { timestamp: Date.now(), nonce: crypto.randomUUID() }
    : undefined
  return {
    'x-api-key': apiKey,
    'x-api-signature': await signBody(await privateKey(), body, protection),
    ...(protection === undefined
      ? {}
      : {
          'x-api-timestamp': String(protection.timestamp),
          'x-api-nonce': protection.nonce,
        }),
  }
}

async function readReply(response: Response): Promise<HttpReply> {
  const { headers, status } = response
  const seconds = headers.get('retry-after') ?? ''
  return {
    status,
    retryAfterSeconds: /^\d{1,9}$/.test(seconds) ? Number(seconds) : null,
    json: parseJson(await response.text()),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
