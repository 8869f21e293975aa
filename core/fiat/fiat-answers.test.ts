import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FiatFailure, KycLevel, PaymentMethod } from '../ports/index.ts'
import { fail, ok } from '../result/index.ts'
import { bestFor } from './best-for.ts'
import type { FiatAnswer } from './fiat-answer.ts'
import { filterAnswers } from './filter-answers.ts'
import { mergeLimits } from './merge-limits.ts'
import { sortAnswers } from './sort-answers.ts'

type Facts = {
  readonly isForcedTop?: boolean
  readonly rating?: number | null
  readonly kyc?: KycLevel
  readonly minutes?: number
  readonly success?: number | null
  readonly methods?: readonly PaymentMethod[]
}

function provider(id: string, facts: Facts): FiatAnswer['provider'] {
  const { isForcedTop = false, rating = null, kyc = 'full', minutes = 10, success = null } = facts
  const { methods = ['visa'] } = facts
  return {
    facts: { id, name: id, sides: ['buy'], methods, kyc, minutes: [1, minutes], site: '' },
    settings: { isForcedTop },
    record: { successPercent: success, medianMinutes: null },
    rating,
  }
}

function offer(id: string, amountTo: string, facts: Facts = {}): FiatAnswer {
  const { methods = ['visa'] } = facts
  const rest = { fee: null, networkFee: null, quoteId: null, expiresAt: null }
  return { provider: provider(id, facts), outcome: ok({ amountTo, methods, ...rest }) }
}

function failed(id: string, failure: FiatFailure, facts: Facts = {}): FiatAnswer {
  return { provider: provider(id, facts), outcome: fail(failure) }
}

const ids = (answers: readonly FiatAnswer[]) => answers.map(({ provider: { facts } }) => facts.id)
const limits = (min: string | null, max: string | null): FiatFailure => ({
  code: 'limits',
  limits: { min, max },
})

describe('offers are sorted', () => {
  test('[BUY-04] by what the operator put on top, what is got, and why there is none', () => {
    const answers = [
      failed('limits', limits('20', null)),
      failed('silent', { code: 'timeout' }),
      failed('down', { code: 'unavailable' }),
      failed('nocoin', { code: 'currency' }),
      failed('nocountry', { code: 'country' }),
      failed('odd', { code: 'others' }),
      offer('less', '0.9'),
      offer('more', '0.10000000000000001'),
      offer('most', '12'),
      offer('top', '0.01', { isForcedTop: true }),
      failed(
        'top-failed',
        { code: 'limits', limits: { min: null, max: null } },
        { isForcedTop: true },
      ),
    ]
    expect(ids(sortAnswers(answers))).toEqual([
      'top',
      'most',
      'less',
      'more',
      'nocoin',
      'nocountry',
      'odd',
      'down',
      'silent',
      'limits',
      'top-failed',
    ])
  })

  test('the same in whatever order they came', () => {
    const answers = ['5', '5', '7', '0.2'].map((amount, index) => offer(`p${index}`, amount))
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: 4 }), (shuffled) => {
        expect(ids(sortAnswers(shuffled))).toEqual(['p2', 'p0', 'p1', 'p3'])
      }),
    )
  })
})

test('[BUY-04] limits are merged: the least of the least, the most of the most, by worth and not by spelling', () => {
  const answers = [
    failed('a', limits('20', '900')),
    failed('b', limits('9', '10000')),
    failed('c', limits(null, '9999.99')),
    offer('d', '1'),
  ]
  expect(mergeLimits(answers)).toEqual({ min: '9', max: '10000' })
  expect(mergeLimits([offer('d', '1')])).toEqual({ min: null, max: null })
})

test('[BUY-05] offers are filtered by method and rating, failures by what their provider takes', () => {
  const answers = [
    offer('card', '1', { methods: ['visa', 'mastercard'], rating: 4 }),
    offer('bank', '1', { methods: ['bank_transfer'] }),
    failed('silent', { code: 'timeout' }, { methods: ['visa'], rating: 4.5 }),
  ]
  expect(ids(filterAnswers(answers, { methods: [], rating: null }))).toEqual([
    'card',
    'bank',
    'silent',
  ])
  expect(ids(filterAnswers(answers, { methods: ['visa'], rating: null }))).toEqual([
    'card',
    'silent',
  ])
  expect(ids(filterAnswers(answers, { methods: ['bank_transfer'], rating: 3 }))).toEqual([])
  expect(ids(filterAnswers(answers, { methods: [], rating: 4.5 }))).toEqual(['silent'])
})

describe('merits', () => {
  test('are given to the one that is best', () => {
    const merits = bestFor([
      offer('cheap', '2', { success: 80 }),
      offer('quick', '1', { minutes: 2, success: 99 }),
      offer('easy', '1', { kyc: 'light' }),
      failed('best-of-all', { code: 'timeout' }, { minutes: 1, kyc: 'none', success: 100 }),
    ])
    expect([...merits]).toEqual([
      ['cheap', ['price']],
      ['easy', ['papers']],
      ['quick', ['speed', 'success']],
    ])
  })

  test('are given to nobody where all are the same, or one stands alone', () => {
    expect(bestFor([offer('a', '1'), offer('b', '1.0')]).size).toBe(0)
    expect(bestFor([offer('a', '1')]).size).toBe(0)
  })
})
