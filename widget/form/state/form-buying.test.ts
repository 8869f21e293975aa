import type { Answer, FiatOfferOut, FiatOfferQuery, FiatOffersReply } from '@causeway/api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testOffer } from '../../form-testing/test-offers.ts'
import { createFormRunner } from '../runner/form-runner.ts'
import { sceneCoins } from './form-scene.fixture.ts'
import { shownAmount } from './form-view.ts'

type Asked = {
  readonly query: FiatOfferQuery
  readonly tell: (offer: FiatOfferOut) => void
  readonly end: (result: readonly FiatOfferOut[]) => Promise<void>
}

const place = { country: 'US', state: 'CA' }

/** A form of buying, and providers that answer when the test says so. */
function begin() {
  const asked: Asked[] = []
  const fiatOffers = (query: FiatOfferQuery, onOffer?: (offer: FiatOfferOut) => void) =>
    new Promise<Answer<FiatOffersReply>>((resolve) => {
      const end = async (result: readonly FiatOfferOut[]) => {
        const body = { result: [...result], limits: { min: null, max: null } }
        resolve({ ok: true, status: 200, body })
        await vi.advanceTimersByTimeAsync(0)
      }
      asked.push({ query, tell: (offer) => onOffer?.(offer), end })
    })
  const estimate = () => Promise.reject(new Error('a purchase asks for no estimate'))
  const runner = createFormRunner({ calls: { estimate, fiatOffers } }, sceneCoins, {
    category: 'buy',
    from: 'usd',
    to: 'btc',
    amountFrom: '150',
    isFixedRate: false,
    estimate: null,
  })
  const end = runner.begin()
  return { runner, asked, end }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a form of buying (CALC-30)', () => {
  test('asks nobody before it knows where the person is, then at once', async () => {
    const { runner, asked } = begin()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(0)
    runner.dispatch({ kind: 'placeChosen', place })
    expect(asked.map(({ query }) => query)).toEqual([
      { from: 'usd', to: 'btc', amount: '150', country: 'US', state: 'CA' },
    ])
  })

  test('asks nobody in a country with states before the state is said', async () => {
    const { runner, asked } = begin()
    runner.dispatch({ kind: 'placeChosen', place: { country: 'US', state: null } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked.length, runner.getState().isUpdating]).toEqual([0, false])
    runner.dispatch({ kind: 'placeChosen', place })
    expect(asked).toHaveLength(1)
  })

  test('asks 490 ms after a change, and believes only the newest question', async () => {
    const { runner, asked } = begin()
    runner.dispatch({ kind: 'placeChosen', place })
    runner.dispatch({ kind: 'amountTyped', side: 'from', text: '200' })
    await vi.advanceTimersByTimeAsync(489)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.at(-1)?.query.amount).toBe('200')
    asked[0]?.tell(testOffer('old', { amount: '0.9' }))
    await asked[0]?.end([testOffer('old', { amount: '0.9' })])
    expect(shownAmount(runner.getState(), 'to')).toBe('...')
    asked[1]?.tell(testOffer('new', { amount: '0.002' }))
    expect(shownAmount(runner.getState(), 'to')).toBe('0.002')
    await asked[1]?.end([testOffer('new', { amount: '0.002' })])
    expect(runner.getState().isUpdating).toBe(false)
  })

  test('asks anew when the offers are half a minute old, and not once it has ended', async () => {
    const { runner, asked, end } = begin()
    runner.dispatch({ kind: 'placeChosen', place })
    await asked[0]?.end([testOffer('a', {})])
    await vi.advanceTimersByTimeAsync(29_999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await asked[1]?.end([testOffer('a', {})])
    end()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toHaveLength(2)
  })
})
