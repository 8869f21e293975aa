import type { FiatOfferOut } from '@causeway/api/contract'
import { type FiatAnswer, sortAnswers } from '@causeway/core/fiat'
import type { FiatFailure } from '@causeway/core/ports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testOffer } from '../../form-testing/test-offers.ts'
import { sideWords } from '../coins/side-words.ts'
import { shownAlerts } from '../remarks/shown-alerts.ts'
import { sortOffers } from './form-offers.ts'
import { after, sceneCoins, sceneStart } from './form-scene.fixture.ts'
import type { FormEvent, FormState } from './form-state.ts'
import { brokenLimit, shownAmount } from './form-view.ts'

const errors = ['currency', 'country', 'limits', 'timeout', 'unavailable', 'others'] as const

/** A purchase of bitcoin for 150 dollars from California; its question has the number 2. */
const buying = after(
  sceneStart,
  { kind: 'placeChosen', place: { country: 'US', state: 'CA' } },
  { kind: 'categoryChosen', category: 'buy' },
)

function all(
  state: FormState,
  result: readonly FiatOfferOut[],
  limits: { min: string | null; max: string | null } = { min: null, max: null },
): FormEvent {
  const body = { result: [...result], limits }
  const answer = { ok: true, status: 200, body } as const
  return { kind: 'offersArrived', askId: state.askId, answer, at: 1000 }
}

const one = (state: FormState, offer: FiatOfferOut): FormEvent => ({
  kind: 'offerArrived',
  askId: state.askId,
  offer,
})

describe('offers of a purchase (CALC-30, BUY-03, BUY-04)', () => {
  test('are shown as they come, the best of them as the amount received', () => {
    expect(shownAmount(buying, 'to')).toBe('...')
    const first = after(buying, one(buying, testOffer('slow', { amount: '0.0015' })))
    expect([first.isUpdating, shownAmount(first, 'to')]).toEqual([true, '0.0015'])
    const second = after(first, one(first, testOffer('fine', { amount: '0.0016' })))
    expect(second.offers.answers.map(({ providerId }) => providerId)).toEqual(['fine', 'slow'])
    expect(shownAmount(second, 'to')).toBe('0.0016')
  })

  test('to an older question are ignored', () => {
    const moved = after(buying, { kind: 'amountTyped', side: 'from', text: '200' })
    const late = after(moved, one(buying, testOffer('late', {})), all(buying, [testOffer('b', {})]))
    expect(late.offers.answers).toEqual([])
    expect(late.isUpdating).toBe(true)
  })

  test('stand while they are only renewed, and end after half a minute', () => {
    const offered = after(buying, all(buying, [testOffer('a', {})]))
    expect(offered).toMatchObject({ isUpdating: false, quoteEndsAt: 31_000 })
    const renewing = after(offered, { kind: 'askedAgain', isRenewal: true })
    const partly = after(renewing, one(renewing, testOffer('b', {})))
    expect(partly.offers.answers.map(({ providerId }) => providerId)).toEqual(['a'])
    const renewed = after(partly, all(partly, [testOffer('b', {})]))
    expect(renewed.offers.answers.map(({ providerId }) => providerId)).toEqual(['b'])
  })

  test('are asked anew for another place, and not for the same', () => {
    const place = { country: 'US', state: 'NY' }
    const moved = after(buying, { kind: 'placeChosen', place })
    expect(moved.askId).toBe(buying.askId + 1)
    expect(after(moved, { kind: 'placeChosen', place: { ...place } })).toBe(moved)
  })

  test('limits over all providers are said where nobody takes the amount', () => {
    const refused = testOffer('a', { amount: null, error: limitError })
    const limits = { min: '20', max: '100' }
    const broken = brokenLimit(after(buying, all(buying, [refused], limits)))
    expect(broken).toMatchObject({ bound: 'maximum', side: 'from', amount: '100' })
    expect(
      brokenLimit(after(buying, all(buying, [testOffer('b', {}), refused], limits))),
    ).toBeNull()
  })

  test('the receive side is closed, and states’ money stands only where it is paid', () => {
    expect(after(buying, { kind: 'amountTyped', side: 'to', text: '1' })).toBe(buying)
    expect(after(buying, { kind: 'coinChosen', side: 'from', ticker: 'eth' })).toBe(buying)
    expect(after(buying, { kind: 'coinChosen', side: 'from', ticker: 'eur' }).from).toBe('eur')
    expect(after(buying, { kind: 'coinChosen', side: 'to', ticker: 'eth' }).to).toBe('eth')
  })
})

describe('why nobody makes an offer (BUY-08, CALC-27)', () => {
  const alertsFor = (type: (typeof errors)[number]) => {
    const error = { type, details: { min: '20', max: '100' } }
    const refused = testOffer('a', { amount: null, error })
    return shownAlerts(sceneCoins, after(buying, all(buying, [refused])))
  }

  test('is told for the side that it is about: what is got, or what is paid', () => {
    expect(alertsFor('currency')).toEqual([{ id: 'payout-currency', currency: 'btc' }])
    expect(alertsFor('country')).toEqual([{ id: 'payin-country', currency: 'usd' }])
    expect(alertsFor('timeout')).toEqual([{ id: 'payin-timeout', currency: 'usd' }])
    expect(alertsFor('others')).toEqual([{ id: 'payin-others', currency: 'usd' }])
  })

  test('is not told of limits, nor before all have answered, nor beside an offer', () => {
    expect(alertsFor('limits')).toEqual([])
    const error = { type: 'currency', details: { min: null, max: null } } as const
    const refused = testOffer('b', { amount: null, error })
    const partly = after(buying, one(buying, refused))
    expect(shownAlerts(sceneCoins, partly)).toEqual([])
    const offered = after(buying, all(buying, [testOffer('a', {}), refused]))
    expect(shownAlerts(sceneCoins, offered)).toEqual([])
  })
})

test('who buys pays, who sells sells, and only who exchanges sends (CALC-03)', () => {
  const labels = (['exchange', 'buy', 'sell'] as const).map((each) => sideWords(each, 'from').label)
  expect(labels).toEqual(['form.youSend', 'fiat.youPay', 'fiat.youSell'])
  expect(sideWords('sell', 'to').coin).toBe('fiat.getCurrency')
})

const limitError = { type: 'limits', details: { min: '20', max: '100' } } as const

test('offers that come one by one are sorted as the server sorts them all', () => {
  const offer = fc.record({
    isForced: fc.boolean(),
    amount: fc.integer({ min: 1, max: 5 }).map(String),
    error: fc.option(fc.constantFrom(...errors)),
  })
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 8 }), (drawn) => {
      const offers = drawn.map(({ isForced, amount, error }, index) =>
        testOffer(`p${index}`, {
          amount: error === null ? amount : null,
          error: error === null ? null : { type: error, details: { min: null, max: null } },
          rankReason: isForced && error === null ? 'forced_top' : 'rate',
        }),
      )
      const expected = sortAnswers(offers.map(answerOf)).map(({ provider }) => provider.facts.id)
      expect(sortOffers(offers).map(({ providerId }) => providerId)).toEqual(expected)
    }),
  )
})

function answerOf({ providerId, amount, error, rankReason }: FiatOfferOut): FiatAnswer {
  return {
    provider: {
      facts: {
        id: providerId,
        name: providerId,
        sides: ['buy'],
        methods: [],
        kyc: 'none',
        minutes: [1, 2],
        site: '',
      },
      settings: { isForcedTop: rankReason === 'forced_top' },
      record: { successPercent: null, medianMinutes: null },
      rating: null,
    },
    outcome:
      error === null
        ? {
            ok: true,
            value: {
              amountTo: amount ?? '0',
              fee: null,
              networkFee: null,
              methods: [],
              quoteId: null,
              expiresAt: null,
            },
          }
        : { ok: false, failure: failureOf(error.type) },
  }
}

function failureOf(code: FiatFailure['code']): FiatFailure {
  return code === 'limits' ? { code, limits: { min: null, max: null } } : { code }
}
