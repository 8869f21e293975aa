import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createPartnerCases, type PartnerCases } from './partner-cases.ts'
import type { NewKeyRights } from './partner-types.ts'
import type { ReportKey, ReportRow } from './read-report.ts'

const rights: NewKeyRights = {
  name: 'A key',
  dialects: ['rest'],
  scopes: ['create', 'reports'],
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 100,
  needsNonce: false,
  joinsRepeats: false,
}
const DAY_SECONDS = 86_400

async function openPartner(exchange: Exchange) {
  const cases = createPartnerCases({ ...exchange.needs, partnerKey: new Uint8Array(32).fill(7) })
  const { key, partnerId } = await cases.add({ name: 'A partner', rights })
  const found = await cases.findKey(key.apiKey)
  if (found === null) throw new Error('The new key is not found')
  const place = async (subaccountId: string | null, requestHash: string) => {
    const { from, to, side, given, kind, rateId, destination, destinationExtraId } =
      await exchange.input()
    const placed = await cases.placeOrder(found, {
      ...{ from, to, side, given, kind, rateId, destination, destinationExtraId, subaccountId },
      refundAddress: null,
      refundExtraId: null,
      userMetadata: null,
      idempotencyKey: null,
      requestHash,
    })
    if (!placed.ok) throw new Error(placed.failure.code)
    return placed.value
  }
  return { cases, partnerId, place }
}

async function rowsOf(
  { report }: PartnerCases,
  partnerId: string,
  asked: { readonly from: string; readonly to: string; readonly after?: ReportKey },
): Promise<ReportRow[]> {
  const rows: ReportRow[] = []
  for await (const row of report(partnerId, { after: null, ...asked })) rows.push(row)
  return rows
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

describe('reports of partners', () => {
  const open = sharedExchange('partner_reports')

  test('count orders on the day they were created, and what they came to on the day they ended', async (context) => {
    const exchange = await open(context)
    const { cases, partnerId, place } = await openPartner(exchange)
    const first = dayOf(exchange.clock.now())
    const paid = await place('customer 7', 'a')
    await place(null, 'b')
    exchange.clock.advance(60)
    await exchange.pay(paid)
    const ended = await exchange.until(paid, 'finished')
    exchange.clock.advance(9 * DAY_SECONDS)
    const late = await place('customer 7', 'c')
    const last = dayOf(exchange.clock.now())
    const { from, to } = ended
    const none = { received: { units: 0n }, paid: { units: 0n }, finished: 0 }
    expect(await rowsOf(cases, partnerId, { from: first, to: last })).toMatchObject([
      { day: first, from, to, subaccountId: '', created: 1, ...none },
      {
        ...{ day: first, from, to, subaccountId: 'customer 7', created: 1, finished: 1 },
        received: ended.receivedFrom,
        paid: ended.sentTo,
      },
      { day: last, subaccountId: 'customer 7', created: 1, ...none },
    ])
    await exchange.pay(late)
    await exchange.until(late, 'finished')
    const [row] = await rowsOf(cases, partnerId, { from: last, to: last })
    expect(row).toMatchObject({ created: 1, finished: 1 })
    expect(await rowsOf(cases, partnerId, { from: dayOf(0), to: dayOf(10) })).toEqual([])
    const { cases: others, partnerId: other } = await openPartner(exchange)
    expect(await rowsOf(others, other, { from: first, to: last })).toEqual([])
  })

  test('are read in pages of which none is lost or told twice, and from any row on', async (context) => {
    const exchange = await open(context)
    const { cases, partnerId, place } = await openPartner(exchange)
    const { order } = await place('first', 'a')
    const day = dayOf(order.createdAt)
    // Copies of it under other names: more than one page holds.
    await exchange.database.statement(
      'copies',
      sql`
      insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'id', gen_random_uuid(), 'public_code', 'copy-' || n, 'subaccount_id', 'sub ' || n, 'holder_hash', 'hash ' || n,
        'pay_in_index', 1000000 + n, 'pay_in_address', 'address ' || n,
        'created_at', created_at + (n % 3) * interval '5 days'))).*
      from orders, generate_series(1, 3100) n where orders.id = ${order.id}::uuid`,
    )
    const days = { from: day, to: dayOf(order.createdAt + 20 * DAY_SECONDS * 1000) }
    const rows = await rowsOf(cases, partnerId, days)
    const keys = rows.map((row) => `${row.day} ${row.subaccountId}`)
    expect(rows).toHaveLength(3101)
    expect(keys).toEqual([...new Set(keys)].sort())
    for (const at of [0, 999, 1000, 2500, 3099]) {
      const after = rows[at]
      if (after === undefined) throw new Error('There are too few rows')
      expect((await rowsOf(cases, partnerId, { ...days, after })).length).toBe(3100 - at)
    }
  })
})
