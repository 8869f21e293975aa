import { type RunningProduct, startPostgres } from '../support/index.ts'
import { onCore } from './load/on-core.ts'
import { putLoad } from './load/put-load.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchOptions, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { startWeb } from './servers/start-web.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const CONNECTIONS = 8
const PAGE = '/exchange/btc/eth'
/** Nothing is kept under an address that can be written in another way: such a page is rendered for each request. */
const ANEW = '/exchange/btc/et%68'
const WANTED_PER_CPU_SECOND = 300

/** GET of a pair's page, kept and rendered anew. */
export const pairPage: Bench = {
  name: 'pair-page',
  title: 'A pair’s page, rendered on the server',
  run: async (options) => {
    const postgres = await startPostgres()
    let product: RunningProduct | null = null
    try {
      const database = await postgres.createDatabase('bench_pair_page')
      product = await startWeb(database, { through: onCore(SERVER_CORE) })
      return await compare(options, product)
    } finally {
      await product?.stop()
      await postgres.stop()
    }
  },
}

async function compare({ quick }: BenchOptions, product: RunningProduct): Promise<BenchReport> {
  const load = (path: string) =>
    putLoad(
      product,
      {
        url: `${product.url}${path}`,
        connections: CONNECTIONS,
        duration: quick ? 1 : 4,
        method: 'GET' as const,
        headers: {},
      },
      LOAD_CORE,
    )
  const measured = await interleave(quick ? 1 : 5, {
    ours: () => load(PAGE),
    base: () => load(ANEW),
  })
  const anew = measured.base.map((result) => result.perCpuSecond)
  const middle = anew.toSorted((a, b) => a - b)[Math.floor(anew.length / 2)] ?? 0
  const kept = comparison({
    what: 'kept pages per CPU-second, against rendered anew',
    ours: measured.ours.map((result) => result.perCpuSecond),
    base: anew,
    text: perSecondText,
    goal: { kind: 'at least', value: 10 },
  })
  return {
    figures: [
      kept,
      {
        what: 'rendered anew, pages per CPU-second',
        ours: perSecondText(middle),
        base: '',
        ratio: null,
        goal: { kind: 'at least', value: WANTED_PER_CPU_SECOND },
        judged: middle,
        spread: null,
      },
    ],
    notes: [
      `\`GET ${PAGE}\` whole, not compressed: the pair’s figures by the code that quotes orders, its texts, and the exchange form. The base writes the address in another way (\`et%68\`), under which nothing is kept, so that each page is rendered.`,
    ],
  }
}
