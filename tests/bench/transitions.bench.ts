import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { defaultFeePolicy } from '@causeway/core/quotes'
import { type Database, openDatabase } from '@causeway/server/db'
import { advanceDueOrders, createOrderWatch } from '@causeway/server/orders'
import pg from 'pg'
import { newOrders } from './load/new-orders.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { durabilityNote, startDurablePostgres } from './servers/durable-postgres.ts'

/** The product has four workers at once, which take up to 32 orders a turn. */
const TURNS = [
  { workers: 4, most: 1 },
  { workers: 16, most: 1 },
  { workers: 4, most: 32 },
] as const
const MOST_TRIES = 1000
const GOAL = { kind: 'at least', value: 0.5 } as const

/** One durable step of an order (new → waiting) against the two statements that it comes down to. */
export const transitions: Bench = {
  name: 'transitions',
  title: 'Order steps, durably',
  run: async ({ quick }) => {
    const postgres = await startDurablePostgres()
    const connections = Math.max(...TURNS.map(({ workers }) => workers))
    const ours = await postgres.createDatabase('bench_product')
    const base = await postgres.createDatabase('bench_base')
    const database = await openDatabase({ url: ours, connections })
    const pool = new pg.Pool({ connectionString: base, max: connections })
    // An ended pool may still hear of the server's stop.
    pool.on('error', () => {})
    try {
      const steps = quick ? 200 : 1500
      const figures = []
      for (const { workers, most } of TURNS) {
        const measured = await interleave(quick ? 1 : 3, {
          ours: async () => {
            await newOrders(ours, steps)
            return advanceAll(database, steps, { workers, most })
          },
          base: async () => stepAll(pool, await newOrders(base, steps), workers),
        })
        const what = `steps/s, ${workers} at once${most === 1 ? '' : `, up to ${most} orders a turn`}`
        figures.push(comparison({ what, ...measured, text: perSecondText, goal: GOAL }))
      }
      return report(figures, await durabilityNote(postgres.url))
    } finally {
      await pool.end()
      await database.close()
      await postgres.stop()
    }
  },
}

function report(figures: BenchReport['figures'], durability: string): BenchReport {
  return {
    figures,
    notes: [
      durability,
      'The step is `advanceDueOrders` of `server/orders` with one order a turn, or with up to 32 as in the product: claim due orders that are not locked (SKIP LOCKED), decide by the state table, save states and events, set when to look again, commit.',
      'The base is written by hand with `pg` and prepared statements in the same process: BEGIN, `UPDATE orders SET state = … WHERE id = $1 AND state = …`, INSERT of the event, COMMIT. It is told which order is next and claims nothing.',
    ],
  }
}

/** Steps a second of the product's own function. */
async function advanceAll(
  database: Database,
  steps: number,
  { workers, most }: { readonly workers: number; readonly most: number },
): Promise<number> {
  const catalogue = createCatalogue(currencies, networks)
  const needs = {
    database,
    catalogue,
    termsOf: () => ({ catalogue, policy: defaultFeePolicy }),
    freshSnapshot: () => null,
    clock: { now: () => Date.now() },
    notifier: {
      orderChanged: () => Promise.reject(new Error('no mail is due here')),
      accountMail: () => Promise.reject(new Error('no mail is due here')),
    },
    watch: createOrderWatch(),
    wake: () => {},
  }
  let done = 0
  const worker = async () => {
    // What a claim looks at may all be held by the other workers: it is made again.
    for (let tries = 1; done < steps; tries += 1) {
      const taken = await advanceDueOrders(needs, most)
      if (taken > 0) tries = 0
      done += taken
      if (tries === MOST_TRIES) throw new Error(`only ${done} orders were due`)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: workers }, worker))
  return steps / ((performance.now() - started) / 1000)
}

async function stepAll(pool: pg.Pool, ids: readonly string[], workers: number): Promise<number> {
  const waiting = [...ids]
  return perSecond(ids.length, workers, async () => {
    const client = await pool.connect()
    try {
      const id = waiting.pop()
      await client.query({ name: 'begin', text: 'BEGIN' })
      await client.query({ name: 'step', text: STEP, values: [id, 'new', 'waiting'] })
      await client.query({ name: 'event', text: EVENT, values: [id, 2, 'watched', 'waiting'] })
      await client.query({ name: 'commit', text: 'COMMIT' })
    } finally {
      client.release()
    }
  })
}

const STEP = `with changed as (
    update orders set state = $3, version = version + 1, event_count = event_count + 1
    where id = $1 and state = $2 returning pay_until)
  update order_due set due_at = changed.pay_until, attempts = 0, last_error = null from changed where order_id = $1`
const EVENT = `insert into order_event (order_id, sequence, kind, state, facts, at)
  values ($1, $2, $3, $4, '{}', now())`

/** Does `count` things with so many workers, and says how many a second. */
async function perSecond(
  count: number,
  workers: number,
  work: () => Promise<void>,
): Promise<number> {
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: workers }, worker))
  return count / ((performance.now() - started) / 1000)
}
