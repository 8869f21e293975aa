import { amount } from '@causeway/core/money'
import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { newAccount } from '../holders/account-orders.fixture.ts'
import { besideOrder } from './beside-order.ts'
import { playCompliance } from './play-compliance.fixture.ts'

const DAY_SECONDS = 86_400
const BTC = 1_000_000n

describe('what an account exchanges besides an order', () => {
  const open = sharedExchange('beside_order')
  const { compliance } = playCompliance()

  async function stand(exchange: Exchange) {
    const accountId = await newAccount(exchange, null)
    const ask = (change: Partial<Parameters<typeof besideOrder>[2]> = {}, needs = { compliance }) =>
      besideOrder(exchange.database.direct(), needs, {
        accountId,
        before: null,
        now: exchange.clock.now(),
        ...change,
      })
    const place = async (change: object = {}) => {
      const { order } = await exchange.place({ accountId, ...change })
      return order.id
    }
    const set = (id: string, change: object) =>
      plantRows(exchange.database, (tx) =>
        tx.updateTable('orders').set(change).where('id', '=', id).execute(),
      )
    return { accountId, ask, place, set }
  }

  test('is the sum of its orders by coin, and only its own', async (context) => {
    const exchange = await open(context)
    const { ask, place } = await stand(exchange)
    const other = await stand(exchange)
    expect(await ask()).toEqual([])
    await place()
    await place()
    await place({ from: 'ltc', to: 'btc', given: '1' })
    await other.place()
    await exchange.place()
    const sums = await ask()
    expect(sums).toHaveLength(2)
    expect(sums).toContainEqual(amount('btc', 2n * BTC))
    expect(sums).toContainEqual(amount('ltc', 100_000_000n))
    expect(await ask({ accountId: null })).toEqual([])
  })

  test('is nothing where nobody is asked by sum', async (context) => {
    const exchange = await open(context)
    const { accountId, ask, place } = await stand(exchange)
    await place()
    const policy = { ...compliance.policy, identifyAboveUsd: null }
    expect(await ask({}, { compliance: { ...compliance, policy } })).toEqual([])
    const now = exchange.clock.now()
    expect(
      await besideOrder(exchange.database.direct(), {}, { accountId, before: null, now }),
    ).toEqual([])
  })

  test('is of the day before, and of orders made earlier', async (context) => {
    const exchange = await open(context)
    const { ask, place } = await stand(exchange)
    const first = await place()
    exchange.clock.advance(1)
    const second = await place()
    expect(await ask({ before: first })).toEqual([])
    expect(await ask({ before: second })).toEqual([amount('btc', BTC)])
    const later = (seconds: number) => ask({ now: exchange.clock.now() + seconds * 1000 })
    expect(await later(DAY_SECONDS - 2)).toEqual([amount('btc', 2n * BTC)])
    expect(await later(DAY_SECONDS - 1)).toEqual([amount('btc', BTC)])
    expect(await later(DAY_SECONDS)).toEqual([])
  })

  test.for([
    { state: 'expired' },
    { state: 'failed' },
    { state: 'refunded' },
    { is_joined: true },
  ] as const)(
    'leaves out orders of which nothing was exchanged by it: %o',
    async (change, context) => {
      const exchange = await open(context)
      const { ask, place, set } = await stand(exchange)
      const id = await place()
      expect(await ask()).toHaveLength(1)
      await set(id, change)
      expect(await ask()).toEqual([])
    },
  )

  test.for([
    ['approved', 0],
    ['waived', 0],
    ['refused', 2],
    ['started', 2],
  ] as const)(
    'counts no more where its person is known: %s by one of two',
    async ([status, found], context) => {
      const exchange = await open(context)
      const { ask, place } = await stand(exchange)
      const id = await place()
      await place()
      const at = new Date(exchange.clock.now())
      await exchange.database
        .direct()
        .insertInto('identification')
        .values({ order_id: id, status, asked_at: at, changed_at: at })
        .execute()
      expect(await ask()).toHaveLength(found)
    },
  )

  test('makes its next order one that asks for identification', async (context) => {
    const exchange = await open(context)
    Object.assign(exchange.needs, { compliance })
    const { accountId, place } = await stand(exchange)
    const first = await place({ given: '0.05' })
    const second = await exchange.place({ accountId, given: '0.05' })
    const third = await exchange.place({ given: '0.05' })
    Object.assign(exchange.needs, { compliance: undefined })
    const asks = async (id: string) => {
      const row = await exchange.database
        .direct()
        .selectFrom('orders')
        .select('kyc_required')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.kyc_required
    }
    expect(await asks(first)).toBe(false)
    expect(await asks(second.order.id)).toBe(true)
    expect(await asks(third.order.id)).toBe(false)
  })
})
