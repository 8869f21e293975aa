// door: HTTP
import { generateKeyPairSync } from 'node:crypto'
import type { FiatProvidersReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { beginFiat, decideFiat, fiatBody, fiatOffers, reachFiat } from '../support/fiat-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Real providers beside the sandbox's, of which only MoonPay answers, and nothing of it is there but its answers. */
const REAL_PROVIDERS = {
  FIAT_PROVIDERS: 'moonpay,banxa,mercuryo,simplex,transak',
  FIAT_TOP: 'toyramp',
  MOONPAY_PUBLISHABLE_KEY: 'pk_test_of_a_scenario',
  MOONPAY_SECRET_KEY: 'sk_test_of_a_scenario',
  MOONPAY_WEBHOOK_KEY: 'wk_test_of_a_scenario',
  BANXA_PARTNER: 'a-scenario',
  BANXA_API_KEY: 'key-of-a-scenario',
  BANXA_WEBHOOK_KEY: 'webhook-key-of-a-scenario',
  BANXA_WEBHOOK_SECRET: 'webhook-secret-of-a-scenario',
  MERCURYO_WIDGET_ID: 'widget-of-a-scenario',
  MERCURYO_SECRET: 'secret-of-a-scenario',
  MERCURYO_SIGN_KEY: 'sign-key-of-a-scenario',
  MERCURYO_PARTNER_TOKEN: 'token-of-a-scenario',
  SIMPLEX_PARTNER: 'a-scenario',
  SIMPLEX_API_KEY: 'key-of-a-scenario',
  SIMPLEX_PUBLIC_KEY: 'public-key-of-a-scenario',
  SIMPLEX_WEBHOOK_KEY: publicKey.trim().replaceAll('\n', '\\n'),
  TRANSAK_API_KEY: 'key-of-a-scenario',
  TRANSAK_API_SECRET: 'secret-of-a-scenario',
  TRANSAK_DOMAIN: 'scenario.example',
  NODE_OPTIONS: `--import ${new URL('../support/play-moonpay.ts', import.meta.url).href}`,
}

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('fiat_pages', REAL_PROVIDERS)
})
afterAll(() => stopShop(shop))

type Deal = Awaited<ReturnType<typeof beginFiat>>

/** A page as the order's holder asks for it, known by himself or by his cookie, or a stranger. */
async function page(path: string, holder: Deal | string | null) {
  const cookie =
    holder === null || typeof holder === 'string'
      ? holder
      : `holder-${holder.id.slice(0, 8)}=${holder.secret}`
  const headers = cookie === null ? {} : { cookie }
  const response = await fetch(shop.url + path, { headers, redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    formAction: /form-action ([^;]+)/.exec(
      response.headers.get('content-security-policy') ?? '',
    )?.[1],
    html: await response.text(),
  }
}

/** Buys by the page's form, without a script: where it leads, and the cookie that it gives. */
async function buyByForm(provider: string) {
  const { providerId: _, ...fields } = await fiatBody(shop)
  const response = await fetch(`${shop.url}/buy`, {
    method: 'POST',
    headers: { origin: shop.url },
    body: new URLSearchParams({ ...fields, provider, intent: 'begin', agreed: 'on' }),
    redirect: 'manual',
  })
  return {
    status: response.status,
    way: response.headers.get('location') ?? '',
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

/** Where a page's links lead. */
const hrefsIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

const bothPaths = ['payment', 'payments-moonpay'] as const

describe('providers that the operator chose', () => {
  test('[BUY-02.1] are listed beside those of the sandbox, which need no key', async () => {
    const path = '/api/fiat/provider'
    const { result } = await mustAsk<FiatProvidersReply>(shop, 'GET', path)
    expect(result.map(({ providerId }) => providerId).toSorted()).toEqual([
      ...['banxa', 'mercuryo', 'moonpay', 'playbank'],
      ...['sandboxpay', 'simplex', 'toyramp', 'transak'],
    ])
    for (const { sides } of result) expect(sides).toContain('buy')
  })

  test('[BUY-04.3] and put on top stand before better rates', async () => {
    const fiatProviders = 'sandboxpay,playbank,toyramp'
    const { result } = await fiatOffers(shop, { fiatProviders })
    expect(result.map(({ providerId, rankReason }) => [providerId, rankReason])).toEqual([
      ['toyramp', 'forced_top'],
      ['playbank', 'best_rate'],
      ['sandboxpay', 'rate'],
    ])
    const [top, best] = result.map(({ amount }) => Number(amount))
    expect(top).toBeLessThan(best ?? 0)
  })
})

describe('the page that takes on to the provider', () => {
  test('[BUY-11.3] /payments-moonpay says without an order where to buy', async () => {
    const { html, status } = await page('/payments-moonpay', null)
    expect(status).toBe(200)
    expect(html).toContain('MoonPay is one of the providers you can buy from here.')
    expect(hrefsIn(html)).toEqual(expect.arrayContaining(['/buy', '/history']))
  })

  test.each(bothPaths)('[BUY-07.6] /%s goes on for the holder alone', async (path) => {
    const deal = await beginFiat(shop)
    const mine = await page(`/${path}/${deal.id}`, deal)
    expect(mine.status).toBe(200)
    expect(mine.html).toContain('Redirecting to Sandbox Pay')
    // This site's own pages are named by their path: who came by another name of the machine stays there.
    expect(mine.html).toContain(`href="${new URL(deal.made.redirectUrl ?? '').pathname}"`)
    const other = await page(`/${path}/${deal.id}`, null)
    expect([other.status, other.location]).toEqual([302, `/transaction/${deal.id}`])
    expect((await page(`/${path}/nothing`, null)).status).toBe(404)
  })

  test.each([
    ['moonpay', 'payments-moonpay', 'Redirecting to MoonPay', 'https://buy-sandbox.moonpay.com'],
    ['sandboxpay', 'payment', 'Redirecting to Sandbox Pay', null],
  ])(
    '[BUY-11.1] who buys from %s is taken to /%s, and from there on to its own step',
    async (providerId, path, title, host) => {
      const { status, way, cookie } = await buyByForm(providerId)
      expect([status, way]).toEqual([303, expect.stringMatching(`^/${path}/[\\w-]+$`)])
      const order = await page(way.replace(path, 'transaction'), cookie)
      expect(hrefsIn(order.html)).toContain(way)
      const there = await page(way, cookie)
      expect(there.html).toContain(title)
      const step = hrefsIn(there.html).find((href) => /^http.*moonpay|\/checkout\//.test(href))
      expect(new URL(step ?? '', shop.url).origin).toBe(host ?? shop.url)
    },
  )

  test('[BUY-11.2] MoonPay’s step is its hosted page, filled in for this order', async () => {
    const deal = await beginFiat(shop, { providerId: 'moonpay' })
    const step = new URL(deal.made.redirectUrl ?? '')
    expect(step.origin).toBe('https://buy-sandbox.moonpay.com')
    expect(Object.fromEntries(step.searchParams)).toMatchObject({
      currencyCode: 'btc',
      baseCurrencyCode: 'usd',
      baseCurrencyAmount: '150',
      walletAddress: deal.address,
    })
    // MoonPay's name for the order is one that nobody else is shown.
    expect(step.searchParams.get('externalTransactionId')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('[BUY-07.5] a form may be posted to its own provider, and from this page only', async () => {
    const deal = await beginFiat(shop, { providerId: 'toyramp' })
    const { action, fields } = deal.made.form ?? { action: '', fields: {} }
    const there = await page(`/payment/${deal.id}`, deal)
    expect(there.formAction).toBe(`'self' ${new URL(action).origin}`)
    expect(there.html).toContain(`action="${new URL(action).pathname}"`)
    for (const name of Object.keys(fields)) expect(there.html).toContain(`name="${name}"`)
    for (const path of ['/buy?country=DE', `/transaction/${deal.id}`]) {
      expect((await page(path, deal)).formAction, path).toBe("'self'")
    }
  })

  test('[BUY-07.6] once it is decided there is nothing to go on to', async () => {
    const deal = await beginFiat(shop)
    await decideFiat(shop, deal, 'declined')
    await reachFiat(shop, deal, 'declined')
    const { status, location } = await page(`/payment/${deal.id}`, deal)
    expect([status, location]).toEqual([302, `/transaction/${deal.id}`])
  })
})

describe('pages of buying and selling', () => {
  test('[BUY-10.3] [BUY-12.3] are found by robots, each under one address, and named in the navigation', async () => {
    const canonical = async (path: string) =>
      /rel="canonical" href="([^"]+)"/.exec((await page(path, null)).html)?.[1]
    expect(await canonical('/buy?from=eur&amount=200')).toMatch(/\/buy$/)
    expect(await canonical('/sell')).toMatch(/\/sell$/)
    expect(await canonical('/sell-crypto')).toMatch(/\/sell-crypto$/)
    const home = (await page('/', null)).html
    expect(home).toMatch(/<header[\s\S]*href="\/buy-crypto"[\s\S]*<\/header>/)
    expect(home).toMatch(/<header[\s\S]*href="\/sell-crypto"[\s\S]*<\/header>/)
  })

  test('[PAGE-03.8] banks and shares are written as the page’s language does', async () => {
    const german = (await page('/de/buy', null)).html
    expect(german).toContain('>Bank oder Karte<')
    expect((await page('/tr', null)).html).toMatch(/>%0\.\d\d</)
    expect((await page('/de', null)).html).toMatch(/>0\.\d\d\u00a0?\s?%</)
  })

  test('the home page carries no words of the form of buying', async () => {
    expect((await page('/', null)).html).not.toContain('kycNone')
    expect((await page('/buy', null)).html).toContain('kycNone')
  })
})
