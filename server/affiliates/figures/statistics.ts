import type { CommissionKind, CommissionState } from '@causeway/core/affiliates'
import { type Amount, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import { dayRows } from '../../commissions/fold-commissions.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { type AffiliateRow, partnerIdOf } from '../affiliate-store.ts'
import { type Days, worthOf } from './turnover.ts'

type Needs = Pick<AffiliateNeeds, 'catalogue' | 'database'>

/** Sums of some orders. Worths are in attodollars (1e-18 USD) at the markets of their moments. */
export type OrderSums = {
  readonly clicks: bigint
  readonly orders: bigint
  readonly turnover: bigint
  readonly earned: bigint
}

/** Sums of a time; `from` is its first day. */
export type TimelineEntry = OrderSums & { readonly from: string }

/** Sums of one tool; `toolId` empty: the affiliate's own link. */
export type SourceSums = OrderSums & { readonly toolId: string }

export type Grouping = 'day' | 'week' | 'month'

const NOTHING: OrderSums = { clicks: 0n, orders: 0n, turnover: 0n, earned: 0n }

type Row = OrderSums & { readonly key: string }

/** Sums by day, week (from Monday) or month, oldest first; times without anything are left out. `toolId` null: all. */
export async function readTimeline(
  needs: Needs,
  affiliateId: string,
  asked: Days & { readonly toolId: string | null; readonly by: Grouping },
): Promise<readonly TimelineEntry[]> {
  const { by, from, to, toolId } = asked
  const within = sql`affiliate_id = ${affiliateId}::uuid and day between ${from}::date and ${to}::date
    and (${toolId}::text is null or tool_id = ${toolId}::text)`
  const first = sql`to_char(date_trunc(${by}::text, day), 'YYYY-MM-DD')`
  const { rows } = await sql<Row>`
    select ${first} as key, 0 as clicks, sum(orders) as orders, sum(turnover) as turnover, sum(earned) as earned
    from (${dayRows(needs.catalogue)}) days where ${within} group by 1
    union all
    select ${first}, sum(clicks), 0, 0, 0
    from affiliate_click_day where ${within} group by 1
    order by 1`.execute(needs.database.direct())
  return [...sumByKey(rows)].map(([key, sums]) => ({ from: key, ...sums }))
}

/** Sums by tool, most turnover first. `toolId` null: all tools. */
export async function readSources(
  needs: Needs,
  affiliateId: string,
  asked: Days & { readonly toolId: string | null },
): Promise<readonly SourceSums[]> {
  const { from, to, toolId } = asked
  const within = sql`affiliate_id = ${affiliateId}::uuid and day between ${from}::date and ${to}::date
    and (${toolId}::text is null or tool_id = ${toolId}::text)`
  const { rows } = await sql<Row>`
    select tool_id as key, 0 as clicks, sum(orders) as orders, sum(turnover) as turnover, sum(earned) as earned
    from (${dayRows(needs.catalogue)}) days where ${within} group by 1
    union all
    select tool_id, sum(clicks), 0, 0, 0
    from affiliate_click_day where ${within} group by 1`.execute(needs.database.direct())
  return [...sumByKey(rows)]
    .map(([key, sums]) => ({ toolId: key, ...sums }))
    .toSorted((one, two) =>
      one.turnover === two.turnover
        ? one.toolId.localeCompare(two.toolId)
        : one.turnover < two.turnover
          ? 1
          : -1,
    )
}

function sumByKey(rows: readonly Row[]): ReadonlyMap<string, OrderSums> {
  const sums = new Map<string, OrderSums>()
  for (const row of rows) {
    const before = sums.get(row.key) ?? NOTHING
    sums.set(row.key, {
      clicks: before.clicks + row.clicks,
      orders: before.orders + row.orders,
      turnover: before.turnover + row.turnover,
      earned: before.earned + row.earned,
    })
  }
  return sums
}

/** Sums of orders that the affiliate's API keys made, by day (UTC), newest first. */
export async function readApiDays(
  needs: Needs,
  affiliate: Pick<AffiliateRow, 'account_id'>,
  { from, to }: Days,
): Promise<readonly TimelineEntry[]> {
  const partnerId = await partnerIdOf(needs.database.direct(), affiliate)
  if (partnerId === null) return []
  const { rows } = await sql<Row & { readonly asset_in: string; readonly asset: string }>`
    select to_char(orders.ended_at at time zone 'UTC', 'YYYY-MM-DD') as key,
      settlement.asset_in, settlement.asset_out as asset, 0 as clicks, count(*) as orders,
      coalesce(sum(units_in * price_in), 0) as turnover,
      coalesce(sum(partner_fee * price_out), 0) as earned
    from orders join settlement on settlement.order_id = orders.id
    where orders.partner_id = ${partnerId}::uuid and orders.state = 'finished'
      and orders.ended_at >= ${from}::date::timestamp at time zone 'UTC'
      and orders.ended_at < (${to}::date + 1)::timestamp at time zone 'UTC'
      and settlement.kind = 'payout' and taken_back_at is null
    group by 1, 2, 3 order by 1 desc`.execute(needs.database.direct())
  const { catalogue } = needs
  const worths = rows.map(({ asset, asset_in: bought, earned, turnover, ...row }) => ({
    ...row,
    turnover: worthOf(catalogue, bought, turnover),
    earned: worthOf(catalogue, asset, earned),
  }))
  return [...sumByKey(worths)].map(([key, sums]) => ({ from: key, ...sums }))
}

/** One referred order: of its customer nothing but time, pair, amount and commission. */
export type ReferredOrder = {
  readonly at: Date
  readonly kind: CommissionKind
  readonly from: Amount
  readonly to: string
  readonly commission: Amount
  readonly state: CommissionState
  readonly toolId: string
}

/** Referred orders of some days, newest first, and how many there are. */
export async function readReferredOrders(
  { catalogue, database }: Needs,
  affiliateId: string,
  asked: Days & { readonly toolId: string | null; readonly offset: number; readonly limit: number },
): Promise<{ readonly orders: readonly ReferredOrder[]; readonly count: bigint }> {
  const { from, limit, offset, to, toolId } = asked
  const counted = await sql<{ count: bigint }>`
    select coalesce(sum(orders), 0) as count from (${dayRows(catalogue)}) days
    where affiliate_id = ${affiliateId}::uuid and day between ${from}::date and ${to}::date
      and (${toolId}::text is null or tool_id = ${toolId}::text)`.execute(database.direct())
  const rows = await database
    .direct()
    .selectFrom('affiliate_commission')
    .select(['at', 'kind', 'asset_in', 'units_in', 'asset', 'units', 'state', 'tool_id'])
    .where('affiliate_id', '=', affiliateId)
    .where('state', '<>', 'reversed')
    .where('at', '>=', sql<Date>`${from}::date::timestamp at time zone 'UTC'`)
    .where('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'UTC'`)
    .$if(toolId !== null, (query) => query.where('tool_id', '=', toolId ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: counted.rows[0]?.count ?? 0n, orders: rows.map(referredOf) }
}

function referredOf(row: {
  readonly at: Date
  readonly kind: CommissionKind
  readonly asset_in: string
  readonly units_in: bigint
  readonly asset: string
  readonly units: bigint
  readonly state: CommissionState
  readonly tool_id: string
}): ReferredOrder {
  return {
    at: row.at,
    kind: row.kind,
    from: amount(row.asset_in, row.units_in),
    to: row.asset,
    commission: amount(row.asset, row.units),
    state: row.state,
    toolId: row.tool_id,
  }
}
