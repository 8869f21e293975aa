// door: HTTP
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { newOwner, placeFrom } from '../support/owner-steps.ts'
import { type Person, personAt } from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** What a page may send of script and of words, in bytes as gzip packs them. */
const MOST_SCRIPT = 120_000
const MOST_WORDS = 12_000

/** Words weigh most where each letter takes three bytes, or words are long. */
const LANGUAGES = ['', '/hi', '/ru', '/ja', '/de', '/ar']

/** What weighs more, and why. None is to become heavier. */
const heavier: Readonly<Record<string, number>> = {
  // The play world's gallery of every state of everything, which the router runs.
  preview: 320_000,
}

/** As the bundler names the classes of CSS modules. */
const MODULE_CLASS = /^_[\w-]+_\w{5,}_\d+$/

/** Where a page cannot be had without another host or an order with one. */
const elsewhere = ['identify', 'payment', 'payments-moonpay', 'sandbox-social', 'auth-social']

const pathOf: Readonly<Record<string, (order: string) => string>> = {
  'buy-pair': () => '/buy/btc-eur',
  'buy-place': () => '/buy/btc-eur/de',
  'exchange-coin': () => '/exchange/btc',
  'exchange-pair': () => '/exchange/btc/eth',
  'exchange-pairs': () => '/exchange-pairs/btc',
  'buy-countries': () => '/buy-countries/btc',
  'buy-fiat': () => '/buy-fiat/btc',
  processing: () => '/processing?from=btc&to=eth&amount=1',
  transaction: (order) => `/transaction/${order}`,
  track: (order) => `/track/${order}`,
  'developers-method': () => '/developers/methods/getTransactions',
  'not-found': () => '/no-such-page',
}

type TablePage = { readonly id: string; readonly path: string; readonly layout: string }

/** The one table of pages. Web is checked with a browser's types, so it is read here, not imported. */
const { pages }: { readonly pages: readonly TablePage[] } = await import(
  join(resolve(import.meta.dirname, '../../..'), 'web/pages.ts')
)

let shop: RunningProduct
let owner: Person
let order: string
const files = new Map<string, Promise<string>>()
beforeAll(async () => {
  shop = await startShop('page_weight')
  owner = personAt(shop)
  await newOwner(shop, owner)
  order = (await placeFrom(shop, owner, { from: 'eth', to: 'usdc' })).id
})
afterAll(() => stopShop(shop))

// Those of the back office are for staff, and have two small scripts (ADR 64).
const visited = pages.filter(({ id, layout }) => !elsewhere.includes(id) && layout !== 'backoffice')

test.each(visited)(
  'each page’s scripts are at most 120 kB gzip and its messages at most 12 kB: $id',
  async ({ id, path }) => {
    const address = pathOf[id]?.(order) ?? `/${path.replace(/:\w+/, 'none')}`
    const html = await pageAt(address)
    expect(await scriptBytes(html), 'script').toBeLessThanOrEqual(heavier[id] ?? MOST_SCRIPT)
    if (id === 'preview') return
    for (const language of LANGUAGES) {
      const words = wordsBytes(language === '' ? html : await pageAt(language + address))
      expect(words, `words ${language}`).toBeLessThanOrEqual(MOST_WORDS)
    }
  },
)

test.each(visited)('whatever a page shows comes with its style: $id', async ({ id, path }) => {
  const html = await pageAt(pathOf[id]?.(order) ?? `/${path.replace(/:\w+/, 'none')}`)
  const linked = [...html.matchAll(/<link(?=[^>]* rel="stylesheet")[^>]* href="([^"]+)"/g)]
  const sheets = await Promise.all(linked.map(([, href = '']) => textOf(href)))
  const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const named = [...shown.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => MODULE_CLASS.test(name)),
  )
  expect(named.length, 'the page has classes of ours').toBeGreaterThan(0)
  const style = sheets.join('\n')
  expect([...new Set(named)].filter((name) => !style.includes(`.${name}`))).toEqual([])
})

async function pageAt(path: string): Promise<string> {
  const { body, status } = await owner.ask<string>('GET', path)
  expect([200, 404], path).toContain(status)
  return body
}

/** The words that a page’s islands are hydrated with. */
function wordsBytes(html: string): number {
  const all = html.matchAll(/<script[^>]*data-island-data="[^"]*"[^>]*>(.*?)<\/script>/gs)
  const texts = [...all].map(([, text = '']) => {
    const { messages, props } = JSON.parse(text)
    return JSON.stringify([messages, props.messages])
  })
  return gzipSync(texts.join('')).length
}

/** All that a page loads before anybody does anything, and what these files load first. */
async function scriptBytes(html: string): Promise<number> {
  // Not what is fetched for the page after this one, once somebody uses the island.
  const now = html.replaceAll(/"prefetch":\[[^\]]*\]/g, '')
  const loaded = new Set<string>()
  for (const [, file = ''] of now.matchAll(/"(\/assets\/[^"]+\.js)"/g)) await follow(file, loaded)
  expect(loaded.size, 'the page has scripts').toBeGreaterThan(0)
  let bytes = 0
  for (const file of loaded) bytes += gzipSync(await textOf(file), { level: 9 }).length
  return bytes
}

async function follow(file: string, loaded: Set<string>): Promise<void> {
  if (loaded.has(file)) return
  loaded.add(file)
  const imports = (await textOf(file)).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
  for (const [, name] of imports) await follow(`/assets/${name}`, loaded)
}

function textOf(file: string): Promise<string> {
  const known = files.get(file) ?? fetch(shop.url + file).then((reply) => reply.text())
  files.set(file, known)
  return known
}
