import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct, browserMeta } from '../support/ask-product.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-estimates-'))
const dataDir = join(folder, 'data')
let product: RunningProduct
/** Prices move between two calls; another try meets the same ones. */
const SOON = { timeout: 120_000, interval: 50 }

beforeAll(async () => {
  const add = (...words: string[]) => operate(dataDir, 'alert', 'add', ...words)
  await add('currency-to', 'Ether is slow today.', '--currency', 'ETH')
  await add('maintenance', 'Back at noon.', '--routes', 'index')
  product = await startProduct({
    dataDir,
    env: {
      FEE_SERVICE_BPS: '30',
      FLOAT_SPREAD_BPS: '80',
      FIXED_SPREAD_BPS: '20',
      FLOATING_ONLY: 'xmr',
      DEFAULT_PAIR: 'ltc/xrp/3',
    },
  })
})
afterAll(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const post = async (path: string, body: object) =>
  askProduct(product, 'POST', `/api/exchange/${path}`, { body })
const wei = (text: unknown) => {
  const [whole = '', fraction = ''] = String(text).split('.')
  return BigInt(whole + fraction.padEnd(18, '0'))
}

const decimal = expect.stringMatching(/^\d+(\.\d+)?$/)

async function estimate(body: object) {
  return (await askProduct(product, 'POST', '/api/exchange/estimate', { body })).body
}

describe('estimates', () => {
  test('[EXCH-11.1,2,3] bring limits and the price of bitcoin, and name a broken limit', async () => {
    const within = await estimate({ from: 'btc', to: 'eth', amountFrom: '0.1', reqId: 3 })
    expect(within).toMatchObject({ reqId: 3, error: null, errMessage: null })
    for (const field of ['minFrom', 'minTo', 'maxFrom', 'maxTo', 'btcPrice', 'rate']) {
      expect(within[field], field).toEqual(decimal)
    }
    const other = await estimate({ from: 'ltc', to: 'xrp', amountFrom: '3' })
    expect(Number(other.btcPrice) / Number(within.btcPrice)).toBeCloseTo(1, 1)
    const low = await estimate({ from: 'btc', to: 'eth', amountFrom: '0.00000001' })
    expect(low).toMatchObject({ error: { code: 'min-amount', limits: { from: { min: decimal } } } })
    expect(low.errMessage).toBe(`minimum amount: ${low.minFrom} BTC`)
    const high = await estimate({ from: 'btc', to: 'eth', amountFrom: '1000000' })
    expect(high).toMatchObject({ error: { code: 'max-amount' } })
    expect(high.errMessage).toBe(`maximum allowed: ${high.maxFrom} BTC`)
  })

  test('[CALC-19.2,3] a told minimum is enough, and a told maximum is not too much', async () => {
    const pair = { from: 'xrp', to: 'btc' }
    // Limits move with the market; another try meets the same prices.
    await expect
      .poll(async () => {
        const { minFrom, maxFrom } = await estimate({ ...pair, amountFrom: '1000' })
        const [least, most] = await Promise.all([
          estimate({ ...pair, amountFrom: minFrom }),
          estimate({ ...pair, amountFrom: maxFrom }),
        ])
        return [least.error, most.error]
      }, SOON)
      .toEqual([null, null])
  })

  test('[CALC-19.1] the fees and the amount add up exactly, in the coin’s decimals', async () => {
    const request = { from: 'xrp', to: 'btc', amountFrom: '1234.567891' }
    const { amountTo, amountToNoNetFee, networkFee } = await estimate(request)
    expect(satoshi(amountToNoNetFee) - satoshi(networkFee)).toBe(satoshi(amountTo))
  })

  test('[EXCH-08.3] take what a browser tells about itself, and nothing that nobody knows', async () => {
    const body = {
      from: 'btc',
      to: 'eth',
      amountFrom: '0.1',
      userMeta: browserMeta,
      wtpExperiment: 'a',
    }
    expect(await estimate(body)).toMatchObject({ error: null })
    const odd = await estimate({ ...body, userMeta: { ...browserMeta, gpu: 'x' } })
    expect(odd).toMatchObject({
      error: { code: 'unknown_field', details: { field: 'userMeta.gpu' } },
    })
  })
})

describe('the upsale', () => {
  const request = { from: 'btc', to: 'eth', amountFrom: '0.1', reqId: 7, wtpExperiment: 'new' }

  test('[CALC-30.3] says what the guaranteed rate gives for the same amount, as that rate then does', async () => {
    await expect
      .poll(async () => {
        const [upsale, fixed, float] = await Promise.all([
          post('upsale-estimate', request),
          post('estimate', { ...request, isFixedRate: true }),
          post('estimate', request),
        ])
        expect(upsale.body.reqId).toBe(7)
        expect(Object.keys(upsale.body).sort()).toEqual([
          'amountTo',
          'amountToNoNetFee',
          'rate',
          'reqId',
        ])
        // This operator sells the guaranteed rate cheaper.
        expect(wei(upsale.body.amountTo)).toBeGreaterThan(wei(float.body.amountTo))
        return upsale.body.amountTo === fixed.body.amountTo && upsale.body.rate === fixed.body.rate
      }, SOON)
      .toBe(true)
  })

  test('[CALC-30.3] offers nothing where the guaranteed rate cannot be had', async () => {
    const nothing = { reqId: 7, amountTo: null, amountToNoNetFee: null, rate: null }
    for (const change of [{ amountFrom: '0.00000001' }, { amountFrom: '9999999' }, { to: 'xmr' }]) {
      const { status, body } = await post('upsale-estimate', { ...request, ...change })
      expect([status, body]).toEqual([200, nothing])
    }
    const unknown = await post('upsale-estimate', { ...request, to: 'nonsense' })
    expect(unknown.status).toBe(422)
    expect((await post('upsale-estimate', { from: 'btc', to: 'eth' })).status).toBe(400)
  })
})

describe('limits', () => {
  test('[EXCH-11.4] outside them the reply says both bounds of both sides, and what is nearest can be had', async () => {
    const request = { from: 'btc', to: 'xrp' }
    await expect
      .poll(async () => {
        const { body } = await post('estimate', { ...request, amountTo: '0.000001' })
        expect(body).toMatchObject({ error: { code: 'min-amount' }, amountFrom: null })
        const { limits } = Object(body.error)
        expect([limits.from.min, limits.to.min]).toEqual([body.minFrom, body.minTo])
        expect([limits.from.max, limits.to.max]).toEqual([body.maxFrom, body.maxTo])
        const nearest = await post('estimate', { ...request, amountTo: limits.to.min })
        return nearest.body.error
      }, SOON)
      .toBeNull()
  })

  test('[CALC-18] below the minimum of EOS its network fee comes along', async () => {
    const { body } = await post('estimate', { from: 'btc', to: 'eos', amountFrom: '0.00000001' })
    expect(body).toMatchObject({ error: { code: 'min-amount' }, networkFee: '0.8' })
  })
})

test('[CALC-13.5] a guaranteed rate is for two enabled coins only', async () => {
  for (const [pair, code] of [
    [{ from: 'ltc', to: 'neo' }, 'currency_disabled'],
    [{ from: 'usd', to: 'btc' }, 'currency_unknown'],
    [{ from: 'btc', to: 'nonsense' }, 'currency_unknown'],
  ] as const) {
    const fixed = await post('estimate', { ...pair, amountFrom: '100', isFixedRate: true })
    expect(fixed.body).toMatchObject({ error: { code } })
    expect(fixed.body).not.toHaveProperty('rateId', expect.any(String))
  }
})

test('[CALC-13.4] a coin that takes no part in guaranteed rates is refused at one, and taken at a floating one', async () => {
  const pair = { from: 'btc', to: 'xmr', amountFrom: '0.1' }
  const fixed = await post('estimate', { ...pair, isFixedRate: true })
  expect(fixed.body.error).toMatchObject({ code: 'fixed_rate_unavailable' })
  expect((await post('estimate', pair)).body).toMatchObject({ error: null, rateId: null })
  const ability = await post('fixed-rate-ability', { currencyFrom: 'btc', currencyTo: 'xmr' })
  expect(ability.body).toEqual({ result: false })
})

describe('the course of a rate', () => {
  test.each([1, 7, 30])(
    '[EXCH-10.1] over %i days: in order, within what was asked, thinned',
    async (days) => {
      const to = Math.floor(Date.now() / 1000)
      const from = to - days * 86_400
      const { status, body } = await askProduct(
        product,
        'GET',
        `/api/currency-history/btc/eth?from=${from}&to=${to}`,
      )
      expect(status).toBe(200)
      const points = Object.values(Object(body.points)).map(Object)
      expect(points.length).toBeGreaterThan(20)
      expect(points.length).toBeLessThanOrEqual(200)
      const times = points.map(({ time }) => Number(time))
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times[0]).toBeGreaterThanOrEqual(from)
      expect(times.at(-1)).toBeLessThanOrEqual(to)
      expect(points[0].rate).toMatch(/^\d+(\.\d+)?$/)
    },
  )
})

test('[EXCH-10.3] a pair’s page draws its rate over time, with its ends', async () => {
  const html = await (await fetch(`${product.url}/exchange/btc/eth`)).text()
  const [, figure = ''] =
    /<section[^>]*aria-labelledby="course-title"[^>]*>([\s\S]*?)<\/section>/.exec(html) ?? []
  const [, line = ''] = /<(?:path|polyline)[^>]* (?:d|points)="([^"]+)"/.exec(figure) ?? []
  expect(line.match(/\d+/g)?.length).toBeGreaterThan(20)
  const ends = [...figure.matchAll(/<dd>.*?([\d.]+)<.*?<\/dd>/g)].map(([, rate]) => Number(rate))
  const [lowest, highest, now] = ends
  expect(ends).toHaveLength(3)
  expect(Number(lowest)).toBeGreaterThan(0)
  expect(Number(lowest)).toBeLessThanOrEqual(Number(now))
  expect(Number(now)).toBeLessThanOrEqual(Number(highest))
})

describe('what the operator says', () => {
  test('[CALC-31.2] is served with its coin and its pages', async () => {
    const { body, headers } = await askProduct(product, 'GET', '/api/alert-messages')
    expect(body).toEqual({
      result: [
        { id: 'currency-to', message: 'Ether is slow today.', routes: '', currency: 'eth' },
        { id: 'maintenance', message: 'Back at noon.', routes: 'index' },
      ],
    })
    expect(headers.get('cache-control')).toContain('max-age=5')
  })
})

test('[CALC-31.3] the form begins with the configured pair', async () => {
  const page = await (await fetch(product.url)).text()
  expect(page).toMatch(/<input type="hidden" name="from" value="ltc"/)
  expect(page).toMatch(/<input type="hidden" name="to" value="xrp"/)
  expect(page).toMatch(/name="amountFrom"[^>]*value="3"/)
})

/** Whole smallest units of a decimal text with at most eight decimals. */
function satoshi(text: unknown): bigint {
  const [whole = '', fraction = ''] = String(text).split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}
