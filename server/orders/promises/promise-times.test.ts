import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { neededDepth } from '../needed-depth.ts'
import { orderCatalogue, orderNeeds } from '../orders.fixture.ts'
import { promiseTimes } from './promise-times.ts'

const needs = orderNeeds()

describe('the times of a guaranteed order', () => {
  test('are those of its coin: to pay, and twice what its depth takes on average to become deep', () => {
    const coin = orderCatalogue.find('btc')
    if (coin === undefined) throw new Error('No btc')
    const from = amount('btc', 10_000_000n)
    const paySeconds = coin.payWithinMinutes * 60
    const blocks = neededDepth(needs, from)
    const { blockSeconds } = orderCatalogue.networkOf(coin)
    expect(2 * blocks * blockSeconds).toBeGreaterThan(900)
    expect(promiseTimes(needs, from)).toEqual({
      paySeconds,
      confirmSeconds: paySeconds + 2 * blocks * blockSeconds,
    })
    // A larger deposit has longer.
    const more = promiseTimes(needs, amount('btc', 10n ** 10n))
    expect(more.paySeconds).toBe(paySeconds)
    expect(more.confirmSeconds).toBeGreaterThan(paySeconds + 2 * blocks * blockSeconds)
  })

  test('leave a quarter of an hour where blocks come fast', () => {
    const { confirmSeconds, paySeconds } = promiseTimes(needs, amount('xrp', 1_000_000n))
    expect(confirmSeconds - paySeconds).toBe(900)
  })

  test('are none of a coin that is unknown', () => {
    expect(() => promiseTimes(needs, amount('none', 1n))).toThrow('none is not in the catalogue')
  })
})

describe('the depth of a payment', () => {
  test('is that of the largest where there is no price, and one block of an unknown coin', () => {
    const small = amount('btc', 1_000n)
    const deepest = neededDepth(needs, amount('btc', 10n ** 12n))
    expect(neededDepth(orderNeeds(null), small)).toBe(deepest)
    expect(neededDepth(needs, small)).toBeLessThan(deepest)
    expect(neededDepth(needs, amount('none', 1n))).toBe(1)
    const flat = { ...needs, depthSteps: [] }
    expect(neededDepth(flat, amount('btc', 10n ** 12n))).toBe(neededDepth(needs, small))
  })
})
