import type { FiatCheckoutRequest, FiatQuestion } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseWithDigits } from '../../fiat-wire/index.ts'
import { describeFiat } from '../contract.ts'
import { FIRST_TOKEN, makeTransak, orderOf, type TransakHarness } from './transak.fixture.ts'

const NOW = Date.UTC(2026, 10, 22, 2)
const PLENTY = 5_000
const states = ['waiting', 'paid', 'ended', 'declined', 'refunded', 'expired'] as const
const FORGED = { ok: false, failure: { code: 'webhook_forged' } }

describeFiat(
  'transak',
  {
    sides: ['buy', 'sell'],
    states: { buy: states, sell: states },
    toldBy: 'read',
    datesMessages: false,
    signs: 'body',
    faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative', 'other_currency'],
  },
  makeTransak,
)

describe('transak', () => {
  let transak: TransakHarness
  beforeAll(async () => {
    transak = await makeTransak()
  })
  afterAll(() => transak.stop())

  const question = (): FiatQuestion => {
    if (transak.questions.buy === undefined) throw new Error('There is no question')
    return transak.questions.buy
  }
  const quote = (change: Partial<FiatQuestion>) =>
    transak.fiat.quote({ ...question(), ...change }, PLENTY)
  const request = (change: Partial<FiatCheckoutRequest>): FiatCheckoutRequest => ({
    ...question(),
    reference: 'session',
    address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
    extraId: null,
    quoteId: null,
    returnUrl: 'https://exchange.example/buy/return/session',
    email: 'ada@example.org',
    language: 'de',
    clientAddress: '203.0.113.7',
    userAgent: null,
    ...change,
  })

  test('asks for the foremost way to pay that the amount fits', async () => {
    expect(await quote({})).toMatchObject({
      value: {
        amountTo: '321.87',
        fee: '7.5',
        networkFee: '1.51',
        methods: ['visa', 'mastercard'],
      },
    })
    expect(await quote({ amount: '15000' })).toMatchObject({
      value: { methods: ['bank_transfer'] },
    })
    expect(await quote({ method: 'mastercard', amount: '15000' })).toEqual({
      ok: false,
      failure: { code: 'limits', limits: { min: '30', max: '3000' } },
    })
    expect(await quote({ method: 'paypal' })).toEqual({ ok: false, failure: { code: 'others' } })
  })

  test.each([
    ['a coin that is not allowed now', { coin: 'btc', network: 'bitcoin' }, 'currency'],
    ['a coin that it does not buy', { side: 'sell', coin: 'xrp', network: 'ripple' }, 'currency'],
    ['a currency that it pays nobody in', { side: 'sell', fiat: 'jpy', country: 'JP' }, 'currency'],
    ['a country that this coin is not sold in', { country: 'CU' }, 'country'],
    ['a currency that this coin is not sold for', { fiat: 'jpy', country: 'JP' }, 'others'],
  ] as const)('refuses %s', async (_, change, code) => {
    expect(await quote(change)).toEqual({ ok: false, failure: { code } })
  })

  test('tells the memo apart from the address, and the person’s network address', async () => {
    const opened = await transak.fiat.checkout(
      request({ coin: 'xrp', network: 'ripple', extraId: '77', method: 'visa' }),
      PLENTY,
    )
    expect(opened).toMatchObject({ ok: true })
    const heard = transak.server.heard.findLast(({ path }) => path.endsWith('/auth/session'))
    expect(heard?.headers['x-user-ip']).toBe('203.0.113.7')
    expect(parseWithDigits(heard?.body ?? '')).toMatchObject({
      widgetParams: {
        walletAddressesData: {
          coins: {
            XRP: { address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', addressAdditionalData: '77' },
          },
        },
        paymentMethod: 'credit_debit_card',
        email: 'ada@example.org',
        network: 'mainnet',
      },
    })
  })

  test('asks for a new token where Transak refuses the one we have', async () => {
    transak.endToken()
    const order = { reference: 'never', providerReference: null, side: 'buy' } as const
    expect(await transak.fiat.read(order, PLENTY)).toEqual({ ok: true, value: null })
  })

  test('believes, of several orders of one name, the one with the money', async () => {
    const order = { reference: 'twice', side: 'buy' } as const
    transak.addOrder({ ...orderOf(order, 'FAILED'), id: 'one' })
    transak.addOrder({ ...orderOf(order, 'COMPLETED'), id: 'two' })
    transak.addOrder({ ...orderOf(order, 'AWAITING_PAYMENT_FROM_USER'), id: 'three' })
    const read = await transak.fiat.read({ ...order, providerReference: null }, PLENTY)
    expect(read).toMatchObject({
      value: { state: 'ended', providerReference: 'two', txId: '0xabc' },
    })
  })

  test('reads an order by Transak’s own name for it', async () => {
    const order = { reference: 'named', side: 'sell' } as const
    transak.addOrder(orderOf(order, 'FAILED'))
    const { read } = transak.fiat
    expect(await read({ ...order, providerReference: 'transak-named' }, PLENTY)).toMatchObject({
      value: { state: 'declined', reason: 'Declined by bank', amountFrom: '330.12' },
    })
    expect(await read({ ...order, providerReference: 'transak-none' }, PLENTY)).toEqual({
      ok: true,
      value: null,
    })
    const other = { reference: 'other', side: 'sell', providerReference: 'transak-named' } as const
    expect(await read(other, PLENTY)).toMatchObject({ ok: false })
  })

  test('finds the try after the one that failed, though it knows that one’s name', async () => {
    const order = { reference: 'anew', side: 'buy' } as const
    transak.addOrder({ ...orderOf(order, 'FAILED'), id: 'anew-1' })
    const read = () => transak.fiat.read({ ...order, providerReference: 'anew-1' }, PLENTY)
    expect(await read()).toMatchObject({ value: { state: 'declined' } })
    transak.addOrder({ ...orderOf(order, 'COMPLETED'), id: 'anew-2' })
    expect(await read()).toMatchObject({ value: { state: 'ended', providerReference: 'anew-2' } })
  })

  test('takes no stranger’s order and no unknown state for one of ours', async () => {
    const { read } = transak.fiat
    const asked = { reference: 'strangers', providerReference: null, side: 'buy' } as const
    expect(await read(asked, PLENTY)).toEqual({ ok: true, value: null })
    transak.addOrder(orderOf({ reference: 'odd', side: 'buy' }, 'ON_THE_MOON'))
    expect(await read({ ...asked, reference: 'odd' }, PLENTY)).toMatchObject({ ok: false })
  })

  test.each([
    ['PAYMENT_DONE_MARKED_BY_USER', 'waiting'],
    ['PENDING_DELIVERY_FROM_TRANSAK', 'paid'],
    ['ON_HOLD_PENDING_DELIVERY_FROM_TRANSAK', 'paid'],
    ['CANCELLED', 'declined'],
  ])('takes %s for %s', async (status, state) => {
    const order = { reference: `word-${status}`, side: 'buy' } as const
    transak.addOrder(orderOf(order, status))
    expect(await transak.fiat.read({ ...order, providerReference: null }, PLENTY)).toMatchObject({
      value: { state },
    })
  })

  test('reads no message with another key, algorithm, content or signature', () => {
    const { sign, fiat } = transak
    const claims = { webhookData: orderOf({ reference: 'ada', side: 'buy' }, 'COMPLETED') }
    const good = sign(claims, FIRST_TOKEN)
    const [header, , signature] = good.split('.')
    const eve = Buffer.from(JSON.stringify({ webhookData: { id: 'eve' } })).toString('base64url')
    const read = (rawBody: string) => fiat.readWebhook({ headers: {}, rawBody }, NOW)
    expect(read(good)).toMatchObject({
      ok: true,
      value: { reference: 'ada', providerReference: 'transak-ada', report: null },
    })
    for (const bad of [
      sign(claims, 'another key'),
      sign(claims, ''),
      sign(claims, FIRST_TOKEN, 'none'),
      `${header}.${eve}.${signature}`,
      `${good.slice(0, good.lastIndexOf('.'))}."}`,
      '{"data":7}',
      'nonsense',
    ]) {
      expect(read(bad)).toEqual(FORGED)
    }
    expect(read(sign({ hello: 'world' }, FIRST_TOKEN))).toEqual({
      ok: false,
      failure: { code: 'webhook_malformed' },
    })
  })
})
