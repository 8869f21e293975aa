import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { openDatabase } from '@causeway/server/db'
import { forgetPersonalData } from '@causeway/server/orders'
import pg from 'pg'
import { startProduct, startWorker } from '../../support/index.ts'
import { BLOCK_MILLISECONDS, type Carried, carryOrders } from '../load/carry-orders.ts'
import { countCosts } from '../load/order-costs.ts'
import { perSecondText } from '../report/comparison.ts'
import type { Bench, Figure } from '../report/figure.ts'
import { durabilityNote, startDurablePostgres } from '../servers/durable-postgres.ts'
import { webRole } from '../servers/start-web.ts'
import { cloneOrders } from './clone-orders.ts'

const FULL = { orders: 1_000_000, carried: 600, restSeconds: 60 }
const QUICK = { orders: 20_000, carried: 60, restSeconds: 10 }
const YEARS = 2
const DAYS = YEARS * 365
const SETTLING_MILLISECONDS = 20_000
const RETENTION = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }

type Measured = {
  readonly carried: Carried
  /** Pages of the database in a second, and processor time of its server in per cent of a core. */
  readonly rest: { readonly blocks: number; readonly share: number }
  readonly forgettingMilliseconds: number
}

/** What a shop costs that has had many orders, against itself before it had them. */
export const manyOrders: Bench = {
  name: 'many-orders',
  title: 'A shop with a million orders behind it',
  run: async ({ quick, say }) => {
    const counts = quick ? QUICK : FULL
    const postgres = await startDurablePostgres()
    const dataDir = mkdtempSync(join(tmpdir(), 'causeway-many-'))
    try {
      const url = await postgres.createDatabase('bench_many')
      const before = await measure(url, dataDir, counts)
      say(`without: ${perSecondText(before.carried.perSecond)}`)
      const bytes = await withClient(url, async (client) => {
        const empty = await sizeOf(client)
        await cloneOrders(client, { count: counts.orders, days: DAYS, say })
        const grown = (await sizeOf(client)) - empty
        // What a shop of that age has removed long ago, hour by hour.
        await forget(url)
        await client.query('vacuum analyze')
        return grown / counts.orders
      })
      const after = await measure(url, dataDir, counts)
      return {
        figures: figuresOf(before, after, bytes),
        notes: notesOf(counts, await durabilityNote(postgres.url)),
      }
    } finally {
      await postgres.stop()
      rmSync(dataDir, { recursive: true })
    }
  },
}

async function measure(url: string, dataDir: string, counts: typeof FULL): Promise<Measured> {
  const carried = await carryOrders(url, { count: counts.carried, processes: 1, dataDir })
  const env = { ...webRole(url), BLOCK_MILLISECONDS: String(BLOCK_MILLISECONDS) }
  const web = await startProduct({ env, dataDir })
  const worker = await startWorker({ env: { ...env, ROLE: 'worker' }, dataDir })
  try {
    await pass(SETTLING_MILLISECONDS)
    const readCosts = await countCosts(url)
    await pass(counts.restSeconds * 1000)
    const { blocks, serverSeconds } = await readCosts()
    const rest = {
      blocks: blocks / counts.restSeconds,
      share: (serverSeconds * 100) / counts.restSeconds,
    }
    return { carried, rest, forgettingMilliseconds: await forget(url) }
  } finally {
    await worker.stop()
    await web.stop()
  }
}

/** Does what runs once an hour, and answers how many milliseconds it took. */
async function forget(url: string): Promise<number> {
  const database = await openDatabase({ url, connections: 1 })
  try {
    const started = performance.now()
    await forgetPersonalData(database, Date.now(), RETENTION)
    return performance.now() - started
  } finally {
    await database.close()
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_database_size(current_database()) as size')
  return Number(rows[0].size)
}

function figuresOf(before: Measured, after: Measured, bytes: number): readonly Figure[] {
  const [ours, base] = [after.carried, before.carried]
  const milliseconds = ({ serverMilliseconds, workerMilliseconds }: Carried) =>
    serverMilliseconds + workerMilliseconds
  return [
    compared('orders/s, 1 worker process', [ours.perSecond, base.perSecond], '/s', 'at least'),
    compared('processor ms an order', [milliseconds(ours), milliseconds(base)], 'ms'),
    compared('of that the database', [ours.serverMilliseconds, base.serverMilliseconds], 'ms'),
    compared('pages of the database an order', [ours.blocks, base.blocks], ''),
    compared('WAL an order, kB', [ours.walBytes / 1000, base.walBytes / 1000], 'kB'),
    compared('pages a second at rest', [after.rest.blocks, before.rest.blocks], '/s'),
    compared('database at rest, % of a core', [after.rest.share, before.rest.share], '%'),
    compared(
      'removing what is over its time, once an hour',
      [after.forgettingMilliseconds, before.forgettingMilliseconds],
      'ms',
    ),
    { ...compared('an order on the disk, kB', [bytes / 1000, 0], 'kB'), base: '', ratio: null },
  ]
}

/** A figure with the orders behind it, against the same without them. */
function compared(
  what: string,
  [ours, base]: readonly [number, number],
  unit: string,
  kind?: 'at least',
): Figure {
  const text = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim()
  return {
    what,
    ours: text(ours),
    base: `${text(base)} without`,
    ratio: ours / base,
    goal: kind === undefined ? null : { kind, value: 0.8 },
    spread: null,
  }
}

function notesOf(counts: typeof FULL, durability: string): readonly string[] {
  return [
    durability,
    `The base is the same database before it had the ${counts.orders.toLocaleString('en-US')} orders: copies of those that it carried first, with their events, deposits, screenings, settlements, transfers, signed transactions and postings, spread over ${YEARS} years; the books balance. Their tables were vacuumed and analyzed.`,
    'WAL: after each checkpoint the first change of a page writes the whole page, and more orders have more pages. In a long run most of them have been written already.',
    `At rest: web and worker in the play world with 41 networks, for ${counts.restSeconds} s, ${SETTLING_MILLISECONDS / 1000} s after they were ready.`,
  ]
}
