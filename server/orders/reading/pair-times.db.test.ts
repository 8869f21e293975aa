import { plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { float } from '../holders/account-orders.fixture.ts'
import { pairTimes } from './pair-times.ts'

const DAY_SECONDS = 86_400

describe('times of pairs', () => {
  const open = sharedExchange('pair-times')

  test('[PAGE-04] are those of the last month’s finished orders, the middle one', async (context) => {
    const exchange = await open(context)
    const { clock, database } = exchange
    const end = async (state: 'finished' | 'refunded', took: number, secondsAgo: number) => {
      const { order } = await exchange.place(float)
      const endedAt = clock.now() - secondsAgo * 1000
      await plantRows(database, (tx) =>
        tx
          .updateTable('orders')
          .set({
            state,
            deposit_seen_at: new Date(endedAt - took * 1000),
            ended_at: new Date(endedAt),
          })
          .where('id', '=', order.id)
          .execute(),
      )
    }
    await end('finished', 60, 10)
    await end('finished', 100, DAY_SECONDS)
    await end('finished', 900, 29 * DAY_SECONDS)
    await end('finished', 5_000, 31 * DAY_SECONDS)
    await end('refunded', 7_000, 10)
    const times = await pairTimes(database, clock.now())
    expect(times.get('btc-ltc')).toEqual({ orders: 3, medianSeconds: 100 })
    expect(times.get('ltc-btc')).toBeUndefined()
  })
})
