import { expect, test } from 'vitest'
import { MADE_AT, orderRow, paidRow } from '../orders.fixture.ts'
import { isOverpaidInTime } from './order-view.ts'

const order = orderRow({ kind: 'fixed' })
const came = { held: 10_000_001n, deposits: [paidRow()], isSettledBefore: false }
test('an order is overpaid where more than agreed came, in time and for the first time', () => {
  const at = (milliseconds: number) => ({ seen_at: new Date(MADE_AT + milliseconds) })
  expect(isOverpaidInTime(order, came)).toBe(true)
  expect(isOverpaidInTime({ ...order, kind: 'float' }, came)).toBe(false)
  expect(isOverpaidInTime(order, { ...came, held: 10_000_000n })).toBe(false)
  expect(isOverpaidInTime(order, { ...came, isSettledBefore: true })).toBe(false)
  const paidAt = (milliseconds: number, state: 'seen' | 'confirmed' = 'confirmed') =>
    isOverpaidInTime(order, {
      ...came,
      deposits: [paidRow(), paidRow({ ...at(milliseconds), state })],
    })
  expect([paidAt(1000), paidAt(1001), paidAt(1001, 'seen')]).toEqual([true, false, true])
})
