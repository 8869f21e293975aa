// door: HTTP and page
import { languageCodes, languages, localPath } from '@causeway/content/languages'
import { webhookEvents } from '@causeway/core/partners'
import { expect, test } from '../product-test.ts'
import { type CrawledPage, crawl } from './crawl.ts'
import { lonePaths, tableOfPages } from './table-of-pages.ts'

const TABS = 4
/** Of a page's text, as search engines show it. Chinese, Japanese and Korean say as much in half as many characters. */
const TITLE = { least: 10, most: 65 } as const
const DESCRIPTION = { least: 50, most: 165 } as const

let crawling: Promise<readonly CrawledPage[]> | null = null

test('[PAGE-05.7] every link of the whole site leads to a page, in every language', async ({
  product,
}) => {
  const crawled = await crawlOnce(product.url)
  const dead = crawled.filter(({ status }) => status >= 400)
  expect(
    dead.map(({ linkedFrom, path, status }) => `${path} (${status}), from ${linkedFrom}`),
  ).toEqual([])
  const reached = new Set(crawled.map(({ id, language }) => `${language} ${id}`))
  const shown = tableOfPages.filter(({ isIndexed, path }) => isIndexed && !/[:*]/.test(path))
  const missing = languageCodes.flatMap((code) =>
    shown.map(({ id }) => `${code} ${id}`).filter((page) => !reached.has(page)),
  )
  expect(missing, 'pages that no link leads to').toEqual([])
  expect(crawled.length).toBeGreaterThan(100)
})

test('[PAGE-02.1,2,3,4] every page has one heading, words of the right length, and says where it stands', async ({
  product,
}) => {
  const crawled = await crawlOnce(product.url)
  const english: { readonly messages: Readonly<Record<string, string>> } = await (
    await fetch(`${product.url}/api/locale/en`)
  ).json()
  const namespaces = new Set(Object.keys(english.messages).map((key) => key.split('.')[0] ?? ''))
  const wrong = crawled.flatMap((each) =>
    faultsOf(each, { origin: product.url, namespaces }).map((fault) => `${each.path}: ${fault}`),
  )
  expect(wrong).toEqual([])
})

test('[PAGE-02.5] what a page shows in previews is drawn from its own title', async ({
  product,
}) => {
  for (const path of ['/og/index.png', '/og/ar.png', '/og/ja/terms-of-use.png']) {
    const response = await fetch(product.url + path)
    expect([path, response.status]).toEqual([path, 200])
    const bytes = Buffer.from(await response.arrayBuffer())
    // Width and height stand in the first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(product.url + path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  }
  for (const path of ['/og/history.png', '/og/no-such-page.png', '/og/index.jpg']) {
    expect((await fetch(product.url + path)).status, path).toBe(404)
  }
})

test('no page of the table complains in the browser, whatever its language', async ({
  browser,
  product,
}) => {
  // A page's script is the same in all languages: each page in two of them, and each language on a share of the pages.
  const addresses = lonePaths.flatMap((path, index) =>
    [index, index + 6].map((at) =>
      localPath(languageCodes[at % languageCodes.length] ?? 'en', path),
    ),
  )
  for (const code of languageCodes.filter((each) => each !== 'en')) {
    const ofLanguage = addresses.filter((path) => path.split('/')[1] === code)
    expect(ofLanguage.length, code).toBeGreaterThan(1)
  }
  const complaints: string[] = []
  const context = await browser.newContext({ baseURL: product.url })
  const visitAll = async () => {
    const page = await context.newPage()
    let path = ''
    page.on('pageerror', ({ message }) => complaints.push(`${path}: ${message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`)
    })
    for (path = addresses.shift() ?? ''; path !== ''; path = addresses.shift() ?? '') {
      await page.goto(path, { waitUntil: 'load' })
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: TABS }, visitAll))
  await context.close()
  expect(complaints).toEqual([])
})

/** Both tests look at the same pages; after a failure the next begins anew. */
function crawlOnce(origin: string): Promise<readonly CrawledPage[]> {
  crawling ??= sampleOfSitemap(origin).then((listed) => crawl(origin, listed))
  return crawling
}

/** Some pages of each kind, in English and Arabic; the same ones in every run. */
async function sampleOfSitemap(origin: string): Promise<readonly string[]> {
  const { parts }: { parts: readonly { lang: string; type: string; count: number }[] } = await (
    await fetch(`${origin}/api/seo-page/sitemap`)
  ).json()
  const chosen = parts.filter(({ count, lang }) => count > 0 && ['en', 'ar'].includes(lang))
  expect(chosen.length).toBeGreaterThan(0)
  const lists = await Promise.all(
    chosen.map(async ({ lang, type }) => {
      const part = await fetch(`${origin}/api/seo-page/sitemap/${lang}/${type}/1`)
      const { urls }: { urls: readonly string[] } = await part.json()
      return [0.37, 0.83].flatMap((at) => urls[Math.floor(at * urls.length)] ?? [])
    }),
  )
  return lists.flat().map((url) => new URL(url).pathname)
}

function faultsOf(
  { id, language, leadsTo, page, path }: CrawledPage,
  site: { readonly origin: string; readonly namespaces: ReadonlySet<string> },
): readonly string[] {
  // Where it leads was read as a page of its own.
  if (page === null || leadsTo !== null) return []
  const { direction, hreflang } = languages[language]
  const isShown = page.canonical !== null
  const isWrong: readonly (readonly [fault: string, is: boolean])[] = [
    [`${page.headings} headings of the first level`, page.headings !== 1],
    [`title "${page.title}"`, isShown ? !fits(page.title, TITLE) : page.title === ''],
    [`description "${page.description}"`, isShown && !fits(page.description, DESCRIPTION)],
    [
      `lang ${page.language}, dir ${page.direction}`,
      page.language !== hreflang || page.direction !== direction,
    ],
    [`canonical ${page.canonical}`, isShown && page.canonical !== site.origin + path],
    ['neither canonical nor noindex', !isShown && !page.isNoindex],
    [
      `alternates ${page.alternates.join(' ')}`,
      page.alternates.length !== alternatesOf(id, page.canonical),
    ],
    [
      `picture ${page.picture}`,
      isShown !== (page.picture?.startsWith(`${site.origin}/og/`) === true),
    ],
  ]
  const keys = page.text.match(/\b[a-z][A-Za-z]+\.[a-z][A-Za-z0-9]+\b/g) ?? []
  return [
    ...isWrong.filter(([, is]) => is).map(([fault]) => fault),
    ...keys
      // Events of webhooks are named like phrases: fiat.updated.
      .filter((key) => !webhookEvents.some((event) => event === key))
      .filter((key) => site.namespaces.has(key.split('.')[0] ?? ''))
      .map((key) => `untranslated ${key}`),
  ]
}

/** Every language and the default; pages of coins, pairs and countries name none, those of methods do. */
function alternatesOf(id: string | null, canonical: string | null): number {
  const page = tableOfPages.find((each) => each.id === id)
  const isOne = page !== undefined && !/:(?!method$)|^all-coins-/.test(page.path)
  return canonical !== null && isOne ? Object.keys(languages).length + 1 : 0
}

function fits(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  const characters = [...text]
  const wide = characters.filter((each) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(each),
  )
  return characters.length + wide.length >= least && characters.length <= most
}
