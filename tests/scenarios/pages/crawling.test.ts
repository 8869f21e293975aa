// door: HTTP
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { rawPage } from '../support/pages/raw-page.ts'

const PUBLIC_URL = 'https://swap.example'
const LANGUAGES = 'en ar es fr de pt ru vt hi ja ko zh tr'

let product: RunningProduct

beforeAll(async () => {
  product = await startProduct({ env: { PUBLIC_URL } })
})
afterAll(async () => {
  await product?.stop()
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(product.url + path, { headers })
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

describe('what robots are told', () => {
  test('[PAGE-05.5] where the sitemap is, and what is closed to them', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
    for (const path of ['/api/', '/sandbox', '/de/sandbox']) {
      expect(robots).toContain(`Disallow: ${path}\n`)
    }
  })

  test('[PAGE-05.6] a site of play money stays out of search engines', async () => {
    for (const path of ['/', '/de/terms-of-use', '/history']) {
      expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex')
    }
  })
})

describe('the sitemap', () => {
  test('[PAGE-05.1] its index names parts for each language, each with what it says', async () => {
    const index = locations(await (await get('/sitemap.xml')).text())
    const described: { parts: readonly { lang: string; type: string; pages: number }[] } = await (
      await get('/api/seo-page/sitemap')
    ).json()
    const expected = described.parts.flatMap(({ lang, pages, type }) =>
      Array.from(
        { length: pages },
        (_, index) => `${PUBLIC_URL}/sitemap/${lang}/${type}/${index + 1}.xml`,
      ),
    )
    expect(index.filter((address) => !address.includes('/pages/'))).toEqual(expected)
    const arabic = await (await get('/sitemap/ar/pages/1.xml')).text()
    expect(locations(arabic)).toContain(`${PUBLIC_URL}/ar/terms-of-use`)
    expect(arabic).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    expect(arabic).not.toContain('/history<')
  })

  test('[PAGE-05.2,3] a part and the call of the same name agree', async () => {
    const part = locations(await (await get('/sitemap/de/exchange-pair/1.xml')).text())
    const called: { urls: readonly string[] } = await (
      await get('/api/seo-page/sitemap/de/exchange-pair/1')
    ).json()
    expect(part).toEqual(called.urls)
    expect(part).toContain(`${PUBLIC_URL}/de/exchange/btc/eth`)
    expect(part.length).toBeLessThanOrEqual(50_000)
    const combinations: { from: readonly string[]; to: readonly string[] } = await (
      await get('/api/seo-page/get-all-possible-combinations')
    ).json()
    const pairs = combinations.from.flatMap((from) =>
      combinations.to.filter((to) => to !== from).map((to) => `${from}/${to}`),
    )
    expect(part.map((address) => address.replace(`${PUBLIC_URL}/de/exchange/`, ''))).toEqual(
      pairs.slice(0, 50_000),
    )
  })

  test.each([
    '/sitemap/xx/exchange-pair/1.xml',
    '/sitemap/de/nothing/1.xml',
    '/sitemap/de/exchange-pair/0.xml',
    '/sitemap/de/exchange-pair/99999.xml',
    '/api/seo-page/sitemap/de/exchange-pair/99999',
  ])('%s is none', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('is not sent twice, and comes compressed', async () => {
    const first = await get('/sitemap.xml')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304)
    const { bytes, headers } = await rawPage(product, '/sitemap/en/exchange-pair/1.xml', 'br')
    expect(headers['content-encoding']).toBe('br')
    const xml = brotliDecompressSync(bytes).toString()
    expect(xml.endsWith('</urlset>\n')).toBe(true)
    expect(xml.length).toBeGreaterThan(10 * bytes.length)
  })
})

describe('kept pages', () => {
  test('do not multiply by what is written behind their address', async () => {
    const tags = new Set<string | null>()
    for (const query of ['', '?utm_source=a', '?fbclid=b&x=1']) {
      tags.add((await get(`/terms-of-use${query}`)).headers.get('etag'))
    }
    expect([...tags]).toEqual([expect.stringMatching(/^W\//)])
  })
})

test('[PAGE-03.2,4] the catalogues of all 13 languages have every phrase of the English one', async () => {
  const offered: readonly { lang: string }[] = Object.values(
    await (await get('/api/locale/all')).json(),
  )
  const codes = offered.map(({ lang }) => lang)
  expect(codes.toSorted()).toEqual(LANGUAGES.split(' ').toSorted())
  // A phrase that counts has as many forms as its language has.
  const phrasesOf = async (code: string): Promise<readonly string[]> => {
    const keys = Object.keys((await (await get(`/api/locale/${code}`)).json()).messages)
    const phrases = keys.map((key) => key.replace(/\.(zero|one|two|few|many|other)$/, ''))
    return [...new Set(phrases)].toSorted()
  }
  const english = await phrasesOf('en')
  expect(english.length).toBeGreaterThan(1000)
  for (const code of codes) expect(await phrasesOf(code), code).toEqual(english)
})

describe('preview pictures', () => {
  test('[PAGE-02.5] there is one of each indexed page, kept and not sent twice', async () => {
    const html = await (await get('/de/terms-of-use')).text()
    expect(html).toContain(`content="${PUBLIC_URL}/og/de/terms-of-use.png"`)
    const picture = await get('/og/de/terms-of-use.png')
    expect(picture.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await picture.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const etag = picture.headers.get('etag') ?? ''
    const again = await get('/og/de/terms-of-use.png', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const english = await get('/og/terms-of-use.png')
    expect(english.headers.get('etag')).not.toBe(etag)
  })

  test.each(['/og/history.png', '/og/nothing.png', '/og/terms-of-use', '/og/..%2f..%2fetc.png'])(
    '%s is none',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})
