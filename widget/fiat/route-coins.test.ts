import type { FiatOfferOut } from '@causeway/api/contract'
import { describe, expect, test } from 'vitest'
import type { FormCoin, FormState } from '../form/index.ts'
import { unsoldCoin, viasTo } from './route-coins.ts'

type Told = Pick<FormState, 'category' | 'offers' | 'to'>

const noLimits = { min: null, max: null }

describe('the way in two steps (BUY-09)', () => {
  test('is called for where the first answer of all is that nobody sells the coin, or not there', () => {
    const told = (type: Refusal['type'], change: Partial<Told> = {}) =>
      unsoldCoin({ ...state([type]), ...change })
    expect([told('currency'), told('country')]).toEqual(['xmr', 'xmr'])
    expect([told('limits'), told('timeout'), told('others')]).toEqual([null, null, null])
    expect(told('currency', { category: 'sell' })).toBeNull()
    expect(unsoldCoin(state([]))).toBeNull()
    const { offers } = state(['currency'])
    expect(told('currency', { offers: { ...offers, areAll: false } })).toBeNull()
  })

  test('leads over coins that can be exchanged, to one that can', () => {
    const coins = new Map(
      [
        coin('usdttrc20', {}),
        coin('usdc', { isWebFromEnabled: false }),
        coin('btc', {}),
        coin('xmr', {}),
      ].map((each) => [each.ticker, each]),
    )
    expect(viasTo(coins, 'xmr')).toEqual(['usdttrc20', 'btc'])
    expect(viasTo(coins, 'btc')).toEqual(['usdttrc20'])
    expect(viasTo(coins, 'gone')).toEqual([])
  })
})

type Refusal = NonNullable<FiatOfferOut['error']>

function state(types: readonly Refusal['type'][]): Told {
  const answers = types.map((type) => refused(type))
  return { category: 'buy', to: 'xmr', offers: { answers, limits: noLimits, areAll: true } }
}

function refused(type: Refusal['type']): FiatOfferOut {
  return {
    providerId: type,
    name: type,
    rate: null,
    invertedRate: null,
    amount: null,
    error: { type, details: noLimits },
    fee: null,
    networkFee: null,
    paymentMethods: [],
    kyc: 'none',
    minutes: { least: 1, most: 2 },
    successRate: null,
    medianMinutes: null,
    rating: null,
    expiresAt: null,
    bestFor: [],
    rankReason: 'refused',
  }
}

function coin(ticker: string, facts: Partial<FormCoin>): FormCoin {
  return {
    ticker,
    code: ticker,
    name: ticker,
    fullName: ticker,
    network: ticker,
    networkBadge: ticker,
    decimals: 8,
    isFiat: false,
    isWebFromEnabled: true,
    isWebToEnabled: true,
    isWebFixedEnabled: true,
    popularFrom: false,
    popularTo: false,
    popularFiat: false,
    ...facts,
  }
}
