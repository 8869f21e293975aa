import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeFiat } from '../contract.ts'
import { createBanxaFiat } from './create-banxa-fiat.ts'
import { banxaHarness, KEYS, messageAbout, NOW, startPlayBanxa } from './play-banxa.fixture.ts'

describeFiat(
  'banxa',
  {
    sides: ['buy', 'sell'],
    states: {
      buy: ['waiting', 'paid', 'sending', 'ended', 'declined', 'expired', 'refunded'],
      sell: ['waiting', 'paid', 'ended', 'declined', 'expired', 'refunded'],
    },
    toldBy: 'read',
    datesMessages: true,
    faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative', 'other_currency'],
  },
  banxaHarness,
)

const question = {
  side: 'buy',
  country: 'US',
  state: 'CA',
  fiat: 'usd',
  coin: 'btc',
  network: 'bitcoin',
  amount: '150',
  method: null,
} as const
const request = {
  ...question,
  reference: 'order-1',
  address: 'bc1q',
  extraId: null,
  quoteId: null,
  returnUrl: 'https://x.example/return',
  email: null,
  language: 'en',
  clientAddress: null,
  userAgent: null,
}

describe('Banxa', () => {
  let play: Awaited<ReturnType<typeof startPlayBanxa>>
  beforeAll(async () => {
    play = await startPlayBanxa()
  })
  beforeEach(() => {
    play.orders.length = 0
  })
  afterAll(() => play.stop())

  test('is asked about cards where nobody chose, with its fees added up', async () => {
    expect(await play.fiat.quote(question, 5000)).toEqual({
      ok: true,
      value: {
        amountTo: '0.001532',
        fee: '2.59',
        networkFee: '1.67',
        methods: ['visa', 'mastercard'],
        quoteId: null,
        expiresAt: null,
      },
    })
    expect(Object.fromEntries(play.heard.at(-1)?.query ?? [])).toEqual({
      crypto: 'BTC',
      blockchain: 'BTC',
      fiat: 'USD',
      fiatAmount: '150',
      paymentMethodId: 'debit-credit-card',
    })
  })

  test.each([
    ['bank transfer', { method: 'bank_transfer' }, 'ach-bank-transfer'],
    ['the only way of a money', { fiat: 'brl' }, 'pix'],
    ['the way that is open to so little', { amount: '18' }, 'google-pay'],
  ] as const)('is asked about %s', async (_, change, id) => {
    expect((await play.fiat.quote({ ...question, ...change }, 5000)).ok).toBe(true)
    expect(play.heard.at(-1)?.query.get('paymentMethodId')).toBe(id)
  })

  test.each([
    ['another token of the same name', { coin: 'usdt20', network: 'ethereum' }, 'currency'],
    ['a coin kept from a country', { country: 'CU', state: null }, 'country'],
    ['a coin kept from a state', { coin: 'usdttrc20', network: 'tron', state: 'NY' }, 'country'],
    ['the coin in another state', { coin: 'usdttrc20', network: 'tron' }, null],
    ['a way to pay that it has not', { method: 'paypal' }, 'others'],
    ['the limits of a way to pay', { method: 'bank_transfer', amount: '49' }, 'limits'],
  ] as const)('knows %s', async (_, change, code) => {
    const quoted = await play.fiat.quote({ ...question, ...change }, 5000)
    expect(quoted.ok ? null : quoted.failure.code).toBe(code)
  })

  test('says no limits in coins of a sale, which it has in money', async () => {
    const sale = { ...question, side: 'sell', amount: '0.01' } as const
    expect((await play.fiat.quote(sale, 5000)).ok).toBe(true)
    const little = { ...sale, fiat: 'eur' } as const
    expect(await play.fiat.quote(little, 5000)).toEqual({
      ok: false,
      failure: { code: 'limits', limits: { min: null, max: null } },
    })
  })

  test('goes on with an order that can still be paid, and makes a new one after it is over', async () => {
    const first = await play.fiat.checkout(request, 5000)
    expect(first).toMatchObject({ value: { goesTo: { url: expect.stringContaining('/order/') } } })
    const second = await play.fiat.checkout(request, 5000)
    expect(second).toMatchObject({
      value: { goesTo: { url: expect.stringContaining('/status/') } },
    })
    expect(play.orders).toHaveLength(1)
    Object.assign(play.orders[0] ?? {}, { status: 'expired' })
    expect((await play.fiat.checkout(request, 5000)).ok).toBe(true)
    expect(play.orders).toHaveLength(2)
    const read = await play.fiat.read(
      { reference: 'order-1', providerReference: null, side: 'buy' },
      5000,
    )
    expect(read).toMatchObject({ value: { state: 'waiting', amountTo: '0.001532' } })
  })

  test('leads to no page of another site', async () => {
    expect((await play.fiat.checkout(request, 5000)).ok).toBe(true)
    Object.assign(play.orders[0] ?? {}, { orderStatusUrl: 'https://banxa.com.evil.example/' })
    expect(await play.fiat.checkout(request, 5000)).toEqual({
      ok: false,
      failure: { code: 'unavailable' },
    })
  })

  test('is told the tag and the mail where there are any', async () => {
    await play.fiat.checkout({ ...request, extraId: '77', email: 'a@x.example' }, 5000)
    expect(JSON.parse(play.heard.at(-1)?.body ?? '')).toEqual({
      crypto: 'BTC',
      blockchain: 'BTC',
      fiat: 'USD',
      fiatAmount: '150',
      paymentMethodId: 'debit-credit-card',
      walletAddress: 'bc1q',
      walletAddressTag: '77',
      redirectUrl: 'https://x.example/return',
      externalCustomerId: 'order-1',
      externalOrderId: 'order-1',
      email: 'a@x.example',
    })
  })

  test.each([
    { status: 'extraVerification' },
    { status: 'toString' },
    { externalOrderId: 'another order' },
    { orderType: 'SELL' },
    { cryptoAmount: '-1' },
  ])('is not believed when it says %j', async (change) => {
    const opened = await play.fiat.checkout(request, 5000)
    if (!opened.ok) throw new Error(opened.failure.code)
    Object.assign(play.orders[0] ?? {}, change)
    for (const providerReference of [null, opened.value.providerReference]) {
      const order = { reference: 'order-1', providerReference, side: 'buy' } as const
      expect(await play.fiat.read(order, 5000)).toEqual({
        ok: false,
        failure: { code: 'fiat_provider_unavailable' },
      })
    }
  })

  test('signs the path that its message came to, with the pair of keys', () => {
    const message = messageAbout({ reference: 'ada', side: 'buy' }, NOW)
    const read = (change: object) =>
      createBanxaFiat({
        ...KEYS,
        ...change,
        fetch,
        clock: { now: () => NOW },
        apiUrl: play.url,
        partner: 'play',
      }).readWebhook(message, NOW)
    expect(read({})).toEqual({
      ok: true,
      value: { reference: 'ada', providerReference: 'b-ada', report: null },
    })
    for (const change of [
      { webhookPath: '/api/fiat/webhooks/other' },
      { webhookKey: 'another' },
      { webhookSecret: 'another' },
    ]) {
      expect(read(change)).toEqual({ ok: false, failure: { code: 'webhook_forged' } })
    }
  })

  test('is no answer where it refuses the key', async () => {
    const refused = createBanxaFiat({
      ...KEYS,
      apiKey: 'wrong',
      fetch,
      clock: { now: () => NOW },
      apiUrl: play.url,
      partner: 'play',
    })
    expect(await refused.quote(question, 5000)).toEqual({
      ok: false,
      failure: { code: 'unavailable' },
    })
  })
})
