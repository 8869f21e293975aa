import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct, browserMeta, playAddress } from '../support/ask-product.ts'

let product: RunningProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product?.stop()
})

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
  test('[EXCH-07.1] one order for each key, even if many requests come at once', async () => {
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

  test('[TRACK-05.1,2,4] have every field; refund address and e-mail do not show by the code alone', async () => {
    const { cookie, transaction } = await order()
    for (const field of [
      ...['transactionId', 'amountExpectedFrom', 'amountExpectedTo', 'amountFrom', 'amountTo'],
      ...['currencyFrom', 'currencyTo', 'payinAddress', 'payoutAddress', 'status', 'isOwner'],
      ...['payinTxId', 'payoutTxId', 'qrCodeData', 'createdAt', 'userSentAt', 'moneySentAt'],
      ...['aprxRate', 'totalFee', 'payinPaymentId', 'payoutPaymentId', 'payinExtraIdName'],
      ...['payoutExtraIdName', 'type', 'rate', 'fiatProvider', 'fiatProviderId'],
      'fiatProviderRedirect',
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

  test('[TRACK-05.2,3] are listed for whoever holds them, newest first, with the number of pages', async () => {
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
  })
})

describe('reference', () => {
  test('[EXCH-12.1,2,3] every currency says what it is', async () => {
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

  test('[OPS-02.1,3,4] health, and what only this machine may ask', async () => {
    expect((await askProduct(product, 'GET', '/healthz')).body).toEqual({ ok: true })
    const ready = await askProduct(product, 'GET', '/readyz')
    expect([ready.status, ready.body.ok]).toEqual([200, true])
    const headers = { 'x-forwarded-for': '10.0.0.1' }
    expect((await askProduct(product, 'GET', '/metrics', { headers })).status).toBe(403)
    expect((await askProduct(product, 'GET', '/api/sandbox/state', { headers })).status).toBe(403)
  })
})

test('[EXCH-01.3] a coin with a memo must be told it, or by an empty text that the address needs none', async () => {
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
