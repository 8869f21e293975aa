import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFiat } from '../contract.ts'
import { createMercuryoFiat } from './create-mercuryo-fiat.ts'
import {
  arrivalAt,
  entryOf,
  KEYS,
  mercuryoHarness,
  messageAbout,
  NOW,
  startPlayMercuryo,
} from './play-mercuryo.fixture.ts'

describeFiat(
  'mercuryo',
  {
    sides: ['buy', 'sell'],
    states: {
      buy: ['waiting', 'paid', 'sending', 'ended', 'declined'],
      sell: ['waiting', 'paid', 'ended', 'refunded'],
    },
    toldBy: 'read',
    datesMessages: false,
    faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative', 'other_currency'],
  },
  mercuryoHarness,
)

const question = {
  side: 'buy',
  country: 'DE',
  state: null,
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
  returnUrl: 'https://x.example/return?a=b',
  email: 'a@x.example',
  language: 'de',
  clientAddress: '2001:db8::1',
  userAgent: null,
}

describe('Mercuryo', () => {
  let play: Awaited<ReturnType<typeof startPlayMercuryo>>
  beforeAll(async () => {
    play = await startPlayMercuryo()
  })
  afterAll(() => play.stop())

  test('is quoted with the fee of the network told apart, before and after it', async () => {
    expect(await play.fiat.quote(question, 5000)).toEqual({
      ok: true,
      value: {
        amountTo: '0.00138102',
        fee: '14.72',
        networkFee: '1.95',
        methods: ['visa', 'mastercard'],
        quoteId: null,
        expiresAt: null,
      },
    })
    const sale = { ...question, side: 'sell', amount: '0.01' } as const
    expect(await play.fiat.quote(sale, 5000)).toMatchObject({ value: { amountTo: '945.28' } })
  })

  test.each([
    ['another token of the same name', { coin: 'usdt20', network: 'ethereum' }, 'currency'],
    ['the same token', { coin: 'usdttrc20', network: 'tron' }, null],
    ['what is not bought back', { side: 'sell', coin: 'usdttrc20', network: 'tron' }, 'currency'],
    ['a coin kept from a country', { country: 'GB' }, 'country'],
    ['a sale kept from a country', { side: 'sell', amount: '0.01', country: 'FR' }, 'country'],
    ['a purchase where sales are not', { country: 'FR' }, null],
    ['a way to pay that it has not', { method: 'paypal' }, 'others'],
    ['a way to be paid that it has not', { side: 'sell', method: 'apple_pay' }, 'others'],
  ] as const)('knows %s', async (_, change, code) => {
    const quoted = await play.fiat.quote({ ...question, ...change }, 5000)
    expect(quoted.ok ? null : quoted.failure.code).toBe(code)
  })

  test('is not believed when it quotes another coin', async () => {
    const lying = createMercuryoFiat({
      ...KEYS,
      clock: { now: () => NOW },
      apiUrl: play.url,
      widgetUrl: 'https://exchange.mercuryo.io',
      fetch: async (input, init) => {
        const text = await (await fetch(input, init)).text()
        return new Response(text.replace('"long","currency":"BTC"', '"long","currency":"ETH"'))
      },
    })
    expect(await lying.quote(question, 5000)).toEqual({
      ok: false,
      failure: { code: 'unavailable' },
    })
  })

  test('signs address, network address and reference, and fixes what was agreed', async () => {
    const opened = await play.fiat.checkout({ ...request, method: 'google_pay' }, 5000)
    if (!opened.ok || opened.value.goesTo.kind !== 'redirect') throw new Error('no page')
    const { url } = opened.value.goesTo
    expect(arrivalAt(url, '2001:db8::1').isOurs).toBe(true)
    expect(arrivalAt(url, '2001:db8::2').isOurs).toBe(false)
    expect(arrivalAt(url.replace('bc1q', 'bc1p'), '2001:db8::1').isOurs).toBe(false)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      type: 'buy',
      currency: 'BTC',
      network: 'BITCOIN',
      fiat_currency: 'USD',
      fix_fiat_amount: 'true',
      redirect_url: 'https://x.example/return?a=b',
      lang: 'de',
      email: 'a@x.example',
      payment_method: 'mobile_pay',
    })
  })

  test.each([{ clientAddress: null }, { coin: 'xrp', network: 'ripple', extraId: '77' }])(
    'opens nothing that it cannot sign or that would lose a tag: %j',
    async (change) => {
      expect(await play.fiat.checkout({ ...request, ...change }, 5000)).toEqual({
        ok: false,
        failure: { code: 'others' },
      })
    },
  )

  const read = (side: 'buy' | 'sell' = 'buy') =>
    play.fiat.read({ reference: 'order-1', providerReference: null, side }, 5000)

  test.each(['buy', 'mobile_pay', 'buy_acquirer'])('finds what was paid as %s', async (kind) => {
    const operations = { [kind]: { status: 'paid' }, withdraw: { status: 'completed', hash: 'aa' } }
    play.entries.set('order-1', [entryOf('order-1', operations)])
    expect(await read()).toEqual({
      ok: true,
      value: {
        reference: 'order-1',
        providerReference: `m-${kind}-order-1`,
        state: 'ended',
        amountFrom: '150',
        amountTo: '0.00138102',
        txId: 'aa',
        payIn: null,
        reason: null,
        url: null,
      },
    })
    expect(await read('sell')).toEqual({ ok: true, value: null })
  })

  test('has the money still where the coins could not be sent, and says why', async () => {
    const operations = { buy: { status: 'paid' }, withdraw: { status: 'failed' } }
    play.entries.set('order-1', [entryOf('order-1', operations)])
    expect(await read()).toMatchObject({ value: { state: 'paid', reason: 'failed' } })
  })

  test('counts the payment that came furthest where a person tried twice', async () => {
    play.entries.set('order-1', [
      entryOf('order-1', { buy: { status: 'order_failed' } }),
      entryOf('order-1', { buy: { status: 'order_scheduled' } }),
      entryOf('order-1', { buy: { status: 'cancelled' } }),
    ])
    expect(await read()).toMatchObject({ value: { state: 'paid', reason: null } })
  })

  test.each([
    { status: 'a new word' },
    { status: 'constructor' },
    { merchant_transaction_id: 'another order' },
    { fiat_amount: '-1' },
  ])('is not believed when it says %j', async (change) => {
    play.entries.set('order-1', [entryOf('order-1', { buy: { status: 'paid', ...change } })])
    expect(await read()).toEqual({ ok: false, failure: { code: 'fiat_provider_unavailable' } })
  })

  test('may sign its messages with and without white space, wrapped or not', () => {
    const data = { id: 'm', merchant_transaction_id: 'ada', created_at: '2026-11-22 01:50:00' }
    const rawBody = JSON.stringify({ data }, null, 2)
    const told = { ok: true, value: { reference: 'ada', providerReference: null, report: null } }
    for (const text of [rawBody, rawBody.replaceAll(/\s/g, '')]) {
      const signature = createHmac('sha256', KEYS.signKey).update(text).digest('hex')
      expect(
        play.fiat.readWebhook({ headers: { 'x-signature': signature }, rawBody }, NOW),
      ).toEqual(told)
    }
    expect(play.fiat.readWebhook(messageAbout({ reference: 'ada', side: 'buy' }), NOW)).toEqual(
      told,
    )
    const empty = createHmac('sha256', KEYS.signKey).update('{}').digest('hex')
    const message = { headers: { 'x-signature': empty }, rawBody: '{}' }
    expect(play.fiat.readWebhook(message, NOW)).toEqual({
      ok: false,
      failure: { code: 'webhook_malformed' },
    })
  })
})
