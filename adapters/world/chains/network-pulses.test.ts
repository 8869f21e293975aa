import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorld } from '../open-world.ts'
import { createSandboxControls } from '../sandbox-controls.ts'
import { createNetworkPulses } from './network-pulses.ts'

const LONG = 31_000
const few = ['bitcoin', 'ethereum']

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function open() {
  const world = openWorld({
    path: ':memory:',
    seed: 'pulses',
    clock: { now: () => performance.now() },
    networks: networks.filter(({ id }) => few.includes(id)),
    currencies: currencies.filter(({ ticker }) => ['btc', 'eth'].includes(ticker)),
    blockMilliseconds: 1_000,
  })
  const controls = createSandboxControls(world)
  return { controls, isLively: createNetworkPulses(world) }
}

test('a network is quiet at first, lively when something has happened, and quiet again half a minute later', async () => {
  const { controls, isLively } = open()
  expect(few.map(isLively)).toEqual([false, false])
  const { address } = await controls.customerAddress('btc')
  await controls.pay({ amount: amount('btc', 1_000n), address, extraId: null })
  vi.advanceTimersByTime(LONG)
  expect(few.map(isLively), 'a payment waits for a block').toEqual([true, false])
  await controls.mine('bitcoin', 1)
  vi.advanceTimersByTime(LONG - 2_000)
  expect(few.map(isLively)).toEqual([true, false])
  vi.advanceTimersByTime(LONG)
  expect(few.map(isLively)).toEqual([false, false])
})

test('a reorganisation and a change of manners are seen too', async () => {
  const { controls, isLively } = open()
  isLively('bitcoin')
  vi.advanceTimersByTime(LONG)
  await controls.mine('ethereum', 3)
  await controls.reorganise('ethereum', 2, false)
  expect(few.map(isLively)).toEqual([false, true])
  vi.advanceTimersByTime(LONG)
  expect(few.map(isLively)).toEqual([false, false])
  await controls.setMode('chains', 'bitcoin', 'down')
  vi.advanceTimersByTime(1_000)
  expect(few.map(isLively)).toEqual([true, false])
})
