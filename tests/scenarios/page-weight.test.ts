// door: HTTP
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '../support/index.ts'

/** What a page may send of script, in bytes as gzip packs them. */
const MOST_BYTES = 120_000

const light = [
  ...['/', '/pagespeed', '/buy-crypto', '/buy/btc-eur', '/buy/btc-eur/de'],
  ...['/borrow', '/exchange/btc', '/exchange/btc/eth', '/exchange-pairs/btc'],
  ...['/all-coins-exchange', '/all-coins-buy', '/buy-countries/btc', '/buy-fiat/btc', '/about'],
  ...['/faq', '/how-it-works', '/for-tokens', '/supported-currencies', '/reviews', '/mobileapp'],
  ...['/developers', '/terms-of-use', '/privacy-policy', '/offline', '/no-such-page', '/ar', '/de'],
]
/** Pages that the router's client runs: with React it is 113 kB before anything of ours. None is to become larger. */
const routed = [
  ['/history?guest=true', 156_000],
  ['/sandbox', 156_000],
  ['/processing?from=btc&to=eth&amount=1', 192_000],
  ['/buy', 197_000],
  ['/sell', 197_000],
  ['/sell-crypto', 197_000],
] as const

let product: RunningProduct
const files = new Map<string, Promise<string>>()
beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product?.stop())

test.each(light)('%s sends no more than 120 kB of script', async (path) => {
  expect(await scriptBytes(path)).toBeLessThanOrEqual(MOST_BYTES)
})

test.each(routed)(
  '%s, which the router runs, sends no more of it than before',
  async (path, most) => {
    expect(await scriptBytes(path)).toBeLessThanOrEqual(most)
  },
)

/** All that a page loads before anybody does anything, and what these files load first. */
async function scriptBytes(path: string): Promise<number> {
  const reply = await fetch(product.url + path)
  expect(reply.status, path).toBe(path === '/no-such-page' ? 404 : 200)
  const html = await reply.text()
  // Not what is fetched for the page after this one, once somebody uses the part.
  const now = html.replaceAll(/"prefetch":\[[^\]]*\]/g, '')
  const loaded = new Set<string>()
  for (const [, file = ''] of now.matchAll(/"(\/assets\/[^"]+\.js)"/g)) await follow(file, loaded)
  expect(loaded.size, `${path} has scripts`).toBeGreaterThan(0)
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
  const known = files.get(file) ?? fetch(product.url + file).then((reply) => reply.text())
  files.set(file, known)
  return known
}
