import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { type RunningProcess, startWorker } from '../support/index.ts'
import { countCosts } from './load/order-costs.ts'
import { payOrders, placeOrders } from './load/place-orders.ts'
import { cpuSeconds } from './load/process-time.ts'
import { perSecondText } from './report/comparison.ts'
import type { Bench, Figure } from './report/figure.ts'
import { median, spread } from './report/statistics.ts'
import { durabilityNote, startDurablePostgres } from './servers/durable-postgres.ts'
import { startWeb, webRole } from './servers/start-web.ts'

const PROCESSES = [1, 2, 4] as const
const BLOCK_MILLISECONDS = 250
/** Blocks until every deposit is deep enough on its network. */
const BURIED_MILLISECONDS = 40 * BLOCK_MILLISECONDS
/** For each worker process, before anything is measured: code is compiled and statements are planned by then. */
const WARMING_ORDERS = 100
const LIMIT_MILLISECONDS = 300_000

/** Orders a second, from the deposit that nobody has seen yet to the payout's last confirmation. */
export const throughput: Bench = {
  name: 'throughput',
  title: 'From deposit to payout, with more workers',
  run: async ({ quick, say }) => {
    const postgres = await startDurablePostgres()
    try {
      const count = quick ? 60 : 600
      const measured = new Map<number, Carried[]>(PROCESSES.map((processes) => [processes, []]))
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        for (const processes of PROCESSES) {
          const url = await postgres.createDatabase(`bench_through_${round}_${processes}`)
          const carried = await carry(url, { count, processes })
          say(`${processes} workers: ${perSecondText(carried.perSecond)}, ${costText(carried)}`)
          measured.get(processes)?.push(carried)
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

/** How fast the orders were carried, and what one of them cost. */
type Carried = {
  readonly perSecond: number
  readonly statements: number
  readonly commits: number
  readonly walBytes: number
  /** Processor milliseconds of the workers. */
  readonly workerMilliseconds: number
  /** Processor milliseconds of the database server. */
  readonly serverMilliseconds: number
}

function costText({ commits, serverMilliseconds, statements, ...carried }: Carried): string {
  const cpu = `${carried.workerMilliseconds.toFixed(1)} + ${serverMilliseconds.toFixed(1)} ms of processor`
  return `an order: ${statements.toFixed(1)} statements, ${commits.toFixed(1)} commits, ${kilobytes(carried.walBytes)} of WAL, ${cpu}`
}

function figuresOf(measured: ReadonlyMap<number, readonly Carried[]>): readonly Figure[] {
  const alone = measured.get(1) ?? []
  const speed = [...measured].map(([processes, rounds]) => speedFigure(processes, rounds, alone))
  return [
    ...speed,
    costFigure('statements an order', alone, ({ statements }) => statements, 6),
    costFigure('commits an order', alone, ({ commits }) => commits, 3),
    costFigure('WAL an order, kB', alone, ({ walBytes }) => walBytes / 1000, 20),
    ...[...measured].map(([processes, rounds]) =>
      costFigure(
        `processor ms an order, worker and database, ${workersText(processes)}`,
        rounds,
        (carried) => carried.workerMilliseconds + carried.serverMilliseconds,
        5,
      ),
    ),
  ]
}

function speedFigure(
  processes: number,
  rounds: readonly Carried[],
  alone: readonly Carried[],
): Figure {
  const [ours, base] = [rounds, alone].map((each) => each.map(({ perSecond }) => perSecond))
  const isBase = processes === 1
  return {
    what: `orders/s, ${workersText(processes)}`,
    ours: perSecondText(median(ours ?? [])),
    base: isBase ? '' : `${perSecondText(median(base ?? []))} with one`,
    ratio: isBase ? null : median(ours ?? []) / median(base ?? []),
    goal: null,
    spread: isBase ? null : { ours: spread(ours ?? []), base: spread(base ?? []) },
  }
}

function costFigure(
  what: string,
  rounds: readonly Carried[],
  costOf: (carried: Carried) => number,
  atMost: number,
): Figure {
  const cost = median(rounds.map(costOf))
  const goal = { kind: 'at most', value: atMost } as const
  return { what, ours: cost.toFixed(1), base: '', ratio: null, goal, judged: cost, spread: null }
}

function workersText(processes: number): string {
  return `${processes} worker process${processes === 1 ? '' : 'es'}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function notesOf(count: number, durability: string): readonly string[] {
  return [
    durability,
    `Each worker process has carried ${WARMING_ORDERS} orders before, and is then stopped (SIGSTOP) while ${count} orders over four networks are placed and paid, and blocks bury the deposits. The time runs from the moment that the workers go on until every order is finished: deposits found and booked, settled, payouts planned, signed, kept, broadcast, confirmed. A sandbox block comes every ${BLOCK_MILLISECONDS} ms, so a second or two of it is waiting for blocks.`,
    'Each process has four workers for orders and 32 for transfers, as by default. The signer is in the process, and the web process is idle.',
    'Workers, PostgreSQL and the play chains share the cores of one machine: once these are busy, more processes cannot be faster, whatever the product does.',
  ]
}

/** Has so many workers carry the orders to their end. */
async function carry(
  databaseUrl: string,
  plan: { readonly count: number; readonly processes: number },
): Promise<Carried> {
  const env = { ...webRole(databaseUrl), BLOCK_MILLISECONDS: String(BLOCK_MILLISECONDS) }
  const web = await startWeb(databaseUrl, { env })
  const workers: RunningProcess[] = []
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await Promise.all(
      Array.from({ length: plan.processes }, async () => {
        const worker = await startWorker({ env: { ...env, ROLE: 'worker' }, dataDir: web.dataDir })
        workers.push(worker)
      }),
    )
    const warming = plan.processes * WARMING_ORDERS
    await payOrders(web.url, await placeOrders(web.url, warming))
    await untilFinished(client, warming, performance.now() + LIMIT_MILLISECONDS)
    for (const { pid } of workers) process.kill(pid, 'SIGSTOP')
    await payOrders(web.url, await placeOrders(web.url, plan.count))
    await pass(BURIED_MILLISECONDS)
    const readCosts = await countCosts(databaseUrl)
    const startSeconds = workers.map(({ pid }) => cpuSeconds(pid))
    const began = performance.now()
    for (const { pid } of workers) process.kill(pid, 'SIGCONT')
    await untilFinished(client, warming + plan.count, began + LIMIT_MILLISECONDS)
    const perSecond = plan.count / ((performance.now() - began) / 1000)
    const workerSeconds = sum(workers.map(({ pid }) => cpuSeconds(pid))) - sum(startSeconds)
    const { commits, serverSeconds, statements, walBytes } = await readCosts()
    return {
      perSecond,
      statements: statements / plan.count,
      commits: commits / plan.count,
      walBytes: walBytes / plan.count,
      workerMilliseconds: (workerSeconds / plan.count) * 1000,
      serverMilliseconds: (serverSeconds / plan.count) * 1000,
    }
  } finally {
    await client.end()
    await Promise.all(workers.map((worker) => worker.stop()))
    await web.stop()
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
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
