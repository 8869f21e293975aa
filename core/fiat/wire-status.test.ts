import { expect, test } from 'vitest'
import { fiatOrderStates, fiatSides } from '../ports/index.ts'
import { fiatWireStatus } from './wire-status.ts'

test('every state of a fiat order has a word of the wire', () => {
  const words = fiatSides.map((side) => fiatOrderStates.map((state) => fiatWireStatus(state, side)))
  expect(words).toEqual([
    ['created', 'processing', 'sending', 'finished', 'failed', 'expired', 'refunded', 'failed'],
    ['created', 'processing', 'pending', 'finished', 'failed', 'expired', 'refunded', 'failed'],
  ])
})
