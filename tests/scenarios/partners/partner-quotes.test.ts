// door: HTTP, chain
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import {
  addPartner,
  callRpc,
  mustCall,
  type RpcFields,
  type TestPartner,
} from '../support/partner-steps.ts'
import { refusedCalls, TETHER } from '../support/partners/rpc-replies.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const PAIR = { from: 'btc', to: 'eth' }
const AMOUNT = '0.004'
const RATE_OVER =
  'Error: rateId was expired or already used. Use method getFixRateForAmount to generate new rateId'

let shop: RunningProduct
let partner: TestPartner
let address: string
let refundAddress: string
beforeAll(async () => {
  shop = await startShop('partner_quotes')
  partner = await addPartner(shop, 'A wallet')
  address = await playAddress(shop, 'eth')
  refundAddress = await playAddress(shop, 'btc')
})
afterAll(() => stopShop(shop))

const call = <T>(method: string, params?: unknown) => mustCall<T>(shop, partner, method, params)
const failing = async (method: string, params?: unknown) =>
  (await callRpc(shop, partner, method, params)).error

async function finish(id: string): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  await expect.poll(() => call('getStatus', { id }), { timeout: 120_000 }).toBe('finished')
}

test('[API-01.2] getCurrencies and getCurrenciesFull tell every coin with what a wallet needs of it', async () => {
  const tickers = await call<readonly string[]>('getCurrencies')
  expect(tickers).toEqual(expect.arrayContaining(['btc', 'eth', 'usdt20']))
  expect(tickers).not.toContain('usd')
  const coins = await call<readonly RpcFields[]>('getCurrenciesFull', {})
  expect(coins.find(({ ticker }) => ticker === 'usdt20')).toEqual(TETHER)
  expect(coins.find(({ ticker }) => ticker === 'btc')).toMatchObject({
    contractAddress: null,
    protocol: 'BTC',
    blockchain: 'bitcoin',
  })
  expect(coins.find(({ ticker }) => ticker === 'xrp')?.extraIdName).toMatch(/tag/i)
  const image = await fetch(`${shop.url}/coin-images/btc.svg`)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect((await fetch(`${shop.url}/coin-images/nothing.svg`)).status).toBe(404)
})

test('[API-01.3] getPairsParams and getMinAmount tell the limits that quotes keep', async () => {
  const [limits] = await call<readonly RpcFields[]>('getPairsParams', [PAIR])
  expect(limits).toEqual({
    ...PAIR,
    minAmountFloat: expect.stringMatching(/^0\.\d+$/),
    maxAmountFloat: expect.stringMatching(/^\d+(\.\d+)?$/),
    minAmountFixed: expect.stringMatching(/^0\.\d+$/),
    maxAmountFixed: expect.stringMatching(/^\d+(\.\d+)?$/),
  })
  const least = Number(await call<string>('getMinAmount', PAIR))
  expect(least / Number(limits?.minAmountFloat)).toBeCloseTo(1, 1)
  const few = String(least * 0.9).slice(0, 10)
  expect((await failing('getExchangeAmount', { ...PAIR, amountFrom: few }))?.code).toBe(-32600)
  const pairs = async (params: unknown) =>
    (await call<readonly RpcFields[]>('getPairsParams', params)).map(({ from, to }) => [from, to])
  expect(await pairs({ from: 'BTC', to: 'Eth' })).toEqual([['btc', 'eth']])
  expect(await pairs([{ from: 'btc', to: 'nothing' }, PAIR])).toEqual([['btc', 'eth']])
  expect(await failing('getPairsParams', { from: 'btc', to: 'nothing' })).toEqual({
    code: -32602,
    message: 'Invalid currency: nothing not found',
  })
})

test('[API-01.4] getExchangeAmount says what arrives before the network fee, of one pair or of many', async () => {
  const [quote] = await call<readonly RpcFields[]>('getExchangeAmount', [
    { ...PAIR, amountFrom: AMOUNT },
  ])
  expect(Object.keys(quote ?? {}).sort()).toEqual(
    [
      ...['amountFrom', 'amountTo', 'fee', 'from', 'max', 'maxFrom', 'maxTo', 'min', 'minFrom'],
      ...['minTo', 'networkFee', 'rate', 'to', 'visibleAmount'],
    ].sort(),
  )
  const number = (name: keyof RpcFields) => Number(quote?.[name])
  expect(number('visibleAmount')).toBeCloseTo(number('amountTo') + number('fee'), 12)
  expect(number('rate')).toBeCloseTo(number('visibleAmount') / Number(AMOUNT), 4)
  expect(quote).toMatchObject({
    amountFrom: AMOUNT,
    max: quote?.maxFrom,
    min: quote?.minFrom,
  })
  const both = await call<readonly RpcFields[]>('getExchangeAmount', [
    { ...PAIR, amount: 0.004 },
    { from: 'btc', to: 'ltc', amountFrom: AMOUNT },
    { from: 'btc', to: 'nothing', amountFrom: AMOUNT },
  ])
  expect(both.map(({ to }) => to)).toEqual(['eth', 'ltc'])
  expect(both[0]?.amountFrom).toBe(AMOUNT)
})

describe('[API-01.6] a guaranteed rate', () => {
  const order = (rateId: unknown, amounts: object) => ({
    ...PAIR,
    rateId,
    address,
    refundAddress,
    ...amounts,
  })

  const rateFor = async (amount: object) =>
    (await call<readonly RpcFields[]>('getFixRateForAmount', [{ ...PAIR, ...amount }]))[0]

  test('for an amount is good for one order, which gets what was promised', async () => {
    const rate = await rateFor({ amountFrom: AMOUNT })
    expect(rate).toMatchObject({
      id: expect.any(String),
      result: expect.stringMatching(/^\d+\.\d+$/),
      ...PAIR,
      amountFrom: AMOUNT,
      networkFee: expect.any(String),
      fee: expect.any(String),
      expiredAt: expect.any(Number),
    })
    const created = await call<RpcFields>(
      'createFixTransaction',
      order(rate?.id, { amountFrom: AMOUNT }),
    )
    expect(created).toMatchObject({
      type: 'fixed',
      amountExpectedTo: rate?.amountTo,
      payTill: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    })
    expect(
      await failing('createFixTransaction', {
        ...order(rate?.id, { amountFrom: AMOUNT }),
        subaccountId: 'another',
      }),
    ).toEqual({ code: -32602, message: RATE_OVER })
  })

  test('can be asked for by what arrives', async () => {
    const rate = await rateFor({ amountTo: '0.06' })
    expect(rate?.amountTo).toBe('0.06')
    const created = await call<RpcFields>(
      'createFixTransaction',
      order(rate?.id, { amountTo: '0.06' }),
    )
    expect(created).toMatchObject({
      amountExpectedFrom: rate?.amountFrom,
      amountExpectedTo: '0.06',
    })
  })

  test('of a pair, before the amount is known, holds for one order of any amount', async () => {
    const [rate] = await call<readonly RpcFields[]>('getFixRate', [PAIR])
    expect(rate).not.toHaveProperty('amountTo')
    const created = await call<RpcFields>(
      'createFixTransaction',
      order(rate?.id, { amountFrom: AMOUNT }),
    )
    const beforeOurFee = Number(rate?.result) * Number(AMOUNT)
    expect(Number(created.amountExpectedTo) / beforeOurFee).toBeGreaterThan(0.99)
    expect(Number(created.amountExpectedTo)).toBeLessThanOrEqual(beforeOurFee)
    expect(await failing('createFixTransaction', order(rate?.id, { amountFrom: '0.005' }))).toEqual(
      { code: -32602, message: RATE_OVER },
    )
    await finish(String(created.id))
  })

  test('cannot be had of another pair, made up, or after its time', async () => {
    const [rate] = await call<readonly RpcFields[]>('getFixRate', [PAIR])
    const ltc = { from: 'ltc', refundAddress: await playAddress(shop, 'ltc') }
    for (const wrong of [
      { ...order(rate?.id, { amountFrom: '3' }), ...ltc },
      order(`${rate?.id}x`, { amountFrom: AMOUNT }),
      order('made.up', { amountFrom: AMOUNT }),
    ]) {
      expect(await failing('createFixTransaction', wrong)).toEqual({
        code: -32602,
        message: RATE_OVER,
      })
    }
    await advanceClock(shop, 60)
    expect(await failing('createFixTransaction', order(rate?.id, { amountFrom: AMOUNT }))).toEqual({
      code: -32602,
      message: RATE_OVER,
    })
  })

  test('needs an address that the coins can go back to', async () => {
    const rate = await rateFor({ amountFrom: AMOUNT })
    const { refundAddress: _, ...without } = order(rate?.id, { amountFrom: AMOUNT })
    expect(await failing('createFixTransaction', without)).toEqual({
      code: -32602,
      message: 'Parameter refundAddress is invalid',
    })
  })
})

test('[API-01.8] validateAddress says whether an address can be paid', async () => {
  expect(await call('validateAddress', { currency: 'ETH', address })).toEqual({ result: true })
  const invalid = { result: false, message: 'Invalid address' }
  expect(await call('validateAddress', { currency: 'eth', address: refundAddress })).toEqual(
    invalid,
  )
  expect(await call('validateAddress', { currency: 'btc', address: '' })).toEqual(invalid)
  const ripple = await playAddress(shop, 'xrp')
  expect(await call('validateAddress', { currency: 'xrp', address: ripple, extraId: '7' })).toEqual(
    {
      result: true,
    },
  )
  expect(
    await call('validateAddress', { currency: 'xrp', address: ripple, extraId: 'seven' }),
  ).toEqual(invalid)
})

test('[API-01.9] what is wrong is said in the protocol’s codes and words', async () => {
  const limits = { from: expect.stringMatching(/^\d/), to: expect.stringMatching(/^\d/) }
  const tooLittle = await failing('getExchangeAmount', [{ ...PAIR, amountFrom: '0.00001' }])
  expect(tooLittle).toEqual({
    code: -32600,
    message: expect.stringMatching(
      /^Invalid amount for pair btc->eth\. Minimal amount is [\d.]+ btc$/,
    ),
    data: { limits: { min: limits, max: limits } },
  })
  expect(tooLittle?.message).toContain(` ${tooLittle?.data?.limits.min.from} `)
  const tooMuch = await failing('getFixRateForAmount', { ...PAIR, amountFrom: '100000' })
  expect(tooMuch).toMatchObject({
    code: -32600,
    message: expect.stringMatching(
      /^Invalid amount for pair btc->eth\. Maximum amount is [\d.]+ btc$/,
    ),
  })
  const order = { ...PAIR, amountFrom: AMOUNT, address }
  for (const [method, params, code, message] of refusedCalls(order, refundAddress)) {
    expect(await failing(method, params)).toEqual({ code, message })
  }
})
