import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** Days of a report, UTC, as `2026-11-26`; both count. */
export type ReportDays = { readonly from: string; readonly to: string }

/** What tells rows of a report apart. No sub-account is an empty text. */
export type ReportKey = {
  readonly day: string
  readonly from: AssetCode
  readonly to: AssetCode
  readonly subaccountId: string
}

/** A partner's orders of one pair and sub-account on one day. */
export type ReportRow = ReportKey & {
  /** Orders created that day. */
  readonly created: number
  /** Orders that were paid out and ended that day, with what came in and what was paid out for them. */
  readonly finished: number
  readonly received: Amount
  readonly paid: Amount
  /** What the partner earned by them: his commission, and his share of our fee. In the coin paid out. */
  readonly earned: Amount
}

type Row = {
  readonly day: string
  readonly asset_from: string
  readonly asset_to: string
  readonly subaccount: string
  readonly created: number
  readonly finished: number
  readonly units_in: bigint
  readonly units_out: bigint
  readonly units_earned: bigint
}

const DAY_MILLISECONDS = 86_400_000
/** Days that one statement counts: enough that a quiet year takes few, and a busy week little memory. */
const DAYS_AT_ONCE = 7
const ROWS_AT_ONCE = 1000

/**
 * The rows of a report in order of day, pair and sub-account, beginning after a row where one is named. They are read a
 * thousand at a time, and nothing is held in the database while somebody takes his time to read them.
 */
export async function* readReport(
  { database }: { readonly database: Database },
  partnerId: string,
  { after, from, to }: ReportDays & { readonly after: ReportKey | null },
): AsyncGenerator<ReportRow> {
  let last = after
  let start = after?.day ?? from
  while (start <= to) {
    const end = addDays(start, DAYS_AT_ONCE)
    const days = { from: start, to: end > to ? addDays(to, 1) : end }
    let rows: readonly ReportRow[]
    do {
      rows = await readRows(database, partnerId, days, last)
      yield* rows
      last = rows.at(-1) ?? last
    } while (rows.length === ROWS_AT_ONCE)
    start = end
  }
}

/** The first rows after one; of days from the first up to the second, which does not count. */
async function readRows(
  database: Database,
  partnerId: string,
  { from, to }: ReportDays,
  after: ReportKey | null,
): Promise<readonly ReportRow[]> {
  const [start, end] = [new Date(from), new Date(to)]
  const isLater =
    after === null
      ? sql`true`
      : sql`(day, asset_from, asset_to, subaccount) >
          (${after.day}, ${after.from}, ${after.to}, ${after.subaccountId})`
  const rows = await database.statement(
    'partner_report',
    sql<Row>`
    with counted as (
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') collate "C" as day,
        asset_from collate "C" as asset_from, asset_to collate "C" as asset_to,
        coalesce(subaccount_id, '') collate "C" as subaccount,
        1 as created, 0 as finished, 0::numeric as units_in, 0::numeric as units_out,
        0::numeric as units_earned
      from orders
      where partner_id = ${partnerId}::uuid and created_at >= ${start} and created_at < ${end}
      union all
      select to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD'), orders.asset_from, orders.asset_to,
        coalesce(subaccount_id, ''), 0, 1, paid.units_in, paid.units_out, paid.units_earned
      from orders cross join lateral (
        select sum(settlement.units_in) as units_in, sum(settlement.units_out) as units_out,
          sum(settlement.partner_fee) as units_earned from settlement
        where order_id = orders.id and settlement.kind = 'payout' and taken_back_at is null) paid
      where partner_id = ${partnerId}::uuid and ended_at >= ${start} and ended_at < ${end}
        and paid.units_in is not null
    )
    select day, asset_from, asset_to, subaccount, sum(created)::integer as created,
      sum(finished)::integer as finished, sum(units_in)::numeric(78, 0) as units_in,
      sum(units_out)::numeric(78, 0) as units_out,
      sum(units_earned)::numeric(78, 0) as units_earned
    from counted where ${isLater}
    group by day, asset_from, asset_to, subaccount
    order by day, asset_from, asset_to, subaccount limit ${ROWS_AT_ONCE}`,
  )
  return rows.map(rowOf)
}

function rowOf(row: Row): ReportRow {
  return {
    day: row.day,
    from: row.asset_from,
    to: row.asset_to,
    subaccountId: row.subaccount,
    created: row.created,
    finished: row.finished,
    received: amount(row.asset_from, row.units_in),
    paid: amount(row.asset_to, row.units_out),
    earned: amount(row.asset_to, row.units_earned),
  }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
}
