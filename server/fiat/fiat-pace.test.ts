import { type FiatOrderState, fiatOrderStates } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import { secondsToNextLook } from './fiat-pace.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function pace(status: FiatOrderState, age: number, sinceEnd: number | null = null) {
  const now = 1_000 * DAY
  return secondsToNextLook(
    {
      status,
      created_at: new Date(now - age),
      ended_at: sinceEnd === null ? null : new Date(now - sinceEnd),
    },
    now,
  )
}

test('young orders are looked at every five seconds, older ones every ten minutes at most', () => {
  expect(pace('waiting', 0)).toBe(5)
  expect(pace('paid', 2 * MINUTE)).toBe(10)
  expect(pace('sending', DAY)).toBe(600)
  expect(pace('paid', 31 * DAY)).toBe(3600)
})

test('what ended is looked at for a week', () => {
  expect(pace('expired', 2 * DAY, DAY)).toBe(3600)
  expect(pace('declined', 9 * DAY, 8 * DAY)).toBeNull()
  expect(pace('ended', DAY, DAY)).toBe(6 * 3600)
  expect(pace('ended', 9 * DAY, 8 * DAY)).toBeNull()
})

test('who was declined a moment ago may be trying anew: that is seen within minutes', () => {
  expect(pace('declined', 10 * MINUTE, 0)).toBe(30)
  expect(pace('declined', 10 * MINUTE, 12 * MINUTE)).toBe(60)
  expect(pace('expired', 2 * DAY, 24 * MINUTE)).toBe(120)
  expect(pace('declined', DAY, DAY)).toBe(3600)
})

test('nobody is left out', () => {
  for (const status of fiatOrderStates) expect(pace(status, MINUTE, 0)).toSatisfy(isPause)
})

function isPause(value: unknown): boolean {
  return value === null || (typeof value === 'number' && value >= 5)
}
