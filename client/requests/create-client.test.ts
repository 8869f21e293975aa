import { generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { PartnerApiError, PartnerHttpError } from './partner-errors.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const PAIR = { from: 'btc', to: 'eth' }

type Request = { readonly id: string; readonly method: string; readonly params: unknown }
type Sent = { readonly url: string; readonly headers: Headers; readonly text: string }

/** A client whose requests arrive here, and are answered as `answer` says. */
function clientOf(
  answer: (body: Request & readonly Request[]) => unknown,
  {
    headers = {},
    status = 200,
    ...options
  }: {
    readonly status?: number
    readonly headers?: Readonly<Record<string, string>>
    readonly replayProtection?: boolean
    readonly timeoutMilliseconds?: number
  } = {},
) {
  const sent: Sent[] = []
  const client = createClient({
    baseUrl: 'https://exchange.example/api/partner',
    apiKey: 'the key',
    privateKey,
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.text()
      sent.push({ url: request.url, headers: request.headers, text })
      const answered = await Promise.race([answer(JSON.parse(text)), aborted(init?.signal)])
      const body = typeof answered === 'string' ? answered : JSON.stringify(answered)
      return new Response(body, { status, headers })
    },
  })
  return { client, sent }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

const replyTo = (request: Request, result: unknown) => ({ jsonrpc: '2.0', id: request.id, result })

describe('a call', () => {
  test('posts one JSON-RPC request whose signature covers exactly what is sent', async () => {
    const { client, sent } = clientOf((request) => replyTo(request, '0.001'))
    expect(await client.getMinAmount(PAIR, { idempotencyKey: 'mine' })).toBe('0.001')
    const [{ headers, text, url } = sent[0] as never] = sent
    expect(url).toBe('https://exchange.example/api/partner')
    expect(JSON.parse(text)).toEqual({
      jsonrpc: '2.0',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'getMinAmount',
      params: PAIR,
    })
    expect([headers.get('x-api-key'), headers.get('idempotency-key')]).toEqual(['the key', 'mine'])
    const signed = `${headers.get('x-api-timestamp')}\n${headers.get('x-api-nonce')}\n${text}`
    const signature = Buffer.from(headers.get('x-api-signature') ?? '', 'base64')
    expect(verify('RSA-SHA256', Buffer.from(signed), publicKey, signature)).toBe(true)
    expect(Math.abs(Number(headers.get('x-api-timestamp')) - Date.now())).toBeLessThan(300_000)
  })

  test('without replay protection signs the body alone', async () => {
    const { client, sent } = clientOf((request) => replyTo(request, []), {
      replayProtection: false,
    })
    await client.getCurrencies()
    const [{ headers, text } = sent[0] as never] = sent
    expect([headers.get('x-api-timestamp'), headers.get('x-api-nonce')]).toEqual([null, null])
    const signature = Buffer.from(headers.get('x-api-signature') ?? '', 'base64')
    expect(verify('RSA-SHA256', Buffer.from(text), publicKey, signature)).toBe(true)
  })

  test('that is made twice is two different requests', async () => {
    const { client, sent } = clientOf((request) => replyTo(request, []))
    await client.getCurrencies()
    await client.getCurrencies()
    expect(new Set(sent.map(({ text }) => text)).size).toBe(2)
    expect(new Set(sent.map(({ headers }) => headers.get('x-api-nonce'))).size).toBe(2)
  })
})

describe('an error', () => {
  const failed = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (reason: unknown) => reason,
    )

  test('of the exchange carries its code, its words and the limits', async () => {
    const limits = { min: { from: '0.001', to: '0.01' }, max: { from: '1', to: '10' } }
    const error = { code: -32600, message: 'Minimal amount is 0.001 btc', data: { limits } }
    const { client } = clientOf(({ id }) => ({ jsonrpc: '2.0', id, error }))
    const thrown = await failed(client.getExchangeAmount({ ...PAIR, amountFrom: '0.0001' }))
    expect(thrown).toBeInstanceOf(PartnerApiError)
    expect(thrown).toMatchObject({ ...error, limits, name: 'PartnerApiError' })
  })

  test('of a key that is not accepted is one of the exchange, although it names no request', async () => {
    const error = { code: -32600, message: 'Unauthorized' }
    const { client } = clientOf(() => ({ jsonrpc: '2.0', id: null, error }), { status: 401 })
    expect(await failed(client.getCurrencies())).toMatchObject({ ...error, limits: null })
  })

  test.each([
    ['a page', '<html>Bad gateway</html>', 502],
    ['another API’s refusal', { error: { code: 'rate_limited', message: 'Too many' } }, 429],
    ['nothing', '', 204],
    ['the reply to another request', { jsonrpc: '2.0', id: 'another', result: [] }, 200],
    ['a reply without a result', { jsonrpc: '2.0', id: 'x' }, 200],
  ])('of a server that answers with %s has its HTTP status', async (_, body, status) => {
    const { client } = clientOf(() => (status === 204 ? '' : body), {
      status: status === 204 ? 200 : status,
      headers: { 'retry-after': '60' },
    })
    const thrown = await failed(client.getCurrencies())
    expect(thrown).toBeInstanceOf(PartnerHttpError)
    expect(thrown).toMatchObject({
      status: status === 204 ? 200 : status,
      retryAfterSeconds: 60,
    })
  })

  test('ends a call that takes too long, or that its caller ends', async () => {
    const { client } = clientOf(() => new Promise(() => undefined), { timeoutMilliseconds: 20 })
    expect(await failed(client.getCurrencies())).toMatchObject({ name: 'TimeoutError' })
    const caller = new AbortController()
    const call = failed(
      client.getCurrencies(undefined, { signal: caller.signal, timeoutMilliseconds: 60_000 }),
    )
    caller.abort(new Error('left the page'))
    expect(await call).toMatchObject({ message: 'left the page' })
  })

  test('of an address that is no HTTP URL or a key that is no key shows neither', async () => {
    const options = { apiKey: 'the key', privateKey: 'abc123' }
    expect(() => createClient({ ...options, baseUrl: 'ftp://exchange.example' })).toThrow(TypeError)
    const client = createClient({ ...options, baseUrl: 'https://exchange.example' })
    const thrown = await failed(client.getCurrencies())
    expect(thrown).toBeInstanceOf(TypeError)
    expect(String(thrown)).not.toContain('abc123')
  })
})

describe('a batch', () => {
  test('answers in its own order, and each request for itself', async () => {
    const error = { code: -32602, message: 'Parameter id is invalid' }
    const { client } = clientOf((requests) => [
      { jsonrpc: '2.0', id: requests[1]?.id, error },
      replyTo(requests[0] as Request, '0.001'),
    ])
    const [minimum, status] = await client.batch([
      { method: 'getMinAmount', params: PAIR },
      { method: 'getStatus', params: { id: 'none' } },
    ])
    expect(minimum).toEqual({ ok: true, result: '0.001' })
    expect(status).toMatchObject({ ok: false, error })
    expect(status.ok || status.error instanceof PartnerApiError).toBe(true)
  })

  test('that is refused as a whole, or not answered in full, is an error', async () => {
    const error = { code: -32600, message: 'Invalid Request' }
    const refused = clientOf(() => ({ jsonrpc: '2.0', id: null, error })).client
    await expect(refused.batch([{ method: 'getCurrencies' }])).rejects.toMatchObject(error)
    const silent = clientOf(() => []).client
    await expect(silent.batch([{ method: 'getCurrencies' }])).rejects.toThrow(PartnerHttpError)
  })

  test('of nothing sends nothing', async () => {
    const { client, sent } = clientOf(() => [])
    expect([await client.batch([]), sent]).toEqual([[], []])
  })
})
