import { setTimeout } from 'node:timers/promises'
import { place } from '../../customers/index.ts'
import { startPostgres } from '../../support/index.ts'
import { cpuSeconds } from '../load/process-time.ts'
import type { Bench, Figure } from '../report/figure.ts'
import { median } from '../report/statistics.ts'
import { startWeb } from '../servers/start-web.ts'
import { type BenchOrders, insertOrders } from './million-orders.ts'
import { type StaffVisitor, staffVisitor } from './staff-visitor.ts'

const FULL = { orders: 1_000_000, accounts: 1_000_000 }
const QUICK = { orders: 20_000, accounts: 20_000 }
const TRIES = 15
const MOST_SEARCH = 200
const MOST_PAGE = 300
const VIEWERS = 20
const RENEWED_EVERY_SECONDS = 7
const RENEWALS = 60
const ROUNDS = 5
/** Of a processor core, in per cent. */
const MOST_SHARE = 2

/** What staff wait for in a shop with a million orders, and what pages that renew themselves cost. */
export const orderDesk: Bench = {
  name: 'order-desk',
  title: 'The back office with a million orders and a million customers',
  run: async ({ quick, say }) => {
    const counts = quick ? QUICK : FULL
    const postgres = await startPostgres()
    const url = await postgres.createDatabase('bench_desk')
    const product = await startWeb(url)
    try {
      await place(product, { from: 'ltc', to: 'btc' })
      const made = await insertOrders(url, counts)
      say(`${counts.orders} orders made`)
      const staff = await staffVisitor(product, url)
      const figures: Figure[] = []
      for (const [what, path, most] of asked(made)) {
        figures.push(timeFigure(what, await timesOf(staff, path), most))
      }
      figures.push(await liveFigure(product.pid, staff))
      return {
        figures,
        notes: [
          `${counts.orders.toLocaleString('en-US')} orders, three events and a deposit each, and ${counts.accounts.toLocaleString('en-US')} customers. Over HTTP, one request at a time, median of ${TRIES} after one that does not count; the goals are times, not ratios.`,
          `Live rows: processor time of the web process while ${VIEWERS} viewers of one role have the order list open for ${(ROUNDS * RENEWALS * RENEWED_EVERY_SECONDS) / VIEWERS} s, in ${ROUNDS} parts, less its time without viewers between them; PostgreSQL's is not in it.`,
        ],
      }
    } finally {
      await product.stop()
      await postgres.stop()
    }
  },
}

function asked(made: BenchOrders): readonly (readonly [string, string, number])[] {
  const orders = (text: string) => `/api/backoffice/orders?q=${encodeURIComponent(text)}`
  const customers = (text: string) => `/api/backoffice/customers?q=${encodeURIComponent(text)}`
  return [
    ['orders, first page', '/api/backoffice/orders', MOST_PAGE],
    ['orders on hold, first page', '/api/backoffice/orders?state=hold', MOST_PAGE],
    ['the page of orders', '/backoffice/orders', MOST_PAGE],
    ['an order by its code', orders(made.publicCode), MOST_SEARCH],
    ['orders by email', orders(made.email), MOST_SEARCH],
    ['orders by address', orders(made.destination), MOST_SEARCH],
    ['orders by transaction', orders(made.txId), MOST_SEARCH],
    ['orders by amount', orders('1'), MOST_SEARCH],
    ['an order’s page', `/backoffice/orders/${made.publicCode}`, MOST_PAGE],
    ['customers, first page', '/api/backoffice/customers', MOST_PAGE],
    ['a customer by email', customers(made.accountEmail), MOST_SEARCH],
    ['customers by the beginning of an email', customers('customer12'), MOST_SEARCH],
    ['a customer by id', customers(made.accountId), MOST_SEARCH],
    ['a customer by the code of an order', customers(made.publicCode), MOST_SEARCH],
  ]
}

async function timesOf(staff: StaffVisitor, path: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let turn = 0; turn <= TRIES; turn += 1) {
    const started = performance.now()
    await staff.get(path)
    times.push(performance.now() - started)
  }
  return times.slice(1)
}

function timeFigure(what: string, times: readonly number[], most: number): Figure {
  return {
    what,
    ours: `${median(times).toFixed(0)} ms`,
    base: '',
    ratio: null,
    goal: { kind: 'at most', value: most },
    judged: median(times),
    spread: null,
  }
}

async function liveFigure(pid: number, staff: StaffVisitor): Promise<Figure> {
  const renew = () => staff.get('/backoffice/orders', { accept: 'text/html', 'x-live': '1' })
  await renew()
  let [idle, spent] = [0, 0]
  // In turns, since what the process does on its own isn't the same all the time.
  for (let round = 0; round < ROUNDS; round += 1) {
    idle += await spentOver(pid, async () => {})
    spent += await spentOver(pid, renew)
  }
  const seconds = (ROUNDS * RENEWALS * RENEWED_EVERY_SECONDS) / VIEWERS
  const share = ((spent - idle) * 100) / seconds
  return {
    what: `live rows for ${VIEWERS} viewers, % of a core`,
    ours: `${share.toFixed(1)} %`,
    base: `${((idle * 100) / seconds).toFixed(1)} % without viewers`,
    ratio: null,
    goal: { kind: 'at most', value: MOST_SHARE },
    judged: share,
    spread: null,
  }
}

/** Processor seconds of a process while viewers ask one after the other, as evenly as they do. */
async function spentOver(pid: number, ask: () => Promise<unknown>): Promise<number> {
  const before = cpuSeconds(pid)
  const started = performance.now()
  for (let turn = 1; turn <= RENEWALS; turn += 1) {
    await ask()
    const next = started + (turn * RENEWED_EVERY_SECONDS * 1000) / VIEWERS
    await setTimeout(Math.max(0, next - performance.now()))
  }
  return cpuSeconds(pid) - before
}
