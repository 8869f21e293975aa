import { describe, expect, test } from 'vitest'
import { createTransaction, currencyHistory, markets, transaction } from '../../call-lines/index.ts'
import { httpCalls } from './http-calls.ts'

const lines = { createTransaction, currencyHistory, markets, transaction }

function server(answer: () => Response | Promise<Response>) {
  const seen: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    seen.push({ url: String(url), init: init ?? {} })
    return answer()
  }
  const needs = { baseUrl: 'https://api.example', fetch, timeLimitMilliseconds: 50 }
  return { seen, calls: httpCalls(lines, needs) }
}

describe('httpCalls', () => {
  test('sends an order with its idempotency key and reads the reply', async () => {
    const { seen, calls } = server(() => Response.json({ holderSecret: 's' }, { status: 201 }))
    const request = { from: 'btc', to: 'eth', amountFrom: '0.1', destinationAddress: 'a' }
    const answer = await calls.createTransaction({ ...request, idempotencyKey: 'key-1' })
    expect(answer).toEqual({ ok: true, status: 201, body: { holderSecret: 's' } })
    expect(seen[0]?.url).toBe('https://api.example/api/transactions')
    expect(new Headers(seen[0]?.init.headers).get('idempotency-key')).toBe('key-1')
    expect(seen[0]?.init.body).toBe(JSON.stringify(request))
  })

  test('writes what comes from outside into paths and queries safely', async () => {
    const { seen, calls } = server(() => Response.json({}))
    await calls.transaction({ id: 'a/../b' })
    await calls.currencyHistory({ a: 'btc', b: 'eth', from: '1' })
    expect(seen.map(({ url }) => url.slice('https://api.example'.length))).toEqual([
      '/api/transactions/a%2F..%2Fb',
      '/api/currency-history/btc/eth?from=1',
    ])
  })

  test('gives a refusal as a value', async () => {
    const body = { error: { code: 'rate_expired', message: 'Expired', details: {} } }
    const { calls } = server(() => Response.json(body, { status: 409 }))
    expect(await calls.markets()).toEqual({ ok: false, status: 409, body })
  })

  test('a network that fails is status 0 with a code', async () => {
    const { calls } = server(() => Promise.reject(new TypeError('Failed to fetch')))
    const answer = await calls.markets()
    expect(answer).toMatchObject({
      ok: false,
      status: 0,
      body: { error: { code: 'network_unreachable' } },
    })
  })

  test('a reply that does not come in time is given up', async () => {
    const hanging = httpCalls(lines, {
      timeLimitMilliseconds: 10,
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    })
    const answer = await hanging.markets()
    expect(answer).toMatchObject({
      ok: false,
      status: 0,
      body: { error: { code: 'network_unreachable' } },
    })
  })

  test('what is not JSON is an error, whatever its status', async () => {
    const { calls } = server(() => new Response('<html>', { status: 200 }))
    expect(await calls.markets()).toMatchObject({
      ok: false,
      body: { error: { code: 'reply_unreadable' } },
    })
    const broken = server(() => Response.json('oops', { status: 500 }))
    expect(await broken.calls.markets()).toMatchObject({
      ok: false,
      body: { error: { code: 'unexpected' } },
    })
  })
})
