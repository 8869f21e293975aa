import { startProduct } from '../support/index.ts'
import { comparison, perSecondText } from './comparison.ts'
import { durabilityNote, startDurablePostgres } from './durable-postgres.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'
import { interleave } from './interleave.ts'
import { orderScript } from './order-script.ts'
import { whilePaused } from './process-time.ts'
import { putLoad } from './put-load.ts'
import { findPgbench, runPgbench } from './run-pgbench.ts'
import { webRole } from './web-role.ts'

const GOALS = [
  { connections: 32, ratio: 0.5 },
  { connections: 128, ratio: 0.6 },
] as const
const REQUEST = {
  from: 'btc',
  to: 'eth',
  amountFrom: '0.1',
  destinationAddress: '0x52908400098527886e0f7030069857d2e4169ee7',
}

/** POST /api/transactions, committed to disk, against pgbench inserting the same rows. */
export const orders: Bench = {
  name: 'orders',
  title: 'Orders created durably',
  run: async (options) => {
    findPgbench()
    const postgres = await startDurablePostgres()
    try {
      const productDatabase = await postgres.createDatabase('bench_product')
      const baseDatabase = await postgres.createDatabase('bench_base')
      const product = await startProduct({ env: webRole(productDatabase) })
      try {
        await placeOne(product.url)
        const figures = await compare(options, product, {
          url: baseDatabase,
          script: await orderScript(productDatabase),
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
  'Orders at floating rate over HTTP with `ROLE=web` and the default pool: JSON checked, both addresses of the order checked, price taken, pay-in address handed out, then order, first event and idempotency key in one statement and one commit, and the whole order in the reply.',
  'The base is `pgbench --protocol=prepared` on as many connections: BEGIN, the same three rows, COMMIT, on the same server, in a database of its own.',
  'Nothing is pinned: PostgreSQL, the product and the load generator (autocannon, whose own work is several times that of pgbench) share the cores, so the ratio is on the cautious side.',
]

async function compare(
  { quick }: BenchOptions,
  product: { readonly url: string; readonly pid: number },
  base: { readonly url: string; readonly script: string },
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  // 128 clients of pgbench need a second to connect.
  const seconds = quick ? 3 : 6
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
    const measured = await interleave(quick ? 1 : 3, {
      ours: () => putLoad(product, plan, null),
      base: () => {
        firstNumber += 1_000_000
        return whilePaused(product, () =>
          runPgbench({ ...base, connections, seconds, firstNumber }),
        )
      },
    })
    figures.push(
      comparison({
        what: `orders/s, ${connections} connections`,
        ours: measured.ours.map((result) => result.perSecond),
        base: measured.base,
        text: perSecondText,
        goal: { kind: 'at least', value: ratio },
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
