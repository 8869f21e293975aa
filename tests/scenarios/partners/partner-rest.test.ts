// door: HTTP, chain
import type { CheckAddressReply, PartnerOrderOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, mustAsk, type Refused } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { expectClosedBooks } from '../support/books.ts'
import { addPartner, mustCall, type TestPartner } from '../support/partner-steps.ts'
import { askRest, createRestOrder, mustAskRest } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const PAIR = { from: 'btc', to: 'eth' }
const AMOUNT = '0.004'
type Fields = Readonly<Record<string, string | null>>
type Listed = { readonly orders: readonly PartnerOrderOut[] }

let shop: RunningProduct
let partner: TestPartner
let other: TestPartner
let address: string
let refundAddress: string
beforeAll(async () => {
  shop = await startShop('partner_rest')
  partner = await addPartner(shop, 'A wallet')
  other = await addPartner(shop, 'Another wallet')
  address = await playAddress(shop, 'eth')
  refundAddress = await playAddress(shop, 'btc')
})
afterAll(() => stopShop(shop))

const get = <T>(path: string) => mustAskRest<T>(shop, partner, 'GET', path)
const create = (request: object, headers?: Readonly<Record<string, string>>) =>
  createRestOrder(shop, partner, { ...PAIR, address, ...request }, headers)
const quote = (query: object) =>
  get<Fields & { limits: Fields }>(`/quote?${new URLSearchParams({ ...PAIR, ...query })}`)
const refusalOf = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
  const refused = await askRest<Refused>(shop, partner, method, path, { body })
  return `${refused.status} ${refused.body.error.code}`
}

describe('[API-01.18] before there is an order, a bearer key', () => {
  test('gets the coins that can be exchanged', async () => {
    const { currencies } = await get<{ currencies: readonly Fields[] }>('/currencies')
    expect(currencies.find(({ ticker }) => ticker === 'usdt20')).toEqual({
      ticker: 'usdt20',
      code: 'usdt',
      name: 'Tether USD (ERC-20)',
      network: 'Ethereum',
      networkBadge: 'ERC-20',
      contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      decimals: 6,
      enabledFrom: true,
      enabledTo: true,
      fixedRateEnabled: true,
      confirmations: expect.any(Number),
      extraIdName: null,
      explorerTransaction: expect.stringContaining('{id}'),
      explorerAddress: expect.stringContaining('{address}'),
    })
    const tickers = currencies.map(({ ticker }) => ticker)
    expect(tickers).not.toContain('usd')
    expect(await mustCall(shop, partner, 'getCurrencies')).toSatisfy((enabled: readonly string[]) =>
      enabled.every((ticker) => tickers.includes(ticker)),
    )
  })

  test('gets quotes at either rate, for an amount on either side, in decimal strings', async () => {
    const float = await quote({ amountFrom: AMOUNT })
    expect(float).toMatchObject({ ...PAIR, type: 'float', amountFrom: AMOUNT, rateId: null })
    expect(float.expiresAt).toBeNull()
    for (const amount of [float.amountTo, float.networkFee, float.exchangeFee, float.rate]) {
      expect(amount).toMatch(/^\d+(\.\d+)?$/)
    }
    const fixed = await quote({ amountTo: '0.06', type: 'fixed', from: 'BTC' })
    expect(fixed).toMatchObject({ type: 'fixed', amountTo: '0.06' })
    expect(fixed.rateId).toMatch(/\S{20,}/)
    expect(fixed.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    const parts = [fixed.networkFee, fixed.exchangeFee, fixed.amountTo].map(Number)
    const whole = Number(fixed.rate) * Number(fixed.amountFrom)
    expect(parts.reduce((sum, part) => sum + part, 0) / whole).toBeCloseTo(1, 3)
  })

  test('is told the limits where an amount is outside of them, and keeps them where it is not', async () => {
    const limits = { min: expect.stringMatching(/^0\.\d+$/), max: expect.stringMatching(/^\d/) }
    for (const [amountFrom, code] of [
      ['0.00001', 'amount_below_minimum'],
      ['100000', 'amount_above_maximum'],
    ] as const) {
      const search = new URLSearchParams({ ...PAIR, amountFrom })
      const refused = await askRest<Refused>(shop, partner, 'GET', `/quote?${search}`)
      expect([refused.status, refused.body.error]).toMatchObject([
        422,
        { code, details: { limits: { from: limits, to: limits } } },
      ])
    }
    const { limits: of } = await quote({ amountFrom: AMOUNT })
    // Prices move: a little more than the limit is enough.
    const amountFrom = (Number(of.minFrom) * 1.05).toFixed(8)
    expect((await quote({ amountFrom })).amountFrom).toBe(amountFrom.replace(/0+$/, ''))
  })

  test('learns whether an address can be paid', async () => {
    const check = (body: object) =>
      mustAskRest<CheckAddressReply>(shop, partner, 'POST', '/addresses/check', { body })
    expect(await check({ currency: 'ETH', address })).toMatchObject({ result: true })
    expect(await check({ currency: 'eth', address: refundAddress })).toMatchObject({
      result: false,
      code: expect.stringMatching(/^address_/),
    })
    const ripple = await playAddress(shop, 'xrp')
    const asked = { currency: 'xrp', address: ripple }
    expect(await check({ ...asked, extraId: 'seven' })).toMatchObject({ result: false })
    expect(await check(asked)).toMatchObject({ result: true })
  })
})

describe('[API-01.19] an order by bearer key', () => {
  test('at floating rate is paid out with what it says, and is read in both protocols', async () => {
    const subaccountId = 'customer 7'
    const userMetadata = { basket: [1, 2] }
    const made = await create({ amountFrom: AMOUNT, refundAddress, subaccountId, userMetadata })
    expect(made).toMatchObject({
      ...{ type: 'float', status: 'new', currencyFrom: 'btc', currencyTo: 'eth' },
      ...{ payoutAddress: address, refundAddress, amountExpectedFrom: AMOUNT, subaccountId },
      ...{ amountFrom: null, amountTo: null, payinTxId: null, userMetadata },
    })
    expect(made.trackUrl).toContain(`/transaction/${made.id}`)
    await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: made.id } })
    const status = async () => (await get<{ status: string }>(`/orders/${made.id}/status`)).status
    await expect.poll(status, { timeout: 300_000, interval: 500 }).toBe('finished')
    const { order } = await get<{ order: PartnerOrderOut }>(`/orders/${made.id}`)
    expect(order).toMatchObject({ status: 'finished', amountFrom: AMOUNT, userMetadata })
    expect(order.endedAt).not.toBeNull()
    const { payments } = await mustAsk<{ payments: readonly Fields[] }>(
      shop,
      'GET',
      `/api/sandbox/wallets/${address}`,
    )
    expect(payments.find(({ txId }) => txId === order.payoutTxId)?.amount).toBe(order.amountTo)
    expect(await mustCall(shop, partner, 'getStatus', { id: made.id })).toBe('finished')
    await expectClosedBooks(shop)
  })

  test('at a guaranteed rate gets what its quote promised, once, and needs a refund address', async () => {
    const { amountTo, rateId } = await quote({ amountFrom: AMOUNT, type: 'fixed' })
    const wish = { ...PAIR, address, amountFrom: AMOUNT, rateId }
    expect(await refusalOf('POST', '/orders', wish)).toBe('422 refund_address_missing')
    const made = await create({ ...wish, refundAddress })
    expect(made).toMatchObject({ type: 'fixed', amountExpectedTo: amountTo })
    const again = { ...wish, refundAddress, subaccountId: 'another' }
    expect(await refusalOf('POST', '/orders', again)).toBe('409 rate_id_used')
    const forged = { ...again, rateId: `${rateId}x` }
    expect(await refusalOf('POST', '/orders', forged)).toMatch(/rate_id_forged$/)
  })

  test('is found by whatever is known of it, newest first', async () => {
    const mine = await addPartner(shop, 'A third wallet')
    const make = (subaccountId: string) =>
      createRestOrder(shop, mine, { ...PAIR, address, amountFrom: AMOUNT, subaccountId })
    const first = await make('one')
    const second = await make('two')
    const ids = async (query: object) => {
      const path = `/orders?${new URLSearchParams({ ...query })}`
      return (await mustAskRest<Listed>(shop, mine, 'GET', path)).orders.map(({ id }) => id)
    }
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ limit: '1', offset: '1' })).toEqual([first.id])
    expect(await ids({ id: `${first.id},${second.id}` })).toHaveLength(2)
    expect(await ids({ address: first.payinAddress })).toEqual([first.id])
    expect(await ids({ payoutAddress: address, currency: 'BTC' })).toHaveLength(2)
    expect(await ids({ currency: 'eth' })).toEqual([])
    expect(await ids({ status: 'new,waiting' })).toHaveLength(2)
    expect(await ids({ status: 'finished' })).toEqual([])
    expect(await ids({ since: second.createdAt })).toEqual([second.id])
    const eleven = Array.from({ length: 11 }, () => first.id).join(',')
    for (const query of [`id=${eleven}`, 'status=fine', 'limit=101', 'since=soon', 'offset=-1']) {
      expect(await refusalOf('GET', `/orders?${query}`)).toBe('400 field_malformed')
    }
  })

  test('of another partner is answered as one that does not exist', async () => {
    const made = await create({ amountFrom: AMOUNT, subaccountId: 'private' })
    for (const path of ['', '/status']) {
      const answers = [made.id, 'A'.repeat(22)].map((id) =>
        askRest<Refused>(shop, other, 'GET', `/orders/${id}${path}`),
      )
      const [theirs, none] = await Promise.all(answers)
      expect(theirs).toEqual(none)
      expect(theirs?.status).toBe(404)
    }
    expect(await mustAskRest(shop, other, 'GET', `/orders?id=${made.id}`)).toEqual({ orders: [] })
  })
})

describe('[API-01.20] a creation by bearer key that is sent again', () => {
  const send = (body: object, headers = {}) =>
    askRest<{ order: PartnerOrderOut } & Refused>(shop, partner, 'POST', '/orders', {
      body: { ...PAIR, address, amountFrom: AMOUNT, ...body },
      headers,
    })

  test('byte by byte within a minute is answered with the first order, also at the same moment', async () => {
    const wish = { subaccountId: 'again' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(wish)))
    expect(new Set(replies.map(({ body }) => body.order.id)).size).toBe(1)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await send({ subaccountId: 'another' })).status).toBe(201)
    await advanceClock(shop, 61)
    const later = await send(wish)
    expect(later.status).toBe(201)
    expect(later.body.order.id).not.toBe(replies[0]?.body.order.id)
  })

  test('with an Idempotency-Key is answered with its order whenever it comes', async () => {
    const key = { 'idempotency-key': 'a key of sixteen characters or more' }
    const first = await send({}, key)
    await advanceClock(shop, 120)
    const second = await send({}, key)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body.order.id).toBe(first.body.order.id)
    const changed = await send({ amountFrom: '0.0041' }, key)
    expect([changed.status, changed.body.error.code]).toEqual([409, 'idempotency_key_reused'])
  })
})

test('[API-01.24] fields and amounts that are malformed are refused by name, and make no order', async () => {
  const wish = { ...PAIR, address, amountFrom: AMOUNT }
  const cases: readonly (readonly [string, object])[] = [
    ['400 unknown_field', { ...wish, amuont: '1' }],
    ['400 field_missing', { ...PAIR, amountFrom: AMOUNT }],
    ['400 field_malformed', { ...wish, subaccountId: 7 }],
    ['400 field_malformed', { ...wish, userMetadata: 'x'.repeat(4001) }],
    ['400 amount_missing', { ...PAIR, address }],
    ['400 amount_malformed', { ...wish, amountFrom: '1e-7' }],
    ['400 amount_malformed', { ...wish, amountFrom: 1e308 }],
    ['400 amount_malformed', { ...wish, amountFrom: '١' }],
    ['400 amount_not_positive', { ...wish, amountFrom: '-1' }],
    ['422 currency_unknown', { ...wish, from: 'btx' }],
    ['422 same_currency', { ...wish, to: 'btc' }],
    ['422 address_malformed', { ...wish, address: 'nowhere' }],
  ]
  const { orders: before } = await get<Listed>('/orders?limit=100')
  for (const [refusal, body] of cases)
    expect(await refusalOf('POST', '/orders', body)).toBe(refusal)
  expect((await get<Listed>('/orders?limit=100')).orders).toHaveLength(before.length)
})
