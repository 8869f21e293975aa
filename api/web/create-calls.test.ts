import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { EstimateReply, type EstimateRequest, MarketsReply } from '../contract/index.ts'
import { createCalls, createHandlers } from '../handlers/index.ts'
import { fixtureSite } from './fixtures/server.fixture.ts'
import { createFixture, LOOK_ALIKE } from './fixtures/use-cases.fixture.ts'

const { useCases } = createFixture()
const calls = createCalls(createHandlers({ useCases, ...fixtureSite }), useCases.signIn)

const nobody = { holderSecrets: [], country: null }
const estimate = (asked: EstimateRequest) => calls.estimate(asked, nobody)

describe('estimates', () => {
  test('carry limits and the price of bitcoin [EXCH-11]', async () => {
    const answer = await estimate({ from: 'BTC', to: 'eth', amountFrom: '0.1', reqId: 5 })
    if (!answer.ok) throw new Error(answer.body.error.code)
    expect(answer.status).toBe(200)
    expect(Value.Check(EstimateReply, answer.body)).toBe(true)
    expect(answer.body).toMatchObject({
      reqId: 5,
      from: 'btc',
      amountFrom: '0.1',
      btcPrice: '67123.45',
      error: null,
      rateId: null,
    })
    const { minFrom, minTo, maxFrom, maxTo } = answer.body
    expect([minFrom, minTo, maxFrom, maxTo].every((limit) => limit !== null)).toBe(true)
  })

  test('outside the limits keep their shape and name the limit [EXCH-11]', async () => {
    const low = await estimate({ from: 'btc', to: 'eth', amountFrom: '0.00000001' })
    expect(low).toMatchObject({
      status: 200,
      body: { error: { code: 'min-amount' }, amountFrom: '0.00000001', amountTo: null },
    })
    if (!low.ok) throw new Error('refused')
    expect(low.body.errMessage).toBe(`minimum amount: ${low.body.minFrom} BTC`)
    expect(low.body.error?.limits?.from.min).toBe(low.body.minFrom)
    const high = await estimate({ from: 'btc', to: 'eth', amountTo: '99999999999' })
    if (!high.ok) throw new Error('refused')
    expect(high.body.errMessage).toBe(`maximum allowed: ${high.body.maxTo} ETH`)
    expect(Value.Check(EstimateReply, high.body)).toBe(true)
  })

  test('a minimum that is told is accepted, one unit less is not [CALC-19]', async () => {
    const far = await estimate({ from: 'btc', to: 'xrp', amountFrom: '0.00000001' })
    if (!far.ok || far.body.minFrom === null) throw new Error('no minimum')
    const at = await estimate({ from: 'btc', to: 'xrp', amountFrom: far.body.minFrom })
    expect(at).toMatchObject({ status: 200, body: { error: null } })
  })

  test('amountFrom counts unless it is empty', async () => {
    const both = { from: 'btc', to: 'eth', amountTo: '100' }
    const byFrom = await estimate({ ...both, amountFrom: '0.1' })
    const byTo = await estimate({ ...both, amountFrom: '' })
    expect(byFrom).toMatchObject({ body: { amountFrom: '0.1' } })
    expect(byTo).toMatchObject({ body: { amountTo: '100' } })
  })

  test('the parts add up exactly', async () => {
    const answer = await estimate({ from: 'btc', to: 'xrp', amountFrom: '0.12345678' })
    if (!answer.ok) throw new Error('refused')
    const { amountTo, amountToNoNetFee, networkFee } = answer.body
    const drops = (text: string | null) => Math.round(Number(text) * 1e6)
    expect(drops(amountToNoNetFee) - drops(networkFee)).toBe(drops(amountTo))
  })
})

test('markets say nothing of a day ago where there was no price', async () => {
  const markets = await calls.markets()
  expect(Value.Check(MarketsReply, markets.body)).toBe(true)
  if (!markets.ok) throw new Error('refused')
  expect(markets.body.find((market) => market.ticker === 'btc')?.change24hPercent).toBe('-11.11')
  expect(markets.body.find((market) => market.ticker === 'eth')?.change24hPercent).toBeNull()
})

test('an address check names the network it fits [EXCH-02]', async () => {
  expect(await calls.checkAddress({ currency: 'btc', address: 'bad' })).toEqual({
    ok: true,
    status: 200,
    body: {
      result: false,
      code: 'address_wrong_network',
      message: expect.stringContaining('BNB Smart Chain'),
      fits: ['BNB Smart Chain'],
      warning: null,
    },
  })
  expect(await calls.checkAddress({ currency: 'doge', address: LOOK_ALIKE })).toMatchObject({
    body: { result: true, warning: { code: 'address_also_fits', networks: ['DigiByte'] } },
  })
})

test('the country is told only where somebody told it [REF-01]', async () => {
  const nobody = { holderSecrets: [], country: null }
  expect(await calls.country({}, nobody)).toMatchObject({ body: { result: { country: '' } } })
  expect(await calls.country({}, { ...nobody, country: 'JP' })).toMatchObject({
    body: { result: { country: 'JP' } },
  })
})
