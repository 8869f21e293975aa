import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { swapStatistics } from './swap-statistics.ts'

describe('statistics of exchanges', () => {
  const open = sharedExchange('swap_statistics')

  /** An order whose payout was confirmed so many seconds after its deposit was seen. */
  async function finish(exchange: Exchange, seconds: number) {
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.work()
    exchange.clock.advance(seconds)
    await exchange.until(placed, 'finished')
  }

  test('count what finished in the last day, and how long the middle one took', async (context) => {
    const exchange = await open(context)
    const read = () => swapStatistics(exchange.database, exchange.clock.now())
    expect(await read()).toEqual({ finished24h: 0, medianSeconds: null })
    await finish(exchange, 7)
    exchange.clock.advance(86_400)
    expect(await read()).toEqual({ finished24h: 1, medianSeconds: 7 })
    exchange.clock.advance(1)
    expect(await read()).toEqual({ finished24h: 0, medianSeconds: null })
    for (const seconds of [30, 300, 61.4]) await finish(exchange, seconds)
    await exchange.pay(await exchange.place())
    await exchange.work()
    expect(await read()).toEqual({ finished24h: 3, medianSeconds: 61 })
  })
})
