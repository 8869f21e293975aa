// door: HTTP
import { createHash, randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct, playAddress } from '../support/ask-product.ts'
import { rawPage } from '../support/pages/raw-page.ts'

const VARIANTS = [
  'EstimationMethod_ABvariant',
  'WTP_AB_variant',
  'NewDropdown_ABvariant',
  'FixUpsale_ABvariant',
  'BuyAndExchangeOffer_ABvariant',
  'FastFilters_ABvariant',
] as const

let product: RunningProduct

beforeAll(async () => {
  product = await startProduct({
    env: { EXPERIMENTS: 'WTP_AB_variant=one:1/other:1', TRUST_PROXY: 'true' },
  })
})
afterAll(async () => {
  await product?.stop()
})

const page = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(product.url + path, { headers })

/** The cookies of a reply by name, but for the token against other sites, which the home page gives (AUTH-10). */
function cookiesOf(response: Response): Map<string, string> {
  const given = response.headers.getSetCookie().map((cookie) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const [name = '', value] = pair.split('=')
    return [name, `${value}; ${attributes.join('; ')}`] as const
  })
  return new Map(given.filter(([name]) => !name.endsWith('csrf')))
}

describe('variant cookies', () => {
  test('[CALC-29.1] a visitor without them gets all six, from kept pages as from others', async () => {
    for (const path of ['/', '/', '/terms-of-use', '/sandbox', '/no-such-page']) {
      const cookies = cookiesOf(await page(path))
      expect([...cookies.keys()], path).toEqual(VARIANTS)
      expect(cookies.get('WTP_AB_variant')).toMatch(
        /^(one|other); Path=\/; Max-Age=2678400; SameSite=Lax$/,
      )
      expect(cookies.get('FixUpsale_ABvariant')).toMatch(/^new;/)
    }
  })

  test('[TELE-05.1] a country that is not known any longer is taken back, by kept pages and others', async () => {
    for (const path of ['/', '/sandbox']) {
      const given = (await page(path, { cookie: 'ipcountry=US' })).headers.getSetCookie()
      expect(given, path).toContain('ipcountry=; Path=/; Max-Age=0; SameSite=Lax')
    }
  })

  test('[CALC-29.2] a visitor keeps the one he has and gets only what he lacks', async () => {
    const cookie = `WTP_AB_variant=other; ${VARIANTS.slice(2)
      .map((name) => `${name}=new`)
      .join('; ')}`
    for (let n = 0; n < 10; n += 1) {
      const cookies = cookiesOf(await page('/', { cookie }))
      expect([...cookies.keys()]).toEqual(['EstimationMethod_ABvariant'])
    }
    const all = cookie.concat('; EstimationMethod_ABvariant=new')
    expect(cookiesOf(await page('/', { cookie: all })).size).toBe(0)
    expect(cookiesOf(await page('/sandbox', { cookie: all })).size).toBe(0)
  })

  test('[CALC-29.3] visitors are spread over the variants by weight', async () => {
    const given = new Set<string>()
    for (let n = 0; n < 60 && given.size < 2; n += 1) {
      given.add(
        String(
          cookiesOf(await page('/'))
            .get('WTP_AB_variant')
            ?.split(';')[0],
        ),
      )
    }
    expect(given).toEqual(new Set(['one', 'other']))
  })

  test('[CALC-29.4] over https they may stand in pages of other sites, and only there', async () => {
    const cookies = cookiesOf(await page('/', { 'x-forwarded-proto': 'https' }))
    expect(cookies.size).toBe(VARIANTS.length)
    for (const cookie of cookies.values()) {
      expect(cookie).toMatch(/; Path=\/; Max-Age=2678400; SameSite=None; Secure$/)
      expect(cookie).not.toContain('HttpOnly')
    }
  })

  test('the price experiment is taken with estimates and orders', async () => {
    const body = { from: 'btc', to: 'eth', amountFrom: '0.1', wtpExperiment: 'other' }
    const asked = await askProduct(product, 'POST', '/api/exchange/estimate', { body })
    expect(asked.status).toBe(200)
    const destinationAddress = await playAddress(product, 'eth')
    const created = await askProduct(product, 'POST', '/api/transactions', {
      body: { ...body, destinationAddress },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(created.status).toBe(201)
  })
})

describe('kept pages', () => {
  test('hold nothing of a visitor: no nonce, the same bytes for operator and stranger', async () => {
    const mine = await page('/', { cookie: 'holder-AAAAAAAA=secret; secret=1' })
    const other = await page('/', { 'x-forwarded-for': '203.0.113.7', 'accept-language': 'de' })
    const [html, again] = [await mine.text(), await other.text()]
    expect(html).not.toMatch(/nonce/)
    if (mine.headers.get('etag') === other.headers.get('etag')) expect(again).toBe(html)
    for (const one of [html, again]) expect(one).not.toMatch(/holder-|203\.0\.113|secret=1/)
    expect(mine.headers.get('cache-control')).toBe('private, no-cache')
    expect(mine.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('are not sent twice: their tag is answered with 304, their cookies still come', async () => {
    const first = await page('/terms-of-use')
    const again = await page('/terms-of-use', {
      'if-none-match': String(first.headers.get('etag')),
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(cookiesOf(again).size).toBe(VARIANTS.length)
  })

  test('come compressed, and as they are to whoever does not ask for it', async () => {
    const { headers, bytes } = await rawPage(product, '/terms-of-use', 'br')
    expect(headers['content-encoding']).toBe('br')
    const plain = await rawPage(product, '/terms-of-use', 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(bytes).equals(plain.bytes)).toBe(true)
  })

  test('differ by language and by pair, and not by what they do not read, however long', async () => {
    expect(await (await page('/?from=ltc&to=xrp')).text()).toMatch(/value="ltc" selected/)
    expect(await (await page('/')).text()).toMatch(/value="btc" selected/)
    const long = await page(`/?from=ltc&to=xrp&utm=${'x'.repeat(300)}`)
    expect(long.headers.get('etag')).toMatch(/^W\/"/)
    expect(await long.text()).toMatch(/value="ltc" selected/)
  })
})

describe('what a page may do', () => {
  // The home page has the styles of its first paint by themselves.
  test.each([
    ['/', 2],
    ['/terms-of-use', 1],
    ['/privacy-policy', 1],
  ] as const)('%s runs only the scripts named by hash', async (path, sheets) => {
    const response = await page(path)
    const policy = policyOf(response)
    const html = await response.text()
    const scripts = inlineScripts(html)
    const hashes = scripts.map((script) => sha256(script))
    expect(policy.get('script-src')).toBe(["'self'", ...new Set(hashes)].join(' '))
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) =>
      sha256(text),
    )
    expect(policy.get('style-src')).toBe(["'self'", ...styles].join(' '))
    expect(styles).toHaveLength(sheets)
  })

  test.each(['/sandbox', '/processing?from=btc&to=eth&amountFrom=0.1', '/no-such-page'])(
    '%s runs only scripts that bear the nonce of this one reply',
    async (path) => {
      const [first, second] = [await page(path), await page(path)]
      const policy = policyOf(first).get('script-src')
      expect(policy).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{20,}'$/)
      expect(policyOf(second).get('script-src')).not.toBe(policy)
      const nonce = policy?.split("'nonce-")[1]?.slice(0, -1)
      const html = await first.text()
      const tags = [...html.matchAll(/<script(?![^>]*application\/json)([^>]*)>/g)]
      expect(tags.length).toBeGreaterThan(0)
      for (const [, attributes] of tags) {
        expect(attributes).toMatch(/\ssrc=|\snonce=/)
        if (!attributes?.includes(' src=')) expect(attributes).toContain(`nonce="${nonce}"`)
      }
    },
  )

  test('no page may be framed, write scripts into itself or lead its forms elsewhere', async () => {
    for (const path of ['/', '/sandbox', '/no-such-page']) {
      const response = await page(path)
      const policy = policyOf(response)
      expect(Object.fromEntries(policy)).toMatchObject({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
        'base-uri': "'none'",
        'connect-src': "'self'",
      })
      expect(policy.get('script-src')).not.toMatch(/unsafe|\*|https?:/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    }
  })

  test('only pages that scan may use the camera, and order pages tell other sites nothing', async () => {
    const headersOf = async (path: string) => (await page(path)).headers
    const processing = await headersOf('/processing?from=btc&to=eth&amountFrom=0.1')
    expect(processing.get('permissions-policy')).toContain('camera=(self)')
    expect(processing.get('referrer-policy')).toBe('same-origin')
    const order = await headersOf('/transaction/AAAAAAAAAAAAAAAAAAAAAA')
    expect(order.get('permissions-policy')).toContain('camera=(self)')
    expect(order.get('referrer-policy')).toBe('same-origin')
    const home = await headersOf('/')
    expect(home.get('permissions-policy')).toContain('camera=()')
    expect(home.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('files come compressed as they were built, for ever', async () => {
    const html = await (await page('/')).text()
    const [, script = ''] = /<link rel="modulepreload" href="([^"]*form-[^"]+)"/.exec(html) ?? []
    const [, react = ''] = /<link rel="modulepreload" href="([^"]*react-[^"]+)"/.exec(html) ?? []
    for (const path of [script, react]) {
      const { headers } = await rawPage(product, path, 'br')
      expect(headers['cache-control']).toContain('immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    const { headers, bytes } = await rawPage(product, react, 'gzip, br')
    expect(headers['content-encoding']).toBe('br')
    expect(bytes.length).toBeLessThan(70_000)
  })
})

function policyOf(response: Response): Map<string, string> {
  const text = response.headers.get('content-security-policy') ?? ''
  return new Map(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  )
}

function inlineScripts(html: string): string[] {
  const found = html.matchAll(
    /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
  )
  return [...found].map(([, text = '']) => text)
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
