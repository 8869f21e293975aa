// door: HTTP
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { change, newAffiliate, newTool } from '../support/partners/affiliate-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const SHOP = 'https://shop.example'
const BLOG = 'https://blog.example'
const STRANGER = 'https://stranger.example'
/** The site frames its own widget, in the builder's preview. */
const OF_OPERATOR = `'self' ${SHOP} ${BLOG}`
const OF_PARTNER = `'self' ${BLOG}`
const LIMIT_BYTES = 2048

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('widget', { WIDGET_SITES: `${SHOP},${BLOG}` })
})
afterAll(() => stopShop(shop))

async function open(path: string, site?: string) {
  const response = await fetch(`${shop.url}${path}`, {
    headers: {
      'sec-fetch-dest': 'iframe',
      'sec-fetch-site': 'cross-site',
      ...(site === undefined ? {} : { referer: `${site}/` }),
    },
  })
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    html,
    status: response.status,
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    cookies: response.headers.getSetCookie(),
    refId: /data-widget-ref-id="([^"]*)"/.exec(html)?.[1] ?? null,
  }
}

test('[WIDGET-03.2] the script of other sites is small, may be loaded by all of them, and has a hash', async () => {
  const response = await fetch(`${shop.url}/widget.js`)
  const code = await response.text()
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(LIMIT_BYTES)
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toContain('max-age=')
  expect(createHash('sha384').update(code).digest('base64')).toHaveLength(64)
})

test('[WIDGET-04.6] the operator bounds who frames the widget, and nobody frames another page', async () => {
  expect((await open('/widget-app')).ancestors).toBe(OF_OPERATOR)
  expect((await open('/de/widget-app/-/processing?from=btc&to=eth')).ancestors).toBe(OF_OPERATOR)
  for (const path of ['/', '/buy', '/processing?from=btc&to=eth', '/widget-sign-in', '/profile']) {
    expect((await open(path)).ancestors, path).toBe("'none'")
  }
  for (const path of ['/widget-app/-/profile', '/widget-app/-/history', '/widget-app/*/buy']) {
    expect((await open(path)).status, path).toBe(404)
  }
})

test('[WIDGET-04.2,5] cookies of the frame are partitioned, those of the site are not', async () => {
  const { cookies } = await open('/widget-app')
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies)
    expect(cookie).toMatch(
      /; SameSite=None; Secure; Partitioned$|; Secure; SameSite=None; Partitioned$/,
    )
  const site = await fetch(`${shop.url}/`)
  expect(site.headers.getSetCookie().join()).not.toContain('Partitioned')
})

test('[WIDGET-05.3] a merchant earns on the sites that he lists, and on others the widget works for nobody', async () => {
  const affiliate = await newAffiliate(shop)
  const id = await newTool(affiliate, { type: 'widget', name: 'My blog' })
  expect((await open(`/widget-app?merchant=${id}`, SHOP)).refId).toBe(id)
  await change(affiliate, 'update-tool', { id, settings: { sites: [BLOG] } })
  await expect
    .poll(async () => (await open(`/widget-app?merchant=${id}`, SHOP)).refId, { timeout: 30_000 })
    .toBeNull()
  const onBlog = await open(`/widget-app?merchant=${id}`, BLOG)
  expect([onBlog.refId, onBlog.ancestors]).toEqual([id, OF_PARTNER])
  expect((await open(`/widget-app?merchant=${id}`)).ancestors).toBe(OF_PARTNER)
  const elsewhere = await open(`/widget-app?merchant=${id}`, STRANGER)
  expect([elsewhere.refId, elsewhere.ancestors]).toEqual([null, OF_OPERATOR])
  expect(elsewhere.html).toContain('is not among the sites of')
  expect((await open('/widget-app?merchant=23456789abcdef')).html).toContain('Nobody earns')
})

test('[WIDGET-03.3] the frame is no heavier than the home page', async () => {
  const weigh = async (path: string) => {
    const { html } = await open(path)
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
    )
    const sizes = await Promise.all(
      [...files].map(async (file) => {
        const response = await fetch(`${shop.url}${file}`, { headers: { 'accept-encoding': 'br' } })
        return (await response.arrayBuffer()).byteLength
      }),
    )
    const bytes = sizes.reduce((sum, size) => sum + size, gzipSync(html).length)
    return { bytes, requests: files.size }
  }
  const [frame, home] = [await weigh('/widget-app'), await weigh('/')]
  expect(frame.requests).toBeLessThanOrEqual(home.requests)
  expect(frame.bytes).toBeLessThanOrEqual(home.bytes)
})
