import type { Answer, EstimateReply } from '@causeway/api/contract'
import { describe, expect, test } from 'vitest'
import { testEstimate } from '../../form-testing/test-coins.ts'
import { after, sceneCoins, sceneStart } from './form-scene.fixture.ts'
import type { FormEvent } from './form-state.ts'
import {
  brokenLimit,
  PENDING_TEXT,
  rateSign,
  shownAmount,
  tickersWithoutFixed,
} from './form-view.ts'
import { canSwap } from './reduce-pair.ts'

const type = (side: 'from' | 'to', text: string): FormEvent => ({ kind: 'amountTyped', side, text })
const arrive = (askId: number, reply: Partial<EstimateReply>, at = 0): FormEvent => ({
  kind: 'estimateArrived',
  askId,
  answer: { ok: true, status: 200, body: testEstimate(reply) },
  at,
})
const fixed: FormEvent = { kind: 'rateKindChosen', isFixed: true }
const floating: FormEvent = { kind: 'rateKindChosen', isFixed: false }

describe('asking (CALC-07, CALC-08, CALC-10)', () => {
  test('an amount, a coin and the rate kind each ask once more', () => {
    expect(after(sceneStart, type('from', '0.2')).askId).toBe(1)
    expect(after(sceneStart, { kind: 'coinChosen', side: 'to', ticker: 'xmr' }).askId).toBe(1)
    expect(after(sceneStart, fixed).askId).toBe(1)
  })

  test('input that is ignored and a choice that changes nothing ask nothing', () => {
    expect(after(sceneStart, type('from', 'abc'))).toBe(sceneStart)
    expect(after(sceneStart, type('from', '0.1'))).toBe(sceneStart)
    expect(after(sceneStart, { kind: 'coinChosen', side: 'to', ticker: 'eth' })).toBe(sceneStart)
    expect(after(sceneStart, floating)).toBe(sceneStart)
  })

  test('a reply to an older question is ignored', () => {
    const typed = after(sceneStart, type('from', '0.2'), type('from', '0.3'))
    expect(after(typed, arrive(1, { amountTo: '3.2' }))).toBe(typed)
    const settled = after(typed, arrive(2, { amountTo: '4.9' }))
    expect(settled.isUpdating).toBe(false)
    expect(shownAmount(settled, 'to')).toBe('4.9')
    expect(after(settled, arrive(1, { amountTo: '3.2' }))).toBe(settled)
  })

  test('the receive field shows dots while updating', () => {
    const typed = after(sceneStart, type('from', '0.2'))
    expect(shownAmount(typed, 'to')).toBe('...')
    expect(shownAmount(typed, 'from')).toBe('0.2')
  })

  test('typing into the dots takes what was typed', () => {
    const typed = after(sceneStart, type('from', '0.2'), type('to', `${PENDING_TEXT}5`))
    expect(typed.source).toBe('to')
    expect(typed.typed).toBe('5')
  })

  test('nothing typed asks nothing and forgets the estimate', () => {
    const empty = after(sceneStart, type('from', '0.2'), type('from', ''))
    expect(empty.isUpdating).toBe(false)
    expect(shownAmount(empty, 'to')).toBe('')
    expect(after(empty, arrive(1, { amountTo: '3.2' }))).toBe(empty)
  })

  test('a failure is said and a new question clears it', () => {
    const answer: Answer<EstimateReply> = {
      ok: false,
      status: 0,
      body: { error: { code: 'network_unreachable', message: '', details: {} } },
    }
    const failed = after(sceneStart, type('from', '0.2'), {
      kind: 'estimateArrived',
      askId: 1,
      answer,
      at: 0,
    })
    expect(failed.failure).toEqual({ code: 'network_unreachable', coin: null })
    expect(failed.estimate).toBeNull()
    expect(after(failed, { kind: 'askedAgain' }).failure).toBeNull()
  })

  test('a coin whose price is paused is named', () => {
    const failureOf = (details: Record<string, unknown>) => {
      const body = { error: { code: 'price_paused', message: '', details } }
      const answer: Answer<EstimateReply> = { ok: false, status: 503, body }
      return after(sceneStart, type('from', '0.2'), {
        kind: 'estimateArrived',
        askId: 1,
        answer,
        at: 0,
      }).failure
    }
    expect(failureOf({ currency: 'btc', reason: 'jumped' })).toEqual({
      code: 'price_moving',
      coin: 'btc',
    })
    expect(failureOf({ currency: 'eth', reason: 'stale' })).toEqual({
      code: 'price_paused',
      coin: 'eth',
    })
    expect(failureOf({})).toEqual({ code: 'refused', coin: null })
  })
})

describe('the guaranteed quote (CALC-09)', () => {
  test('lives as long as the server says, on the form’s own clock', () => {
    const reply = { rateId: 'r', rateIdExpiredAt: 1_025_000, serverTime: 1_000_000 }
    const quoted = after(sceneStart, fixed, arrive(1, reply, 500))
    expect(quoted.quoteEndsAt).toBe(25_500)
    expect(rateSign(quoted)).toBe('=')
  })

  test('is gone as soon as another one is asked for', () => {
    const reply = { rateId: 'r', rateIdExpiredAt: 1_025_000, serverTime: 1_000_000 }
    const quoted = after(sceneStart, fixed, arrive(1, reply))
    const again = after(quoted, { kind: 'askedAgain' })
    expect(again.quoteEndsAt).toBeNull()
    expect(again.isAskUrgent).toBe(true)
  })

  test('a floating reply has none', () => {
    expect(after(sceneStart, type('from', '0.2'), arrive(1, {})).quoteEndsAt).toBeNull()
  })
})

describe('the side that counts (CALC-11)', () => {
  test('follows what was typed last', () => {
    const typed = after(sceneStart, type('to', '2'))
    expect(typed.source).toBe('to')
    const settled = after(typed, arrive(1, { amountFrom: '0.12345678901', amountTo: '2' }))
    expect(shownAmount(settled, 'from')).toBe('0.12345678')
    expect(after(settled, type('from', '1')).source).toBe('from')
  })

  test('turning the guaranteed rate off goes back to the send side', () => {
    const reply = arrive(2, { amountFrom: '0.13', amountTo: '2' })
    const turned = after(sceneStart, fixed, type('to', '2'), reply, floating)
    expect(turned.source).toBe('from')
    expect(turned.typed).toBe('0.13')
    expect(rateSign(turned)).toBe('~')
  })
})

describe('coins (CALC-05, CALC-06, CALC-13)', () => {
  test('the other side’s coin swaps the two and keeps the typed side’s amount', () => {
    const swapped = after(sceneStart, { kind: 'coinChosen', side: 'from', ticker: 'eth' })
    expect([swapped.from, swapped.to]).toEqual(['eth', 'btc'])
    expect([swapped.source, swapped.typed]).toEqual(['from', '0.1'])
    expect(swapped.estimate).toBeNull()
  })

  test('swapping twice is where it began', () => {
    const twice = after(sceneStart, { kind: 'swapped' }, { kind: 'swapped' })
    expect([twice.from, twice.to, twice.typed]).toEqual(['btc', 'eth', '0.1'])
  })

  test('does not swap where a coin may not stand on the other side', () => {
    const toEos = after(sceneStart, { kind: 'coinChosen', side: 'to', ticker: 'eos' })
    expect(canSwap(sceneCoins, toEos)).toBe(false)
    expect(after(toEos, { kind: 'swapped' })).toBe(toEos)
  })

  test('drops decimals that the new coin lacks', () => {
    const typed = after(sceneStart, type('from', '0.12345678'))
    expect(after(typed, { kind: 'coinChosen', side: 'from', ticker: 'usdt20' }).typed).toBe(
      '0.123456',
    )
  })

  test('forces the guaranteed rate off where a coin has none, and names the coins', () => {
    const one = after(sceneStart, fixed, { kind: 'coinChosen', side: 'to', ticker: 'xmr' })
    expect(one.isFixed).toBe(false)
    expect(tickersWithoutFixed(sceneCoins, one)).toEqual(['XMR'])
    expect(after(one, fixed)).toBe(one)
    const two = after(one, { kind: 'coinChosen', side: 'from', ticker: 'dash' })
    expect(tickersWithoutFixed(sceneCoins, two)).toEqual(['DASH', 'XMR'])
  })
})

describe('limits (CALC-17)', () => {
  const outside = (amount: string) =>
    after(sceneStart, type('from', amount), arrive(1, { amountTo: null }))

  test('are checked when typing has settled', () => {
    expect(brokenLimit(outside('0.00001'))).toBeNull()
    const checked = after(outside('0.00001'), { kind: 'typingSettled' })
    expect(brokenLimit(checked)).toEqual({
      bound: 'minimum',
      side: 'from',
      amount: '0.00013',
      nearest: { side: 'from', amount: '0.00013' },
    })
  })

  test('above the maximum', () => {
    const checked = after(outside('6'), { kind: 'typingSettled' })
    expect(brokenLimit(checked)).toMatchObject({ bound: 'maximum', side: 'from', amount: '5.2' })
  })

  test('a click sets the bound, which then holds', () => {
    const checked = after(outside('0.00001'), { kind: 'typingSettled' })
    const set = after(checked, { kind: 'boundChosen', side: 'from', amount: '0.00013' })
    expect([set.typed, set.isAskUrgent]).toEqual(['0.00013', true])
    expect(brokenLimit(set)).toBeNull()
  })

  test('a minimum with more decimals than are shown is rounded up, so that the click is enough', () => {
    const reply = arrive(1, { amountTo: null, minTo: '0.000000001234', maxTo: '9' })
    const checked = after(sceneStart, type('to', '0.0000000001'), reply, { kind: 'typingSettled' })
    expect(brokenLimit(checked)).toMatchObject({
      bound: 'minimum',
      side: 'to',
      amount: '0.00000001',
    })
  })
})

describe('a grouped paste (CALC-16)', () => {
  const pasted = after(sceneStart, type('from', '1,000'))

  test('changes nothing until it is answered', () => {
    expect(pasted.question).toEqual({ side: 'from', text: '1,000', readings: ['1000', '1.000'] })
    expect([pasted.typed, pasted.askId]).toEqual(['0.1', 0])
  })

  test('is taken as it was answered', () => {
    const answered = after(pasted, { kind: 'pasteAnswered', amount: '1000' })
    expect([answered.typed, answered.question, answered.askId]).toEqual(['1000', null, 1])
  })

  test('can be left', () => {
    expect(after(pasted, { kind: 'pasteAnswered', amount: null })).toEqual(sceneStart)
  })
})
