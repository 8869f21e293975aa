import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '../support/index.ts'
import { askProduct, browserMeta, playAddress } from './ask-product.ts'

let product: RunningProduct

beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(async () => {
  await product?.stop()
})

const decimal = expect.stringMatching(/^\d+(\.\d+)?$/)

async function order() {
  const body = {
    from: 'btc',
    to: 'eth',
    amountFrom: '0.05',
    destinationAddress: await playAddress(product, 'eth'),
    refundAddress: await playAddress(product, 'btc'),
    email: 'someone@example.org',
    userMeta: browserMeta,
    wtpExperiment: null,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const created = await askProduct(product, 'POST', '/api/transactions', { body, headers })
  expect(created.status).toBe(201)
  const [cookie = ''] = String(created.headers.get('set-cookie')).split(';')
  return {
    transaction: transactionOf(created.body),
    cookie,
    secret: String(created.body.holderSecret),
  }
}

function transactionOf(body: { readonly [field: string]: unknown }): Record<string, unknown> {
  return { ...Object(body.transaction) }
}

describe('orders', () => {
  test('[EXCH-07] one order for each key, even if many requests come at once', async () => {
    const destinationAddress = await playAddress(product, 'eth')
    const asked = {
      body: { from: 'btc', to: 'eth', amountFrom: '0.05', destinationAddress },
      headers: { 'idempotency-key': randomUUID() },
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askProduct(product, 'POST', '/api/transactions', asked)),
    )
    const codes = answers.map((answer) => transactionOf(answer.body).transactionId)
    expect(new Set(codes).size).toBe(1)
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201])
  })

  test('[TRACK-05] have every field; refund address and e-mail do not show by the code alone', async () => {
    const { cookie, transaction } = await order()
    for (const field of [
      ...['transactionId', 'amountExpectedFrom', 'amountExpectedTo', 'amountFrom', 'amountTo'],
      ...['currencyFrom', 'currencyTo', 'payinAddress', 'payoutAddress', 'status', 'isOwner'],
      ...['payinTxId', 'payoutTxId', 'qrCodeData', 'createdAt', 'userSentAt', 'moneySentAt'],
      ...['aprxRate', 'totalFee', 'payinPaymentId'],
    ]) {
      expect(transaction, field).toHaveProperty(field)
    }
    expect(transaction.isOwner).toBe(true)
    const path = `/api/transactions/${transaction.transactionId}`
    const stranger = await askProduct(product, 'GET', path)
    const { payoutAddress, refundAddress } = transaction
    expect(transactionOf(stranger.body)).toMatchObject({
      isOwner: false,
      refundAddress: null,
      payoutAddress,
    })
    expect(JSON.stringify(stranger.body)).not.toContain('someone@example.org')
    const holder = await askProduct(product, 'GET', path, { headers: { cookie } })
    expect(transactionOf(holder.body)).toMatchObject({ isOwner: true, refundAddress })
  })

  test('[TRACK-05] are listed for whoever holds them, newest first, with the number of pages', async () => {
    const first = await order()
    const second = await order()
    const list = async (headers: Readonly<Record<string, string>>, page = '1') =>
      (await askProduct(product, 'GET', `/api/transactions?page=${page}`, { headers })).body
    const held = await list({ cookie: `${first.cookie}; ${second.cookie}` })
    expect(held).toMatchObject({
      pagesCount: 1,
      payouts: [second, first].map(({ transaction }) => ({
        transactionId: transaction.transactionId,
        isOwner: true,
      })),
    })
    expect(await list({ cookie: first.cookie }, '2')).toMatchObject({ payouts: [], pagesCount: 1 })
    expect(await list({})).toEqual({ payouts: [], pagesCount: 0 })
    const malformed = await askProduct(product, 'GET', '/api/transactions?page=0')
    expect(malformed.status).toBe(400)
  })

  test('change only for their holder, and by cookie only from our own pages', async () => {
    const { cookie, secret, transaction } = await order()
    const path = `/api/transactions/${transaction.transactionId}`
    const body = { refundAddress: await playAddress(product, 'btc') }
    const change = async (headers: Readonly<Record<string, string>>) =>
      (await askProduct(product, 'PATCH', path, { body, headers })).status
    expect(await change({})).toBe(403)
    expect(await change({ cookie })).toBe(403)
    expect(await change({ cookie, origin: 'https://elsewhere.example' })).toBe(403)
    expect(await change({ cookie, origin: product.url })).toBe(200)
    expect(await change({ 'x-holder-secret': secret })).toBe(200)
  })

  test('tell their changes as they happen', async () => {
    const { transaction } = await order()
    const path = `/api/transactions/${transaction.transactionId}/events`
    const response = await fetch(product.url + path)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let told = (await reader?.read())?.value ?? ''
    const { transactionId } = transaction
    const paid = await askProduct(product, 'POST', '/api/sandbox/deposits', {
      body: { transactionId },
    })
    expect(paid.body.txId).toEqual(expect.any(String))
    while (!told.includes('"status":"confirming"')) told += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    expect(told).toMatch(/^retry: 2000$/m)
    expect(told).toMatch(/^event: transaction$/m)
  }, 30_000)
})

describe('reference', () => {
  test('[EXCH-12] every currency says what it is', async () => {
    const { body, headers } = await askProduct(product, 'GET', '/api/currencies')
    expect(headers.get('cache-control')).toContain('max-age=60')
    const coins = Object.values(body).map(Object)
    expect(coins.length).toBeGreaterThan(5)
    for (const coin of coins) {
      for (const field of [
        ...['ticker', 'name', 'fullName', 'code', 'protocol', 'isFiat', 'isWebEnabled', 'extras'],
        ...['isWebFromEnabled', 'isWebToEnabled', 'isWebFixedEnabled', 'popularFrom', 'popularTo'],
        'popularFiat',
      ]) {
        expect(coin, field).toHaveProperty(field)
      }
    }
    expect((await askProduct(product, 'GET', '/api/currencies/btc')).body.ticker).toBe('btc')
    expect((await askProduct(product, 'GET', '/api/currencies/nope')).status).toBe(404)
  })

  test('[REF-01] languages, texts, country, alerts, markets', async () => {
    const get = async (path: string) => (await askProduct(product, 'GET', path)).body
    const english = { lang: 'en', name: 'English' }
    expect(Object.values(await get('/api/locale/all'))).toContainEqual(english)
    expect(await get('/api/locale/en')).toMatchObject({ lang: 'en', messages: expect.anything() })
    expect(await get('/api/locale/country')).toEqual({ result: { country: '', state: null } })
    expect(await get('/api/alert-messages')).toEqual({ result: expect.any(Array) })
    expect(Object.values(await get('/api/coins/markets')).length).toBeGreaterThan(5)
    expect(await get('/api/coins/global')).toMatchObject({ lowestServiceFeePercent: decimal })
    expect(await get('/api/currency-history/btc/eth')).toMatchObject({ from: 'btc', to: 'eth' })
    expect(await get('/api/currencies/btc')).toMatchObject({ ticker: 'btc' })
    expect(await get('/api/collections/press')).toEqual({ result: expect.any(Array) })
    const finished = { medianSwapSeconds: null }
    expect(await get('/api/stats/ad')).toMatchObject({ result: finished })
    expect(await get('/api/exchange/daily-report')).toMatchObject({ result: finished })
    const now = Date.now()
    expect((await askProduct(product, 'GET', `/api/gt/register?t=${now}`)).status).toBe(200)
    const flags = '/api/user/flags?flags=hasPassword'
    expect((await askProduct(product, 'GET', flags)).status).toBe(401)
    expect(await get('/api/openapi.json')).toMatchObject({ openapi: '3.1.0' })
  })

  test('[REF-01] languages on offer are listed, each with all its phrases; calls refuse in the one asked for', async () => {
    const get = (path: string, headers = {}) => askProduct(product, 'GET', path, { headers })
    const offered = Object.values((await get('/api/locale/all')).body)
    expect(offered).toEqual([
      { lang: 'en', name: 'English' },
      { lang: 'ar', name: 'العربية' },
      { lang: 'es', name: 'Español' },
      { lang: 'fr', name: 'Français' },
      { lang: 'de', name: 'Deutsch' },
      { lang: 'pt', name: 'Português' },
      { lang: 'ru', name: 'Русский' },
      { lang: 'vt', name: 'Tiếng Việt' },
      { lang: 'hi', name: 'हिन्दी' },
      { lang: 'ja', name: '日本語' },
      { lang: 'ko', name: '한국어' },
      { lang: 'zh', name: '中文' },
      { lang: 'tr', name: 'Türkçe' },
    ])
    const messages = Object((await get('/api/locale/de')).body.messages)
    expect(messages).toMatchObject({ 'form.submit': 'Jetzt tauschen' })
    const spoken = new Set(Object.keys(messages).map((name) => name.split('.')[0]))
    // One of each kind: a page's, what pages share, the dialog to sign in, the frame, what is shown in front of pages.
    for (const name of ['home', 'form', 'auth', 'shell', 'overlays', 'seoTexts', 'profile', 'fiat'])
      expect(spoken).toContain(name)
    expect((await get('/api/locale/it')).status).toBe(404)
    const refusal = async (headers: Record<string, string>) => {
      const { body, status } = await get('/api/transactions/AAAAAAAAAAAAAAAAAAAAAA', headers)
      expect([status, body.error?.code]).toEqual([404, 'order_not_found'])
      return body.error?.message
    }
    expect(await refusal({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).toMatch(
      /^Diesen Auftrag gibt es nicht/,
    )
    expect(await refusal({ 'accept-language': 'it' })).toMatch(/^There is no such order/)
    expect(await refusal({})).toMatch(/^There is no such order/)
  })

  test('health, and what only this machine may ask', async () => {
    expect((await askProduct(product, 'GET', '/healthz')).body).toEqual({ ok: true })
    const ready = await askProduct(product, 'GET', '/readyz')
    expect([ready.status, ready.body.ok]).toEqual([200, true])
    const headers = { 'x-forwarded-for': '10.0.0.1' }
    expect((await askProduct(product, 'GET', '/metrics', { headers })).status).toBe(403)
    expect((await askProduct(product, 'GET', '/api/sandbox/state', { headers })).status).toBe(403)
  })
})

test('[EXCH-01] a coin with a memo must be told it, or by an empty text that the address needs none', async () => {
  const body = {
    from: 'btc',
    to: 'xrp',
    amountFrom: '0.01',
    destinationAddress: await playAddress(product, 'xrp'),
  }
  const place = (said: object) =>
    askProduct(product, 'POST', '/api/transactions', {
      body: { ...body, ...said },
      headers: { 'idempotency-key': randomUUID() },
    })
  for (const said of [{}, { extraId: null }]) {
    const refused = await place(said)
    expect(refused.status).toBe(422)
    expect(refused.body.error?.code).toBe('extra_id_missing')
  }
  const placed = await place({ extraId: '' })
  expect(placed.status).toBe(201)
  expect(placed.body.transaction).toMatchObject({ payoutExtraId: null })
})
