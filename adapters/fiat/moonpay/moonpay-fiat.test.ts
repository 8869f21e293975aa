import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFiat } from '../contract.ts'
import {
  arrivalAt,
  messageAbout,
  moonpayHarness,
  NOW,
  startPlayMoonpay,
  transactionOf,
} from './play-moonpay.fixture.ts'

describeFiat(
  'moonpay',
  {
    sides: ['buy', 'sell'],
    states: {
      buy: ['waiting', 'paid', 'sending', 'ended', 'declined', 'expired'],
      sell: ['waiting', 'paid', 'ended', 'declined', 'refunded'],
    },
    toldBy: 'read',
    datesMessages: true,
    faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative', 'other_currency'],
  },
  moonpayHarness,
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

describe('MoonPay', () => {
  let play: Awaited<ReturnType<typeof startPlayMoonpay>>
  beforeAll(async () => {
    play = await startPlayMoonpay()
  })
  afterAll(() => play.stop())

  test('is quoted to the last digit, with its fees added up', async () => {
    expect(await play.fiat.quote(question, 5000)).toEqual({
      ok: true,
      value: {
        amountTo: '0.0015412345678',
        fee: '11.63',
        networkFee: '7.64',
        methods: ['visa', 'mastercard'],
        quoteId: null,
        expiresAt: Date.UTC(2026, 10, 22, 2, 30),
      },
    })
  })

  test('asks for its lists once an hour, and for prices each time', async () => {
    const count = () => play.heard.filter(({ path }) => path === '/v3/currencies').length
    const before = count()
    await play.fiat.quote({ ...question, method: 'visa' }, 5000)
    await play.fiat.quote({ ...question, method: 'bank_transfer' }, 5000)
    expect(count()).toBe(before)
    expect(play.heard.at(-1)?.query.get('paymentMethod')).toBe('ach_bank_transfer')
  })

  test.each([
    ['a suspended coin', { coin: 'ltc', network: 'litecoin' }, 'currency'],
    ['another token of the same name', { coin: 'usdcbase', network: 'base' }, 'currency'],
    ['the same token', { coin: 'usdttrc20', network: 'tron' }, null],
    ['a state without it', { state: 'NY' }, 'country'],
    ['a state without the coin', { state: 'HI' }, 'country'],
    ['a country without the coin', { country: 'CA', state: null }, 'country'],
    ['a state that is not listed', { state: 'PR' }, null],
    ['a way to pay that it has not for this money', { method: 'local_method' }, 'others'],
  ] as const)('knows %s', async (_, change, code) => {
    const quoted = await play.fiat.quote({ ...question, ...change }, 5000)
    expect(quoted.ok ? null : quoted.failure.code).toBe(code)
  })

  test('carries the tag of an address, the mail and the language in what it signs', async () => {
    const opened = await play.fiat.checkout(
      {
        ...question,
        method: 'apple_pay',
        reference: 'r 1&2',
        address: 'bc1q',
        extraId: '77',
        quoteId: null,
        returnUrl: 'https://x.example/?a=b&c=d',
        email: 'ada+1@x.example',
        language: 'de',
        clientAddress: null,
        userAgent: null,
      },
      5000,
    )
    if (!opened.ok || opened.value.goesTo.kind !== 'redirect') throw new Error('no page')
    const { url } = opened.value.goesTo
    expect(arrivalAt(url)).toMatchObject({ reference: 'r 1&2', isOurs: true })
    expect(arrivalAt(url.replace('bc1q', 'bc1p')).isOurs).toBe(false)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      walletAddressTag: '77',
      email: 'ada+1@x.example',
      language: 'de',
      redirectURL: 'https://x.example/?a=b&c=d',
      paymentMethod: 'apple_pay',
      lockAmount: 'true',
    })
  })

  test('lets its own page ask where coins of a sale go back to, where that needs a tag', async () => {
    const queryOf = async (extraId: string | null) => {
      const opened = await play.fiat.checkout(
        {
          ...question,
          side: 'sell',
          amount: '0.01',
          reference: 'sale',
          address: 'bc1qback',
          extraId,
          quoteId: null,
          returnUrl: 'https://x.example/',
          email: null,
          language: 'en',
          clientAddress: null,
          userAgent: null,
        },
        5000,
      )
      if (!opened.ok || opened.value.goesTo.kind !== 'redirect') throw new Error('no page')
      return new URL(opened.value.goesTo.url).searchParams
    }
    const plain = await queryOf(null)
    expect(plain.get('refundWalletAddress')).toBe('bc1qback')
    const { fields } = transactionOf({ reference: 'sale', side: 'sell' }, {})
    expect(plain.get('externalCustomerId')).toBe(fields.externalCustomerId)
    // It has no field for the tag: without it the coins would be lost.
    expect((await queryOf('77')).has('refundWalletAddress')).toBe(false)
  })

  test('leads to no page of another site', async () => {
    const order = { reference: 'strange', side: 'buy' } as const
    const read = async (returnUrl: string) => {
      play.transactions.set('strange', [transactionOf(order, { status: 'pending', returnUrl })])
      return play.fiat.read({ ...order, providerReference: null }, 5000)
    }
    const page = 'https://buy.moonpay.com/receipt'
    expect(await read(page)).toMatchObject({ value: { url: page } })
    expect(await read('https://moonpay.com.evil.example/')).toMatchObject({ value: { url: null } })
    expect(await read('https://evilmoonpay.com/')).toMatchObject({ value: { url: null } })
    // Who has not paid yet is led back to where he pays, not to a receipt.
    const waiting = transactionOf(order, { status: 'waitingPayment', returnUrl: page })
    play.transactions.set('strange', [waiting])
    expect(await play.fiat.read({ ...order, providerReference: null }, 5000)).toMatchObject({
      value: { state: 'waiting', url: null },
    })
  })

  test('counts the payment that came furthest where a person tried twice', async () => {
    const order = { reference: 'twice', side: 'buy' } as const
    play.transactions.set('twice', [
      transactionOf(order, { status: 'failed', failureReason: 'rejected_card' }),
      transactionOf(order, { status: 'completed', cryptoTransactionId: 'aa' }),
      transactionOf(order, { status: 'waitingPayment' }),
    ])
    const read = await play.fiat.read({ ...order, providerReference: null }, 5000)
    expect(read).toMatchObject({
      value: { state: 'ended', txId: 'aa', amountFrom: '150', amountTo: '0.0015412345678' },
    })
  })

  test('says where to send the coins of a sale, and that they are still there where it failed', async () => {
    const order = { reference: 'sale', side: 'sell' } as const
    const read = () => play.fiat.read({ ...order, providerReference: null }, 5000)
    play.transactions.set('sale', [transactionOf(order, { status: 'waitingForDeposit' })])
    expect(await read()).toMatchObject({
      value: { payIn: { address: 'bc1qdeposit', extraId: null, amount: '0.01' } },
    })
    // Whoever knows the order's public name can open a sale of his own under it.
    for (const externalCustomerId of [null, 'a stranger']) {
      const status = 'waitingForDeposit'
      play.transactions.set('sale', [transactionOf(order, { status, externalCustomerId })])
      expect(await read()).toMatchObject({ value: { state: 'waiting', payIn: null } })
    }
    play.transactions.set('sale', [transactionOf(order, { status: 'failed', depositHash: 'aa' })])
    expect(await read()).toMatchObject({ value: { state: 'paid', payIn: null } })
  })

  test.each([
    { status: 'a new word' },
    { status: 'toString' },
    { status: null },
    { externalTransactionId: 'another order' },
    { baseCurrencyAmount: -1 },
  ])('is not believed when it says %j', async (change) => {
    const order = { reference: 'odd', side: 'buy' } as const
    play.transactions.set('odd', [transactionOf(order, { status: 'pending', ...change })])
    expect(await play.fiat.read({ ...order, providerReference: null }, 5000)).toEqual({
      ok: false,
      failure: { code: 'fiat_provider_unavailable' },
    })
  })

  test('names the order and the transaction in a message, and no report', () => {
    const message = messageAbout({ reference: 'ada', side: 'buy' }, NOW)
    expect(play.fiat.readWebhook(message, NOW)).toEqual({
      ok: true,
      value: { reference: 'ada', providerReference: 'mp-ada', report: null },
    })
    const changed = message.headers['moonpay-signature-v2'].replace(/^t=\d+/, `t=${NOW / 1000 + 1}`)
    const later = { ...message, headers: { 'moonpay-signature-v2': changed } }
    expect(play.fiat.readWebhook(later, NOW).ok).toBe(false)
  })
})
