import { sql } from 'kysely'
import { dayRows } from '../../commissions/fold-commissions.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { type AffiliateRow, partnerIdOf } from '../affiliate-store.ts'
import { worthOf } from './turnover.ts'

/** What an affiliate has earned since the beginning, in attodollars at the markets of its orders. */
export type EarnedSoFar = {
  /** By links, banners, buttons and widgets. */
  readonly web: bigint
  /** By the partner API. */
  readonly api: bigint
  /** What the orders were worth, web and API together. */
  readonly turnover: bigint
  readonly orders: bigint
  readonly clicks: bigint
  readonly ordersByApi: bigint
}

type Needs = Pick<AffiliateNeeds, 'catalogue' | 'database'>

/** Adds up daily sums; of API orders, the settlements of the affiliate's own partner account. */
export async function readEarnedSoFar(
  needs: Needs,
  affiliate: Pick<AffiliateRow, 'id' | 'account_id'>,
): Promise<EarnedSoFar> {
  const direct = needs.database.direct()
  const { rows } = await sql<Pick<Row, 'orders' | 'turnover' | 'earned'>>`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(turnover), 0) as turnover,
      coalesce(sum(earned), 0) as earned
    from (${dayRows(needs.catalogue)}) days where affiliate_id = ${affiliate.id}::uuid`.execute(
    direct,
  )
  const clicks = await sql<{ clicks: bigint }>`
    select coalesce(sum(clicks), 0) as clicks from affiliate_click_day
    where affiliate_id = ${affiliate.id}::uuid`.execute(direct)
  const web = rows[0] ?? { orders: 0n, turnover: 0n, earned: 0n }
  const api = add(needs, await readApiSums(needs, affiliate))
  return {
    web: web.earned,
    api: api.earned,
    turnover: web.turnover + api.turnover,
    orders: web.orders,
    ordersByApi: api.orders,
    clicks: clicks.rows[0]?.clicks ?? 0n,
  }
}

type Row = {
  readonly asset_in: string
  readonly asset: string
  readonly orders: bigint
  readonly turnover: bigint
  readonly earned: bigint
}

function add({ catalogue }: Needs, rows: readonly Row[]) {
  return rows.reduce(
    (sum, row) => ({
      orders: sum.orders + row.orders,
      turnover: sum.turnover + worthOf(catalogue, row.asset_in, row.turnover),
      earned: sum.earned + worthOf(catalogue, row.asset, row.earned),
    }),
    { orders: 0n, turnover: 0n, earned: 0n },
  )
}

async function readApiSums(
  { database }: Needs,
  affiliate: Pick<AffiliateRow, 'account_id'>,
): Promise<readonly Row[]> {
  const partnerId = await partnerIdOf(database.direct(), affiliate)
  if (partnerId === null) return []
  const { rows } = await sql<Row>`
    select settlement.asset_in, settlement.asset_out as asset, count(*) as orders,
      coalesce(sum(units_in * price_in), 0) as turnover,
      coalesce(sum(partner_fee * price_out), 0) as earned
    from orders join settlement on settlement.order_id = orders.id
    where orders.partner_id = ${partnerId}::uuid and orders.ended_at is not null
      and orders.state = 'finished' and settlement.kind = 'payout' and taken_back_at is null
    group by 1, 2`.execute(database.direct())
  return rows
}
