import { orderBatchScript, orderScript } from './load/order-script.ts'
import { whilePaused } from './load/process-time.ts'
import { putLoad } from './load/put-load.ts'
import { findPgbench, runPgbench } from './load/run-pgbench.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchOptions, Figure } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { durabilityNote, startDurablePostgres } from './servers/durable-postgres.ts'
import { startWeb } from './servers/start-web.ts'

const GOALS = [
  { connections: 32, ratio: 0.5 },
  { connections: 128, ratio: 0.6 },
] as const
/** The product has so many batches on the way at most, and so many orders in each. */
const MOST_BATCHES = 2
const LARGEST_BATCH = 64
const REQUEST = {
  from: 'btc',
  to: 'eth',
  amountFrom: '0.1',
  destinationAddress: '0x52908400098527886e0f7030069857d2e4169ee7',
}

/** POST /api/transactions, committed to disk, against pgbench inserting the same rows, one order or many a commit. */
export const orders: Bench = {
  name: 'orders',
  title: 'Orders created durably',
  run: async (options) => {
    findPgbench()
    const postgres = await startDurablePostgres()
    try {
      const productDatabase = await postgres.createDatabase('bench_product')
      const baseDatabase = await postgres.createDatabase('bench_base')
      const product = await startWeb(productDatabase)
      try {
        await placeOne(product.url)
        const figures = await compare(options, product, {
          url: baseDatabase,
          script: await orderScript(productDatabase),
          batchScript: (batch) => orderBatchScript(productDatabase, batch),
        })
        return { figures, notes: [await durabilityNote(postgres.url), ...NOTES] }
      } finally {
        await product.stop()
      }
    } finally {
      await postgres.stop()
    }
  },
}

const NOTES = [
  'Orders at floating rate over HTTP with `ROLE=web` and the default pool: JSON checked, both addresses of the order checked, price taken, pay-in address handed out, then order, first event and idempotency key, and the whole order in the reply. Orders of the same moment share a statement and a commit: what comes while two such are on the way goes together into the next.',
  'The base is `pgbench --protocol=prepared` on as many connections: BEGIN, the same three rows, COMMIT, on the same server, in a database of its own.',
  'The second base is pgbench on two connections, which inserts the same rows of so many orders with one statement made in the server (no values come over the line, nothing is looked up): the most that this server can write.',
  'Nothing is pinned: PostgreSQL, the product and the load generator (autocannon, whose own work is several times that of pgbench) share the cores, so the ratio is on the cautious side.',
]

async function compare(
  { quick }: BenchOptions,
  product: { readonly url: string; readonly pid: number },
  base: {
    readonly url: string
    readonly script: string
    readonly batchScript: (batch: number) => Promise<string>
  },
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  // 128 clients of pgbench need a second to connect.
  const seconds = quick ? 5 : 6
  let firstNumber = 0
  for (const { connections, ratio } of GOALS) {
    const plan = {
      url: `${product.url}/api/transactions`,
      connections,
      duration: seconds,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'bench-[<id>]' },
      body: JSON.stringify(REQUEST),
      idReplacement: true,
    } as const
    const batch = Math.min(LARGEST_BATCH, connections / MOST_BATCHES)
    const batchScript = await base.batchScript(batch)
    const inBatches: number[] = []
    const pgbench = (script: string, clients: number) => {
      firstNumber += 1_000_000
      const run = { url: base.url, script, connections: clients, seconds, firstNumber }
      return whilePaused(product, () => runPgbench(run))
    }
    const measured = await interleave(quick ? 1 : 3, {
      ours: () => putLoad(product, plan, null),
      base: async () => {
        inBatches.push(batch * (await pgbench(batchScript, MOST_BATCHES)))
        return pgbench(base.script, connections)
      },
    })
    const ours = measured.ours.map((result) => result.perSecond)
    const line = { ours, text: perSecondText }
    figures.push(
      comparison({
        ...line,
        what: `orders/s, ${connections} connections`,
        base: measured.base,
        goal: { kind: 'at least', value: ratio },
      }),
      comparison({
        ...line,
        what: `the same, the base with ${batch} orders a commit`,
        // The first turn does not count.
        base: inBatches.slice(1),
        goal: null,
      }),
    )
  }
  return figures
}

async function placeOne(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(REQUEST),
  })
  if (reply.status !== 201) throw new Error(`no order: ${reply.status} ${await reply.text()}`)
}
