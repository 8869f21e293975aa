// door: HTTP
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../support/index.ts'
import { beginFiat, decideFiat, reachFiat, startShop, stopShop } from './support/index.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('fiat_pages')
}, 120_000)
afterAll(() => stopShop(shop))

type Deal = Awaited<ReturnType<typeof beginFiat>>

/** A page as the order's holder asks for it, or a stranger. */
async function page(path: string, holder: Deal | null) {
  const cookie =
    holder === null ? {} : { cookie: `holder-${holder.id.slice(0, 8)}=${holder.secret}` }
  const response = await fetch(shop.url + path, { headers: cookie, redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    formAction: /form-action ([^;]+)/.exec(
      response.headers.get('content-security-policy') ?? '',
    )?.[1],
    html: await response.text(),
  }
}

const bothPaths = ['payment', 'payments-moonpay'] as const

describe('the page that takes on to the provider', () => {
  test.each(bothPaths)('[BUY-07] [BUY-11] /%s goes on for the holder alone', async (path) => {
    const deal = await beginFiat(shop)
    const mine = await page(`/${path}/${deal.id}`, deal)
    expect(mine.status).toBe(200)
    expect(mine.html).toContain('On to Sandbox Pay')
    expect(mine.html).toContain(`href="${deal.made.redirectUrl}"`)
    const other = await page(`/${path}/${deal.id}`, null)
    expect([other.status, other.location]).toEqual([302, `/transaction/${deal.id}`])
    expect((await page(`/${path}/nothing`, null)).status).toBe(404)
  })

  test('[BUY-07] a form may be posted to its own provider, and from this page only', async () => {
    const deal = await beginFiat(shop, { providerId: 'toyramp' })
    const { action, fields } = deal.made.form ?? { action: '', fields: {} }
    const there = await page(`/payment/${deal.id}`, deal)
    expect(there.formAction).toBe(`'self' ${new URL(action).origin}`)
    expect(there.html).toContain(`action="${action}"`)
    for (const name of Object.keys(fields)) expect(there.html).toContain(`name="${name}"`)
    for (const path of ['/buy?country=DE', `/transaction/${deal.id}`]) {
      expect((await page(path, deal)).formAction, path).toBe("'self'")
    }
  })

  test('[BUY-07] once it is decided there is nothing to go on to', async () => {
    const deal = await beginFiat(shop)
    await decideFiat(shop, deal, 'declined')
    await reachFiat(shop, deal, 'declined')
    const { status, location } = await page(`/payment/${deal.id}`, deal)
    expect([status, location]).toEqual([302, `/transaction/${deal.id}`])
  })
})

describe('pages of buying and selling', () => {
  test('[BUY-10] [BUY-12] are found by robots, each under one address, and named in the navigation', async () => {
    const canonical = async (path: string) =>
      /rel="canonical" href="([^"]+)"/.exec((await page(path, null)).html)?.[1]
    expect(await canonical('/buy?from=eur&amount=200')).toMatch(/\/buy$/)
    expect(await canonical('/sell')).toMatch(/\/sell$/)
    expect(await canonical('/sell-crypto')).toMatch(/\/sell$/)
    const home = (await page('/', null)).html
    expect(home).toMatch(/<header[\s\S]*href="\/buy"[\s\S]*<\/header>/)
    expect(home).toMatch(/<footer[\s\S]*href="\/sell"[\s\S]*<\/footer>/)
  })

  test('[CALC-04] the home page carries no words of the form of buying', async () => {
    expect((await page('/', null)).html).not.toContain('quickAmounts')
    expect((await page('/buy', null)).html).toContain('quickAmounts')
  })
})
