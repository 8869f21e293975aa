import type { FiatOfferOut } from '@causeway/api/contract'
import { describe, expect, test } from 'vitest'
import type { FormState } from '../../form/index.ts'
import { testFormCoin as coin } from '../../form-testing/test-coins.ts'
import { testOffer } from '../../form-testing/test-offers.ts'
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
      [coin('usdttrc20'), coin('usdc', { isWebFromEnabled: false }), coin('btc'), coin('xmr')].map(
        (each) => [each.ticker, each],
      ),
    )
    expect(viasTo(coins, 'xmr')).toEqual(['usdttrc20', 'btc'])
    expect(viasTo(coins, 'btc')).toEqual(['usdttrc20'])
    expect(viasTo(coins, 'gone')).toEqual([])
  })
})

type Refusal = NonNullable<FiatOfferOut['error']>

function state(types: readonly Refusal['type'][]): Told {
  const answers = types.map((type) =>
    testOffer(type, { amount: null, error: { type, details: noLimits }, rankReason: 'refused' }),
  )
  return { category: 'buy', to: 'xmr', offers: { answers, limits: noLimits, areAll: true } }
}
