// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { rawPost, rawReply } from '../support/raw-post.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const TOKEN = 'a-token-of-the-operator-of-this-shop'
const EVIL = 'evil.example'

let shop: RunningProduct
let proxied: RunningProduct
let operatorCalls: readonly (readonly [method: string, path: string])[]
beforeAll(async () => {
  shop = await startShop('attacks_hosts', { OPERATOR_TOKEN: TOKEN })
  proxied = await startShop('attacks_hosts_proxied', {
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://swap.example',
  })
  operatorCalls = [['GET', '/metrics'], ...(await sandboxCalls())]
})
afterAll(async () => {
  await stopShop(shop)
  await stopShop(proxied)
})

/** Every control of the sandbox, as the product itself lists them. */
async function sandboxCalls(): Promise<(readonly [string, string])[]> {
  const reply = await fetch(`${shop.url}/api/openapi.json`)
  const { paths }: { paths: Record<string, object> } = await reply.json()
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/sandbox/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'btc')] as const,
      ),
    )
}

const send = (method: string, path: string, ...headers: readonly string[]) =>
  rawReply(
    shop,
    `${[`${method} ${path} HTTP/1.1`, ...headers, 'Content-Length: 0', 'Connection: close'].join('\r\n')}\r\n\r\n`,
  )

describe('attack: a name that was rebound to this machine, and pages of other sites', () => {
  const port = () => new URL(shop.url).port
  const own = () => `Host: localhost:${port()}`
  const token = `Authorization: Bearer ${TOKEN}`

  test('reach no control of the operator, nor the metrics', async () => {
    expect(operatorCalls.length).toBeGreaterThan(20)
    for (const [method, path] of operatorCalls) {
      const name = `${method} ${path}`
      const rebound = await send(method, path, `Host: ${EVIL}:${port()}`)
      expect(rebound.status, name).toBe(403)
      expect((await send(method, path, own(), `Origin: http://${EVIL}`)).status, name).toBe(403)
      expect((await send(method, path, own(), 'Origin: null')).status, name).toBe(403)
      const byToken = await send(method, path, own(), token, `Origin: http://${EVIL}`)
      expect(byToken.status, name).toBe(403)
      expect((await send(method, path, own(), `Host: ${EVIL}`)).status, name).toBe(400)
      expect((await send(method, path, `Host: ${EVIL}`, own())).status, name).toBe(400)
    }
  })

  test('which the operator reaches from here, and with the token from elsewhere', async () => {
    for (const path of ['/metrics', '/api/sandbox/state']) {
      expect((await send('GET', path, own())).status, path).toBe(200)
      expect((await send('GET', path, own(), `Origin: ${shop.url}`)).status, path).toBe(200)
      const elsewhere = ['Host: causeway', 'X-Forwarded-For: 192.0.2.1']
      expect((await send('GET', path, ...elsewhere)).status, path).toBe(403)
      expect((await send('GET', path, ...elsewhere, token)).status, path).toBe(200)
    }
  })
})

describe('headers that say what may be done with a reply', () => {
  const CALLS = ['/api/currencies', '/api/nothing', '/api/openapi.json', '/healthz', '/readyz']

  test.each([...CALLS, '/metrics', '//nowhere', '/%zz'])('of %s', async (path) => {
    const { head } = await send('GET', path, 'Host: localhost')
    expect(head).toContain(
      "\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'",
    )
    expect(head).toContain('\r\ncross-origin-resource-policy: same-origin')
    expect(head).toContain('\r\nx-content-type-options: nosniff')
    // Plain http promises nothing about the next visit.
    expect(head).not.toContain('strict-transport-security')
  })

  test('of what is no request, and of a stream of events', async () => {
    const { head } = await rawReply(shop, 'NONSENSE\r\n\r\n')
    expect(head).toContain(
      "\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'",
    )
    const stop = new AbortController()
    const stream = await fetch(`${proxied.url}/api/fiat/offer?${OFFERS}`, {
      headers: { accept: 'text/event-stream', 'x-forwarded-proto': 'https' },
      signal: stop.signal,
    })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
    expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(stream.headers.get('strict-transport-security')).toBe(HSTS)
    stop.abort()
  })

  test.each(['/', '/history', '/favicon.svg', '/api/currencies', '/healthz', '/robots.txt'])(
    'of %s over https ask for https from now on',
    async (path) => {
      const ask = (proto: string) =>
        fetch(proxied.url + path, { headers: { 'x-forwarded-proto': proto } })
      expect((await ask('https')).headers.get('strict-transport-security')).toBe(HSTS)
      expect((await ask('http')).headers.get('strict-transport-security')).toBeNull()
    },
  )

  test('of a page keep its own policy', async () => {
    const { head } = await send('GET', '/', 'Host: localhost')
    expect(head).toContain(
      "content-security-policy: default-src 'none'; script-src 'self' 'sha256-",
    )
    const refused = await rawPost(shop, { target: '/history', headers: { origin: 'null' } })
    expect(refused.head).toContain('\r\nx-content-type-options: nosniff')
  })
})

const HSTS = 'max-age=31536000; includeSubDomains'
const OFFERS = 'from=usd&to=btc&amount=150&country=DE'
