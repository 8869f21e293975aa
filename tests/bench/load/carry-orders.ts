import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { type RunningProcess, startWorker } from '../../support/index.ts'
import { startWeb, webRole } from '../servers/start-web.ts'
import { countCosts } from './order-costs.ts'
import { payOrders, placeOrders } from './place-orders.ts'
import { cpuSeconds } from './process-time.ts'

export const BLOCK_MILLISECONDS = 250
/** Blocks until every deposit is deep enough on its network. */
const BURIED_MILLISECONDS = 40 * BLOCK_MILLISECONDS
/** For each worker process, before anything is measured: code is compiled and statements are planned by then. */
export const WARMING_ORDERS = 100
const LIMIT_MILLISECONDS = 300_000

/** How fast the orders were carried, and what one of them cost. */
export type Carried = {
  readonly perSecond: number
  readonly statements: number
  readonly commits: number
  readonly walBytes: number
  /** Pages of 8 kB that the database looked at. */
  readonly blocks: number
  /** Processor milliseconds of the workers. */
  readonly workerMilliseconds: number
  /** Processor milliseconds of the database server. */
  readonly serverMilliseconds: number
}

/** Has so many workers bring orders from their deposits to their end. The database has room for them, and no open order. */
export async function carryOrders(
  databaseUrl: string,
  plan: {
    readonly count: number
    readonly processes: number
    /** Where the play chains of the database are; absent: they are made. */
    readonly dataDir?: string
  },
): Promise<Carried> {
  const env = { ...webRole(databaseUrl), BLOCK_MILLISECONDS: String(BLOCK_MILLISECONDS) }
  const { count, dataDir, processes } = plan
  const web = await startWeb(databaseUrl, { env, ...(dataDir === undefined ? {} : { dataDir }) })
  const workers: RunningProcess[] = []
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await Promise.all(
      Array.from({ length: processes }, async () => {
        const worker = await startWorker({ env: { ...env, ROLE: 'worker' }, dataDir: web.dataDir })
        workers.push(worker)
      }),
    )
    const warming = processes * WARMING_ORDERS
    await payOrders(web.url, await placeOrders(web.url, warming))
    await untilEnded(client, performance.now() + LIMIT_MILLISECONDS)
    for (const { pid } of workers) process.kill(pid, 'SIGSTOP')
    await payOrders(web.url, await placeOrders(web.url, count))
    await pass(BURIED_MILLISECONDS)
    const readCosts = await countCosts(databaseUrl)
    const startSeconds = workers.map(({ pid }) => cpuSeconds(pid))
    const began = performance.now()
    for (const { pid } of workers) process.kill(pid, 'SIGCONT')
    await untilEnded(client, began + LIMIT_MILLISECONDS)
    const perSecond = count / ((performance.now() - began) / 1000)
    const workerSeconds = sum(workers.map(({ pid }) => cpuSeconds(pid))) - sum(startSeconds)
    const { blocks, commits, serverSeconds, statements, walBytes } = await readCosts()
    return {
      perSecond,
      statements: statements / count,
      commits: commits / count,
      walBytes: walBytes / count,
      blocks: blocks / count,
      workerMilliseconds: (workerSeconds / count) * 1000,
      serverMilliseconds: (serverSeconds / count) * 1000,
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

async function untilEnded(client: pg.Client, deadline: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select state, count(*)::int as count from orders where ended_at is null group by state',
    )
    if (rows.length === 0) return
    if (performance.now() > deadline) {
      throw new Error(`not all were finished in time: ${JSON.stringify(rows)}`)
    }
    await pass(100)
  }
}
