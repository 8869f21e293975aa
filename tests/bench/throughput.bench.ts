import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { type RunningProcess, startWorker } from '../support/index.ts'
import { payOrders, placeOrders } from './load/place-orders.ts'
import { perSecondText } from './report/comparison.ts'
import type { Bench, Figure } from './report/figure.ts'
import { median, spread } from './report/statistics.ts'
import { durabilityNote, startDurablePostgres } from './servers/durable-postgres.ts'
import { startWeb, webRole } from './servers/start-web.ts'

const PROCESSES = [1, 2, 4] as const
const BLOCK_MILLISECONDS = 250
/** Blocks until every deposit is deep enough on its network. */
const BURIED_MILLISECONDS = 40 * BLOCK_MILLISECONDS
const LIMIT_MILLISECONDS = 300_000

/** Orders a second, from the deposit that nobody has seen yet to the payout's last confirmation. */
export const throughput: Bench = {
  name: 'throughput',
  title: 'From deposit to payout, with more workers',
  run: async ({ quick, say }) => {
    const postgres = await startDurablePostgres()
    try {
      const count = quick ? 60 : 600
      const measured = new Map<number, number[]>(PROCESSES.map((processes) => [processes, []]))
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        for (const processes of PROCESSES) {
          const url = await postgres.createDatabase(`bench_through_${round}_${processes}`)
          const perSecond = await carry(url, { count, processes })
          say(`${processes} workers: ${perSecondText(perSecond)}`)
          measured.get(processes)?.push(perSecond)
        }
      }
      return {
        figures: figuresOf(measured),
        notes: notesOf(count, await durabilityNote(postgres.url)),
      }
    } finally {
      await postgres.stop()
    }
  },
}

function figuresOf(measured: ReadonlyMap<number, readonly number[]>): readonly Figure[] {
  const alone = measured.get(1) ?? []
  return [...measured].map(([processes, rounds]) => ({
    what: `orders/s, ${processes} worker process${processes === 1 ? '' : 'es'}`,
    ours: perSecondText(median(rounds)),
    base: processes === 1 ? '' : `${perSecondText(median(alone))} with one`,
    ratio: processes === 1 ? null : median(rounds) / median(alone),
    goal: null,
    spread: processes === 1 ? null : { ours: spread(rounds), base: spread(alone) },
  }))
}

function notesOf(count: number, durability: string): readonly string[] {
  return [
    durability,
    `${count} orders over four networks are placed and paid, and blocks bury the deposits, while no worker runs. Then the workers start, and the time runs from the first one's readiness until every order is finished: deposits found and booked, settled, payouts planned, signed, kept, broadcast, confirmed. A sandbox block comes every ${BLOCK_MILLISECONDS} ms, so a second or two of it is waiting for blocks.`,
    'Each process has four workers for orders and four for transfers, as by default. The signer is in the process, and the web process stands by.',
    'Workers, PostgreSQL and the play chains share the cores of one machine: once these are busy, more processes cannot be faster, whatever the product does.',
  ]
}

/** Orders a second that so many workers carried to their end. */
async function carry(
  databaseUrl: string,
  plan: { readonly count: number; readonly processes: number },
): Promise<number> {
  const env = { ...webRole(databaseUrl), BLOCK_MILLISECONDS: String(BLOCK_MILLISECONDS) }
  const web = await startWeb(databaseUrl, { env })
  const workers: RunningProcess[] = []
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await payOrders(web.url, await placeOrders(web.url, plan.count))
    await pass(BURIED_MILLISECONDS)
    const starting = Array.from({ length: plan.processes }, async () => {
      workers.push(await startWorker({ env: { ...env, ROLE: 'worker' }, dataDir: web.dataDir }))
      return performance.now()
    })
    const began = await Promise.any(starting)
    await Promise.all(starting)
    await untilFinished(client, plan.count, began + LIMIT_MILLISECONDS)
    return plan.count / ((performance.now() - began) / 1000)
  } finally {
    await client.end()
    await Promise.all(workers.map((worker) => worker.stop()))
    await web.stop()
  }
}

async function untilFinished(client: pg.Client, count: number, deadline: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select state, count(*)::int as count from orders group by state order by state',
    )
    if (rows.some((row) => row.state === 'finished' && row.count === count)) return
    if (performance.now() > deadline) {
      throw new Error(`not all were finished in time: ${JSON.stringify(rows)}`)
    }
    await pass(100)
  }
}
