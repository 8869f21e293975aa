import type { FiatQuestion } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseWithDigits } from '../../fiat-wire/index.ts'
import { describeFiat } from '../contract.ts'
import { type BinanceHarness, makeBinance } from './binance.fixture.ts'
import { externalOrderIdOf } from './read-binance-order.ts'

const NOW = Date.UTC(2026, 10, 22, 2)
const PLENTY = 5_000

describeFiat(
  'binance',
  {
    sides: ['buy'],
    states: { buy: ['waiting', 'paid', 'sending', 'ended', 'declined'] },
    toldBy: 'read',
    datesMessages: true,
    // Its prices name no currency that could be another.
    faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative'],
  },
  makeBinance,
)

describe('binance', () => {
  let binance: BinanceHarness
  beforeAll(async () => {
    binance = await makeBinance()
  })
  afterAll(() => binance.stop())

  const question = (): FiatQuestion => {
    if (binance.questions.buy === undefined) throw new Error('There is no question')
    return binance.questions.buy
  }
  const quote = (change: Partial<FiatQuestion>) =>
    binance.fiat.quote({ ...question(), ...change }, PLENTY)

  test('takes the network’s fee off the coins, and tells no fee that is not whole', async () => {
    expect(await quote({})).toMatchObject({
      value: { amountTo: '128', fee: null, networkFee: null, methods: ['visa', 'mastercard'] },
    })
    expect(await quote({ coin: 'btc', network: 'bitcoin' })).toMatchObject({
      value: { amountTo: '0.00131', fee: '2.4' },
    })
  })

  test('asks for the foremost way to pay that the amount fits', async () => {
    expect(await quote({ amount: '2500.01' })).toMatchObject({
      value: { methods: ['local_method'] },
    })
    expect(await quote({ amount: '2500.01', method: 'visa' })).toEqual({
      ok: false,
      failure: { code: 'limits', limits: { min: '15', max: '2500' } },
    })
    expect(await quote({ method: 'bank_transfer' })).toEqual({
      ok: false,
      failure: { code: 'others' },
    })
  })

  test.each([
    ['a coin that it sends on no network', { coin: 'sol', network: 'solana' }, 'currency'],
    ['a network that it does not send on now', { coin: 'usdcbase', network: 'base' }, 'currency'],
    ['another token of the same name', { coin: 'usdcbsc', network: 'bsc' }, 'currency'],
    ['what it has no price for', { coin: 'xrp', network: 'ripple' }, 'others'],
  ] as const)('refuses %s', async (_, change, code) => {
    expect(await quote(change)).toEqual({ ok: false, failure: { code } })
  })

  test('locks what was ordered, and names the order in letters and digits', async () => {
    const opened = await binance.fiat.checkout(
      {
        ...question(),
        reference: '0198c0de-0000-7000-8000-000000000001',
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        extraId: '77',
        quoteId: null,
        returnUrl: 'https://exchange.example/buy/return',
        email: null,
        language: 'en',
        clientAddress: null,
        userAgent: null,
      },
      PLENTY,
    )
    const providerReference = externalOrderIdOf('0198c0de-0000-7000-8000-000000000001')
    expect(opened).toMatchObject({ ok: true, value: { providerReference } })
    const heard = binance.server.heard.findLast(({ path }) => path.endsWith('/pre-order'))
    expect(heard?.body).toContain('"requestedAmount":120.25')
    expect(parseWithDigits(heard?.body ?? '')).toMatchObject({
      externalOrderId: providerReference,
      memo: '77',
      payMethodCode: 'BUY_CARD',
      payMethodSubCode: 'card',
      customization: { LOCK_ORDER_ATTRIBUTES: ['1', '2', '3', '5', '6'] },
    })
    expect(providerReference).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each([
    [1, 'waiting'],
    [3, 'paid'],
    [4, 'paid'],
    [10, 'paid'],
    [15, 'paid'],
    [93, 'declined'],
    [94, 'declined'],
    [96, 'declined'],
    [99, 'declined'],
  ])('takes the number %i for %s', async (status, state) => {
    const order = { reference: `number${status}`, providerReference: null, side: 'buy' } as const
    binance.setStatus(order.reference, status)
    expect(await binance.fiat.read(order, PLENTY)).toMatchObject({ value: { state } })
  })

  test('tells why coins did not arrive, and no state that is not known', async () => {
    const read = (reference: string) =>
      binance.fiat.read({ reference, providerReference: null, side: 'buy' }, PLENTY)
    binance.setStatus('stayed', 98)
    expect(await read('stayed')).toMatchObject({
      value: { state: 'declined', reason: 'The coins stayed in the person’s Binance account' },
    })
    binance.setStatus('odd', 777)
    expect(await read('odd')).toEqual({
      ok: false,
      failure: { code: 'fiat_provider_unavailable' },
    })
  })

  test('calls a signed message malformed that names no order', () => {
    expect(binance.fiat.readWebhook(binance.signed('{"hello":"world"}', NOW), NOW)).toEqual({
      ok: false,
      failure: { code: 'webhook_malformed' },
    })
  })

  test('believes no message of six minutes ago', () => {
    const message = binance.messageAbout({ reference: 'ada', side: 'buy' }, NOW - 6 * 60_000)
    expect(binance.fiat.readWebhook(message, NOW)).toEqual({
      ok: false,
      failure: { code: 'webhook_forged' },
    })
  })
})
