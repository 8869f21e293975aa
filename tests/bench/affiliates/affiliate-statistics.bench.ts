import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { foldCommissions, rebuildDays } from '@causeway/server/commissions/fold-commissions'
import { openDatabase } from '@causeway/server/db'
import { sql } from 'kysely'
import { type Person, personAt } from '../../customers/index.ts'
import { startPostgres } from '../../support/index.ts'
import type { Bench, Figure } from '../report/figure.ts'
import { median } from '../report/statistics.ts'
import { startWeb } from '../servers/start-web.ts'
import { BENCH_PASSWORD, type BusyAffiliate, insertAttributedOrders } from './attributed-orders.ts'

const ORDERS = 1_000_000
const QUICK_ORDERS = 20_000
const MOST_MILLISECONDS = 300
const TRIES = 15

/** What the page of statistics asks for, of an affiliate with a million orders, and how the sums by day come about. */
export const affiliateStatistics: Bench = {
  name: 'affiliate-statistics',
  title: 'Statistics of an affiliate with a million orders',
  run: async ({ quick, say }) => {
    const orders = quick ? QUICK_ORDERS : ORDERS
    const postgres = await startPostgres()
    const url = await postgres.createDatabase('bench_affiliates')
    const product = await startWeb(url)
    try {
      const affiliate = await insertAttributedOrders(url, orders)
      const days = await countByDay(url, say)
      const browser = personAt(product)
      const signedIn = await browser.ask('POST', '/api/auth/sign-in', {
        body: { email: affiliate.email, password: BENCH_PASSWORD },
      })
      if (signedIn.body.result !== true) throw new Error(JSON.stringify(signedIn.body))
      const figures: Figure[] = []
      for (const [what, path] of asked(affiliate)) {
        figures.push(figureOf(what, await timesOf(browser, path)))
      }
      const rows = days.rows.toLocaleString('en-US')
      return {
        figures,
        notes: [
          `${orders.toLocaleString('en-US')} commissions of one affiliate, spread over a year, 20 tools and 60 pairs; ${rows} sums by day. Over HTTP, one request at a time, median of ${TRIES} after one that does not count; the goal is ${MOST_MILLISECONDS} ms each, not a ratio.`,
          `The sums by day were counted in ${days.seconds.toFixed(0)} s as the worker does it; \`npm run operate -- affiliate rebuild\` counted them again in ${days.rebuildSeconds.toFixed(0)} s, and ${days.differing} rows differed. Then both tables were vacuumed and analyzed, as autovacuum does within a minute.`,
        ],
      }
    } finally {
      await product.stop()
      await postgres.stop()
    }
  },
}

function asked({ toolId }: BusyAffiliate): readonly (readonly [what: string, path: string])[] {
  const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10)
  const year = `dateFrom=${day(360)}&dateTo=${day(0)}`
  return [
    ['the account summary, since the beginning', '/api/affiliate/total-stats'],
    ['30 days by day, and the 30 before', '/api/affiliate/turnover-stats'],
    [
      'a year by month, and the year before',
      `/api/affiliate/turnover-stats?${year}&groupTimelineBy=month`,
    ],
    ['a year by day of one tool', `/api/affiliate/turnover-stats?${year}&campaignId=${toolId}`],
    ['sources of a year', `/api/affiliate/stats?${year}`],
    ['referred orders, first page', `/api/affiliate/referred-transactions?${year}`],
    [
      'referred orders of one tool',
      `/api/affiliate/referred-transactions?${year}&source=${toolId}`,
    ],
    ['the page of statistics', '/earn/statistics'],
    ['the page of statistics, a year', `/earn/statistics?${year}`],
  ]
}

async function timesOf(browser: Person, path: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let turn = 0; turn <= TRIES; turn += 1) {
    const started = performance.now()
    const { status } = await browser.ask('GET', path)
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return times.slice(1)
}

function figureOf(what: string, times: readonly number[]): Figure {
  return {
    what,
    ours: `${median(times).toFixed(0)} ms`,
    base: '',
    ratio: null,
    goal: { kind: 'at most', value: MOST_MILLISECONDS },
    judged: median(times),
    spread: null,
  }
}

async function countByDay(url: string, say: (line: string) => void) {
  const catalogue = createCatalogue(currencies, networks)
  const database = await openDatabase({ url, connections: 2 })
  try {
    const started = performance.now()
    let folded = 0
    for (let made = 1; made > 0; folded += made) made = await foldCommissions(database, catalogue)
    const seconds = (performance.now() - started) / 1000
    say(`${folded} commissions counted by day in ${seconds.toFixed(1)} s`)
    const begun = performance.now()
    const differing = await rebuildDays(database)
    const rebuildSeconds = (performance.now() - begun) / 1000
    // As autovacuum does within a minute of so many changes: until then the planner takes all commissions for uncounted.
    await sql`vacuum analyze affiliate_commission`.execute(database.direct())
    await sql`vacuum analyze affiliate_day`.execute(database.direct())
    const { count } = await database
      .direct()
      .selectFrom('affiliate_day')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    return { seconds, rebuildSeconds, differing, rows: Number(count) }
  } finally {
    await database.close()
  }
}
