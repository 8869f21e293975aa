import { describe, expect, test } from 'vitest'
import { depositStates, depositTransitions, nextDepositState } from './deposit-transitions.ts'
import { nextTransferState, transferStates, transferTransitions } from './transfer-transitions.ts'
import {
  endedStates,
  nextOrderState,
  orderEvents,
  orderStates,
  orderTransitions,
  wireStatus,
} from './transitions.ts'

type Table = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>

/** Every state that events can lead to from one, itself included. */
function reachableFrom(table: Table, start: string): ReadonlySet<string> {
  const found = new Set([start])
  for (const state of found) for (const next of nextOf(table, state)) found.add(next)
  return found
}

function nextOf(table: Table, state: string): readonly string[] {
  return Object.values(table[state] ?? {}).filter((next) => next !== undefined)
}

describe('the order’s life', () => {
  test('reaches every state from its beginning', () => {
    expect([...reachableFrom(orderTransitions, 'new')].toSorted()).toEqual(orderStates.toSorted())
  })

  test.each(orderStates)('can come to an end from %s', (state) => {
    const ends = [...reachableFrom(orderTransitions, state)].filter((each) =>
      [...endedStates].some((ended) => ended === each),
    )
    expect(ends).not.toEqual([])
  })

  test('knows no event that can never happen', () => {
    const used = new Set(orderStates.flatMap((state) => Object.keys(orderTransitions[state])))
    expect([...used].toSorted()).toEqual(orderEvents.toSorted())
  })

  test('leaves an ended order only by another deposit', () => {
    for (const state of endedStates)
      expect(orderTransitions[state]).toEqual({ deposit_seen: 'confirming' })
  })

  test('has no way from money that came in to an order that waits for it, but the money’s vanishing', () => {
    for (const state of ['confirming', 'hold', 'exchanging', 'sending', 'refunding'] as const) {
      const back = Object.entries(orderTransitions[state]).filter(([, next]) => next === 'waiting')
      expect(back.every(([event]) => event === 'deposits_gone')).toBe(true)
      expect(Object.values(orderTransitions[state])).not.toContain('expired')
    }
  })

  test('pays out only after a settlement', () => {
    const before = (wanted: string) =>
      orderStates.filter((state) => nextOf(orderTransitions, state).includes(wanted))
    expect(before('sending')).toEqual(['exchanging'])
    expect(before('exchanging')).toEqual(['confirming', 'hold'])
    expect(before('refunding')).toEqual(['confirming', 'hold'])
  })

  test('holds an order whose payout is refused, and only then', () => {
    const met = orderStates.filter((state) => nextOrderState(state, 'payout_refused') !== null)
    expect(met).toEqual(['exchanging', 'sending'])
    for (const state of met) expect(nextOrderState(state, 'payout_refused')).toBe('hold')
    expect(nextOrderState('hold', 'refund_chosen')).toBe('refunding')
  })

  test('answers null to what cannot happen', () => {
    expect(nextOrderState('finished', 'payout_confirmed')).toBeNull()
    expect(nextOrderState('waiting', 'settled')).toBeNull()
    expect(nextOrderState('sending', 'payout_confirmed')).toBe('finished')
  })
})

describe('the deposit’s life', () => {
  test('reaches every state from its first sight', () => {
    expect([...reachableFrom(depositTransitions, 'seen')].toSorted()).toEqual(
      depositStates.toSorted(),
    )
  })

  test.each(depositStates)('can be settled from %s, and can vanish', (state) => {
    expect(reachableFrom(depositTransitions, state)).toContain('settled')
    const vanished = [...reachableFrom(depositTransitions, state)]
    expect(vanished.some((each) => each === 'gone' || each === 'reversed')).toBe(true)
  })

  test('starts anew whenever it returns', () => {
    for (const state of ['gone', 'reversed'] as const) {
      expect(depositTransitions[state]).toEqual({ returned: 'seen' })
    }
  })
})

describe('the transfer’s life', () => {
  test('reaches every state from its plan', () => {
    expect([...reachableFrom(transferTransitions, 'planned')].toSorted()).toEqual(
      transferStates.toSorted(),
    )
  })

  test.each(transferStates)('can come to an end from %s', (state) => {
    const ends = new Set(['confirmed', 'failed', 'cancelled'])
    expect([...reachableFrom(transferTransitions, state)].some((each) => ends.has(each))).toBe(true)
  })

  test('is never given up once there are bytes', () => {
    for (const state of ['signed', 'broadcast', 'confirmed'] as const) {
      expect(reachableFrom(transferTransitions, state)).not.toContain('cancelled')
      expect(reachableFrom(transferTransitions, state)).not.toContain('planned')
    }
  })
})

describe('the words on the wire', () => {
  test('are those of the established protocol', () => {
    const words = new Set([
      'new',
      'waiting',
      'confirming',
      'exchanging',
      'sending',
      'finished',
      'failed',
      'refunded',
      'hold',
      'overdue',
      'expired',
    ])
    for (const state of orderStates) {
      for (const kind of ['float', 'fixed'] as const)
        expect(words).toContain(wireStatus(state, kind))
    }
  })

  test('tell an unpaid floating order from an unpaid guaranteed one', () => {
    expect(wireStatus('expired', 'float')).toBe('overdue')
    expect(wireStatus('expired', 'fixed')).toBe('expired')
    expect(wireStatus('refunding', 'float')).toBe('hold')
    expect(wireStatus('finished', 'fixed')).toBe('finished')
  })
})

test('a transition that a table lacks throws', () => {
  expect(nextDepositState('seen', 'deep_again')).toBe('settled')
  expect(nextTransferState('broadcast', 'lost')).toBe('signed')
  expect(() => nextDepositState('gone', 'used')).toThrow(
    'No transition of a deposit from gone by used',
  )
  expect(() => nextTransferState('signed', 'taken_back')).toThrow(
    'No transition of a transfer from signed by taken_back',
  )
})
