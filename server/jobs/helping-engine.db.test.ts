import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test, vi } from 'vitest'
import type { Database } from '../db/index.ts'
import type { PlacedOrder } from '../orders/index.ts'
import { createEngine } from './engine.ts'

const patient = { timeout: 30_000, interval: 50 }

/** Workers that run until the test ends. */
function running(context: TestContext, exchange: Exchange) {
  let looks = 0
  const database: Database = {
    ...exchange.database,
    statement: (name, statement) => {
      if (name === 'find_due_work') looks += 1
      return exchange.database.statement(name, statement)
    },
  }
  const engine = createEngine({
    ...exchange.needs,
    database,
    chainEveryMilliseconds: 20,
    sweepEveryMilliseconds: 20,
  })
  engine.start()
  context.onTestFinished(() => engine.stop())
  return {
    engine,
    /** Until it has asked a few times more what is due. */
    looked: async () => {
      const from = looks
      await vi.waitFor(() => expect(looks).toBeGreaterThan(from + 2), patient)
    },
    /** Until it has asked again for the lead. */
    askedForLead: async () => {
      const from = performance.now()
      const lead = () => engine.workers().find(({ name }) => name === 'lead')
      const asked = () => performance.now() - (lead()?.idleFor ?? Number.POSITIVE_INFINITY)
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(from), patient)
    },
  }
}

/** As after another process was started. */
async function leadElsewhere({ database }: Exchange): Promise<void> {
  const later = sql`now() + interval '1 hour'`
  await sql`update worker_lead set holder = gen_random_uuid(), lease_until = ${later}`.execute(
    database.direct(),
  )
}

/** How often a chain has been asked what of its addresses can be swept. */
function countSweeps(exchange: Exchange): () => number {
  let count = 0
  const sweeps = exchange.needs.chains.get('ethereum')?.sweeps
  if (sweeps === undefined || sweeps === null) throw new Error('ethereum has nothing to sweep')
  Object.defineProperty(exchange.script('ethereum').answers, 'sweeps', {
    get: () => {
      count += 1
      return sweeps
    },
  })
  return () => count
}

/** Which of these orders are still to be looked at. */
async function dueOf(
  exchange: Exchange,
  orders: readonly PlacedOrder[],
): Promise<readonly string[]> {
  const rows = await exchange.database
    .direct()
    .selectFrom('order_due')
    .select('order_id')
    .where(
      'order_id',
      'in',
      orders.map(({ order }) => order.id),
    )
    .where('due_at', '<=', sql<Date>`now()`)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

describe('workers of a process without the lead', () => {
  const open = sharedExchange('helping_engine', { withAccounts: true })

  test('leave new work to the other, help with old, and take over when it is gone', async (context) => {
    const exchange = await open(context)
    const direct = exchange.database.direct()
    const { askedForLead, engine, looked } = running(context, exchange)
    const first = await exchange.place()
    engine.wake('orders')
    await vi.waitFor(async () => expect(await dueOf(exchange, [first])).toEqual([]), patient)

    await leadElsewhere(exchange)
    await askedForLead()
    await looked()
    let scans = 0
    const { answers } = exchange.script('bitcoin')
    answers.scan = () => {
      scans += 1
      return Promise.reject(new Error('Looked at'))
    }
    const second = await exchange.place()
    engine.wake('orders')
    await looked()
    expect(await dueOf(exchange, [second])).toEqual([second.order.id])
    expect(scans).toBe(0)

    // Longer than anybody waits for help, however busy the machine is.
    await sql`update order_due set due_at = now() - interval '2 minutes' where order_id = ${second.order.id}`.execute(
      direct,
    )
    await sql`update chain_cursor set lease_until = now() - interval '2 minutes' where network = 'bitcoin'`.execute(
      direct,
    )
    await vi.waitFor(async () => expect(await dueOf(exchange, [second])).toEqual([]), patient)
    await vi.waitFor(() => expect(scans).toBeGreaterThan(0), patient)

    delete answers.scan
    await sql`update worker_lead set lease_until = now()`.execute(direct)
    const third = await exchange.place()
    await vi.waitFor(async () => expect(await dueOf(exchange, [third])).toEqual([]), patient)
  })

  test('leave sweeps, hedges and the comparing of books and wallets to the other', async (context) => {
    const exchange = await open(context)
    const compared = vi.spyOn(exchange.needs.wallets, 'compareAll')
    const swept = countSweeps(exchange)
    const { askedForLead, looked } = running(context, exchange)
    await vi.waitFor(() => expect(compared).toHaveBeenCalled(), patient)
    const atFirst = swept()
    await vi.waitFor(() => expect(swept()).toBeGreaterThan(atFirst + 2), patient)

    await leadElsewhere(exchange)
    await askedForLead()
    await looked()
    const whileHelping = swept()
    await looked()
    expect(swept()).toBe(whileHelping)

    compared.mockClear()
    await sql`update worker_lead set lease_until = now()`.execute(exchange.database.direct())
    await vi.waitFor(() => expect(swept()).toBeGreaterThan(whileHelping + 2), patient)
    await vi.waitFor(() => expect(compared).toHaveBeenCalled(), patient)
  })
})
