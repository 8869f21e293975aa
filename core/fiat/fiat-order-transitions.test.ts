import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiatOrderStates } from '../ports/index.ts'
import { isFiatOrderOpen, nextFiatState } from './fiat-order-transitions.ts'

test('[BUY-07] every state is reached from the first, and every open one can end', () => {
  const reached = new Set(['waiting'])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const from of fiatOrderStates.filter((state) => reached.has(state))) {
      for (const to of fiatOrderStates) if (nextFiatState(from, to) !== null) reached.add(to)
    }
  }
  expect([...reached].toSorted()).toEqual([...fiatOrderStates].toSorted())
  for (const state of fiatOrderStates.filter(isFiatOrderOpen)) {
    expect(nextFiatState(state, 'ended')).toBe('ended')
  }
})

test('[BUY-07] a report that comes again, or late, changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fiatOrderStates)), (reports) => {
      let state: (typeof fiatOrderStates)[number] = 'waiting'
      for (const report of reports) {
        state = nextFiatState(state, report) ?? state
        expect(nextFiatState(state, state)).toBeNull()
        expect(nextFiatState(state, 'waiting')).toBeNull()
      }
    }),
  )
  expect(nextFiatState('ended', 'paid')).toBeNull()
  expect(nextFiatState('refunded', 'ended')).toBeNull()
})

test.each(['waiting', 'paid', 'sending', 'ended', 'declined', 'expired'] as const)(
  '[BUY-07] a charge-back is heard where we last knew that the order was %s',
  (state) => {
    expect(nextFiatState(state, 'charged_back')).toBe('charged_back')
  },
)

test('a provider is asked again while money is on its way or may come, and no longer', () => {
  const open = fiatOrderStates.filter(isFiatOrderOpen)
  expect(open.toSorted()).toEqual(['paid', 'sending', 'waiting'])
})
