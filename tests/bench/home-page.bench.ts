import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProduct, startPostgres, startProduct } from '../support/index.ts'
import { onCore } from './load/on-core.ts'
import { whilePaused } from './load/process-time.ts'
import { putLoad } from './load/put-load.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchOptions, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { startWeb } from './servers/start-web.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const CONNECTIONS = 8
/** React's marks for hydration are in the product's page and not in the base's. */
const MOST_DIFFERENCE = 0.03
/** What the page reads of a query of this length is not kept: such a page is rendered for each request. */
const ANEW = `/?from=${'x'.repeat(300)}`

/** GET / against renderToString of the same markup. */
export const homePage: Bench = {
  name: 'home-page',
  title: 'The home page, rendered on the server',
  run: async (options) => {
    const postgres = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'causeway-page-'))
    const servers: RunningProduct[] = []
    try {
      const through = onCore(SERVER_CORE)
      const product = await startWeb(await postgres.createDatabase('bench_page'), { through })
      servers.push(product)
      const html = await (await fetch(`${product.url}/`)).text()
      const file = join(folder, 'page.html')
      writeFileSync(file, html)
      const bare = await startProduct({
        entry: 'tests/bench/servers/bare-page-server.ts',
        through,
        env: { PAGE_FILE: file },
      })
      servers.push(bare)
      const bareHtml = await (await fetch(bare.url)).text()
      assertAlike(html, bareHtml)
      return await compare(options, { product, bare, sizes: [html.length, bareHtml.length] })
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true })
    }
  },
}

async function compare(
  { quick }: BenchOptions,
  what: {
    readonly product: RunningProduct
    readonly bare: RunningProduct
    readonly sizes: readonly [number, number]
  },
): Promise<BenchReport> {
  const { product, bare, sizes } = what
  const plan = (server: RunningProduct, path = '/') => ({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    duration: quick ? 1 : 4,
    method: 'GET' as const,
    headers: {},
  })
  const measured = await interleave(quick ? 1 : 5, {
    ours: () => whilePaused(bare, () => putLoad(product, plan(product), LOAD_CORE)),
    base: () => whilePaused(product, () => putLoad(bare, plan(bare), LOAD_CORE)),
  })
  const anew = await interleave(quick ? 1 : 3, {
    ours: () => whilePaused(bare, () => putLoad(product, plan(product, ANEW), LOAD_CORE)),
    base: () => whilePaused(product, () => putLoad(bare, plan(bare), LOAD_CORE)),
  })
  const [bytes, bareBytes] = sizes.map((size) => size.toLocaleString('en-US'))
  return {
    figures: [
      comparison({
        what: 'pages per CPU-second',
        ours: measured.ours.map((result) => result.perCpuSecond),
        base: measured.base.map((result) => result.perCpuSecond),
        text: perSecondText,
        goal: { kind: 'at least', value: 0.6 },
      }),
      comparison({
        what: 'the same, each rendered anew',
        ours: anew.ours.map((result) => result.perCpuSecond),
        base: anew.base.map((result) => result.perCpuSecond),
        text: perSecondText,
        goal: null,
      }),
    ],
    notes: [
      'The page is the same for every visitor and is kept as bytes for a second (docs/adr/0025): the first line is what visitors meet. The second asks with a query that is too long to be kept and that the page reads, which is what the kept page costs once a second.',
      `The product with \`ROLE=web\` answers \`GET /\` whole (${bytes} characters, not compressed, for neither asks for it): prices and first estimate of the moment, texts, router, the data that the page takes along, security headers.`,
      `The base renders React elements without components that were read once from that HTML (${bareBytes} characters: React's marks for hydration are missing) and sends them with node:http.`,
    ],
  }
}

function assertAlike(html: string, bareHtml: string): void {
  const difference = Math.abs(html.length - bareHtml.length) / html.length
  if (difference <= MOST_DIFFERENCE) return
  throw new Error(`the bare page has ${bareHtml.length} characters, the product's ${html.length}`)
}
