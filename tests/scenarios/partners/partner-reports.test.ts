// door: HTTP
import type { PartnerReportRow } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, mustAsk, type Refused } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { addPartner, type TestPartner } from '../support/partner-steps.ts'
import { askRest, bearer, createRestOrder, mustAskRest } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

type Report = {
  readonly from: string
  readonly to: string
  readonly rows: readonly PartnerReportRow[]
  readonly nextCursor: string | null
}
const DAY_SECONDS = 86_400
const FORMULA = '=HYPERLINK("https://evil.example","7")'

let shop: RunningProduct
let partner: TestPartner
let address: string
let first: string
let last: string
beforeAll(async () => {
  shop = await startShop('partner_reports')
  partner = await addPartner(shop, 'A wallet')
  address = await playAddress(shop, 'eth')
  // Just after midnight: no day ends while orders are made.
  const { now } = await advance(0)
  const { now: early } = await advance(DAY_SECONDS - ((Date.parse(now) / 1000) % DAY_SECONDS) + 60)
  first = early.slice(0, 10)
  await finish(await create('btc', '0.004', 'customer 7'))
  await finish(await create('btc', '0.005', 'customer 7'))
  await create('btc', '0.004', FORMULA)
  await create('ltc', '4', null)
  last = (await advance(DAY_SECONDS)).now.slice(0, 10)
  await create('btc', '0.004', null)
})
afterAll(() => stopShop(shop))

/** Moves the product's clock on; answers what it says then. */
function advance(seconds: number): Promise<{ readonly now: string }> {
  const body = { advanceSeconds: Math.ceil(seconds) }
  return mustAsk(shop, 'POST', '/api/sandbox/clock', { body })
}

/** Makes an order, once there are prices for it: a clock that was moved makes those before too old. */
async function create(from: string, amountFrom: string, subaccountId: string | null) {
  const wish = { from, to: 'eth', amountFrom, address, subaccountId }
  return vi.waitFor(() => createRestOrder(shop, partner, wish), { timeout: 60_000, interval: 200 })
}

async function finish({ id }: { readonly id: string }): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  const ended = async () => {
    const path = `/orders/${id}/status`
    const { status } = await mustAskRest<{ status: string }>(shop, partner, 'GET', path)
    if (status !== 'finished') throw new Error(`${id} is ${status}`)
  }
  await vi.waitFor(ended, { timeout: 300_000, interval: 500 })
}

const report = (query: object = {}) =>
  mustAskRest<Report>(
    shop,
    partner,
    'GET',
    `/reports?${new URLSearchParams({ from: first, to: last, ...query })}`,
  )
const csv = async (query: object = {}, key: Pick<TestPartner, 'apiKey'> = partner) => {
  const search = new URLSearchParams({ from: first, to: last, ...query })
  return fetch(`${shop.url}/api/partner/v1/reports.csv?${search}`, { headers: bearer(key) })
}

test('[API-01.23] a report counts orders and turnover by day, pair and sub-account', async () => {
  const { orders } = await mustAskRest<{
    orders: readonly { readonly status: string; readonly amountTo: string | null }[]
  }>(shop, partner, 'GET', '/orders?status=finished')
  const paid = orders.reduce((sum, { amountTo }) => sum + Number(amountTo), 0)
  const { nextCursor, rows } = await report()
  expect(nextCursor).toBeNull()
  const none = { ordersFinished: 0, amountFrom: '0', amountTo: '0', earned: '0' }
  const row = { day: first, currencyFrom: 'btc', currencyTo: 'eth', ordersCreated: 1, ...none }
  expect(rows).toEqual([
    { ...row, subaccountId: FORMULA },
    {
      ...{ ...row, subaccountId: 'customer 7', ordersCreated: 2, ordersFinished: 2 },
      amountFrom: '0.009',
      amountTo: expect.any(String),
    },
    { ...row, currencyFrom: 'ltc', subaccountId: null },
    { ...row, day: last, subaccountId: null },
  ])
  expect(Number(rows[1]?.amountTo)).toBeCloseTo(paid, 9)
  expect((await report({ from: last })).rows).toHaveLength(1)
  const usual = await mustAskRest<Report>(shop, partner, 'GET', '/reports')
  expect(usual.rows).toEqual(rows)
  expect(usual.to).toBe(last)
})

test('[API-01.23] a report comes in pages, of which each names the next', async () => {
  const { rows } = await report()
  const read: PartnerReportRow[] = []
  let cursor: string | null = null
  do {
    const page: Report = await report({ limit: '1', ...(cursor === null ? {} : { cursor }) })
    expect(page.rows).toHaveLength(1)
    read.push(...page.rows)
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(read).toEqual(rows)
})

test('[API-01.23] as CSV it has the same rows, and nothing that a spreadsheet would calculate', async () => {
  const { rows } = await report()
  const reply = await csv()
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ])
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="report-${first}-${last}.csv"`,
  )
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const lines = (await reply.text()).split('\r\n')
  expect(lines).toHaveLength(rows.length + 2)
  expect(lines[0]).toBe(
    'day,currencyFrom,currencyTo,subaccountId,ordersCreated,ordersFinished,amountFrom,amountTo,earned',
  )
  expect(lines[1]).toBe(`${first},btc,eth,"'${FORMULA.replaceAll('"', '""')}",1,0,0,0,0`)
  expect(lines[2]).toBe(`${first},btc,eth,customer 7,2,2,0.009,${rows[1]?.amountTo},0`)
})

test('[API-01.23] it is about the partner’s own orders, and days that are none are refused', async () => {
  const other = await addPartner(shop, 'Another wallet')
  const theirs = await askRest<Report>(shop, other, 'GET', `/reports?from=${first}&to=${last}`)
  expect(theirs.body.rows).toEqual([])
  expect((await (await csv({}, other)).text()).split('\r\n')).toHaveLength(2)
  for (const days of [
    { from: last, to: first },
    { from: '2026-02-30' },
    { from: '2024-01-01', to: '2025-06-01' },
  ]) {
    for (const path of ['/reports', '/reports.csv']) {
      const search = new URLSearchParams({ to: last, ...days })
      const refused = await ask<Refused>(shop, 'GET', `/api/partner/v1${path}?${search}`, {
        headers: bearer(partner),
      })
      expect([refused.status, refused.body.error.code]).toEqual([400, 'report_days_malformed'])
    }
  }
  const wrong = await askRest<Refused>(shop, partner, 'GET', '/reports?cursor=nothing')
  expect([wrong.status, wrong.body.error.code]).toEqual([400, 'field_malformed'])
})
