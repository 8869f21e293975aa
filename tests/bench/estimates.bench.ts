import { type RunningProduct, startPostgres, startProduct } from '../support/index.ts'
import { canPin, onCore } from './load/on-core.ts'
import { whilePaused } from './load/process-time.ts'
import { type LoadResult, putLoad } from './load/put-load.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchOptions, BenchReport, Figure } from './report/figure.ts'
import { type Interleaved, interleave } from './report/interleave.ts'
import { median } from './report/statistics.ts'
import { startWeb } from './servers/start-web.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const CONNECTIONS = 32
const REQUEST = { from: 'btc', to: 'eth', amountFrom: '0.1', isFixedRate: false }
const headers = { 'content-type': 'application/json' }

/** POST /api/exchange/estimate against node:http with the same arithmetic and a reply of the same size. */
export const estimates: Bench = {
  name: 'estimates',
  title: 'Estimates on one core',
  run: async (options) => {
    const postgres = await startPostgres()
    const servers: RunningProduct[] = []
    const through = onCore(SERVER_CORE)
    try {
      const product = await startWeb(await postgres.createDatabase('bench_estimates'), { through })
      servers.push(product)
      const replyBytes = await replyBytesOf(product.url)
      const entry = 'tests/bench/servers/bare-quote-server.ts'
      const env = { REPLY_BYTES: String(replyBytes) }
      const bare = await startProduct({ entry, env, through })
      servers.push(bare)
      return await compare(options, product, { ...bare, replyBytes })
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
    }
  },
}

type Server = { readonly url: string; readonly pid: number }

async function compare(
  { quick }: BenchOptions,
  product: Server,
  bare: Server & { readonly replyBytes: number },
): Promise<BenchReport> {
  const plan = (server: Server) => ({
    url: `${server.url}/api/exchange/estimate`,
    connections: CONNECTIONS,
    duration: quick ? 1 : 4,
    method: 'POST' as const,
    headers,
    body: JSON.stringify(REQUEST),
  })
  // Both live on one core: whoever is not asked stands still, or its loops would be counted against the other.
  const measured = await interleave(quick ? 1 : 5, {
    ours: () => whilePaused(bare, () => putLoad(product, plan(product), LOAD_CORE)),
    base: () => whilePaused(product, () => putLoad(bare, plan(bare), LOAD_CORE)),
  })
  return {
    figures: figuresOf(measured),
    notes: [
      `${CONNECTIONS} kept-alive connections, one request at a time on each; ${canPin ? 'server and load generator on a core each' : 'not pinned: this machine has one core or no taskset'}; each stands still while the other is measured.`,
      `The base reads and parses the same body, computes the same quote and answers ${bare.replyBytes} bytes, as the product does. It checks nothing and counts no rates.`,
      `The product runs as \`ROLE=web\`, as every process does that only serves; with \`npm start\` the workers and the embedded database take their part of the same core. Rates are counted, with a limit that is not reached.`,
      `Busy: the product ${share(measured.ours)} of the core, the base ${share(measured.base)}. Where that is below 95 %, other programs or the load generator held it up, and the line per second of processor time says more than the first.`,
    ],
  }
}

function figuresOf(measured: Interleaved<LoadResult, LoadResult>): readonly Figure[] {
  const line = (what: string, of: (result: LoadResult) => number) => ({
    ours: measured.ours.map(of),
    base: measured.base.map(of),
    what,
  })
  const goal = { kind: 'at least', value: 0.5, stretch: 0.9 } as const
  return [
    comparison({ ...line('estimates/s', (r) => r.perSecond), text: perSecondText, goal }),
    comparison({
      ...line('estimates per CPU-second', (r) => r.perCpuSecond),
      text: perSecondText,
      goal,
    }),
    comparison({
      ...line('estimate p99', (result) => result.p99),
      text: (milliseconds) => `${milliseconds.toFixed(2)} ms`,
      goal: { kind: 'at most', value: 3 },
    }),
  ]
}

function share(results: readonly LoadResult[]): string {
  return `${Math.round(median(results.map((result) => result.busy)) * 100)} %`
}

async function replyBytesOf(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/exchange/estimate`, {
    method: 'POST',
    headers,
    body: JSON.stringify(REQUEST),
  })
  if (!reply.ok) throw new Error(`an estimate was answered with ${reply.status}`)
  return (await reply.arrayBuffer()).byteLength
}
