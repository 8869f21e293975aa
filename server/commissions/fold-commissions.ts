import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AffiliateCommissionTable, Database, Tx } from '../db/index.ts'

/** So many commissions are folded at once. */
const AT_ONCE = 2000

/** What one commission adds to its day: orders and turnover count unless it is reversed; held sums count apart. */
const figures = sql`
  c.affiliate_id, c.tool_id, (c.at at time zone 'UTC')::date as day, c.kind, c.asset_in, c.asset,
  count(*) filter (where c.state <> 'reversed') as orders,
  coalesce(sum(c.units) filter (where c.state = 'earned'), 0) as units,
  coalesce(sum(c.units) filter (where c.state = 'held'), 0) as held,
  coalesce(sum(c.units_in * c.price_in) filter (where c.state <> 'reversed'), 0) as turnover,
  coalesce(sum(c.units * c.price) filter (where c.state = 'earned'), 0) as earned`

const key = sql`c.affiliate_id, c.tool_id, (c.at at time zone 'UTC')::date, c.kind, c.asset_in, c.asset`

/**
 * Sums by day as rows (affiliate_id, tool_id, day, kind, asset_in, asset, orders, units, held, turnover, earned): what is
 * folded, and what is not folded yet. Exact in any snapshot. To be used as a subquery.
 */
export const dayRows: RawBuilder<unknown> = sql`
  select affiliate_id, tool_id, day, kind, asset_in, asset, orders, units, held, turnover, earned from affiliate_day
  union all
  select ${figures} from affiliate_commission c where not c.folded group by ${key}`

const onConflict = sql`
  on conflict (affiliate_id, day, tool_id, kind, asset_in, asset) do update set
    orders = known.orders + excluded.orders, units = known.units + excluded.units,
    held = known.held + excluded.held, turnover = known.turnover + excluded.turnover,
    earned = known.earned + excluded.earned`

/** Folding and rebuilding exclude each other. */
const LOCK = 7_220_241

/**
 * Adds commissions that are not counted yet to the sums of their days. Any number of processes may; one at a time does
 * it. Answers how many it counted.
 */
export async function foldCommissions(database: Database): Promise<number> {
  return database.transaction('fold_commissions', async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}) as free`.execute(tx)
    return rows[0]?.free === true ? fold(tx) : 0
  })
}

async function fold(tx: Tx): Promise<number> {
  const folded = await sql<{ count: bigint }>`
    with taken as (
      select id from affiliate_commission where not folded order by id limit ${AT_ONCE}
      for update skip locked
    ), marked as (
      update affiliate_commission set folded = true where id in (select id from taken) returning *
    ), counted as (
      insert into affiliate_day as known
        (affiliate_id, tool_id, day, kind, asset_in, asset, orders, units, held, turnover, earned)
      select ${figures} from marked c group by ${key} order by 1, 3, 2, 4, 5, 6
      ${onConflict}
    )
    select count(*) as count from marked`.execute(tx)
  return Number(folded.rows[0]?.count ?? 0n)
}

/** Takes a folded commission out of the sums of its day (-1), before it changes. Its row is locked. */
export async function countInDays(
  tx: Tx,
  { id }: Pick<Selectable<AffiliateCommissionTable>, 'id'>,
  sign: -1n,
): Promise<void> {
  await sql`
    insert into affiliate_day as known
      (affiliate_id, tool_id, day, kind, asset_in, asset, orders, units, held, turnover, earned)
    select affiliate_id, tool_id, day, kind, asset_in, asset,
      orders * ${sign}, units * ${sign}, held * ${sign}, turnover * ${sign}, earned * ${sign}
    from (select ${figures} from affiliate_commission c where c.id = ${id}::uuid group by ${key}) as one
    ${onConflict}`.execute(tx)
}

/**
 * Makes the sums of all days anew from the commissions. Answers how many rows differed from what was kept, which is
 * none unless somebody changed the tables by hand.
 */
export async function rebuildDays(database: Database): Promise<number> {
  return database.transaction('rebuild_affiliate_days', async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    // No commission changes meanwhile; new ones are booked, and readers do not wait.
    await sql`select 1 from affiliate_commission order by id for update`.execute(tx)
    const made = sql`select ${figures} from affiliate_commission c where c.folded group by ${key}`
    const kept = sql`select affiliate_id, tool_id, day, kind, asset_in, asset, orders, units, held, turnover, earned
      from affiliate_day where orders <> 0 or units <> 0 or held <> 0 or turnover <> 0 or earned <> 0`
    const filled = sql`select * from (${made}) made
      where orders <> 0 or units <> 0 or held <> 0 or turnover <> 0 or earned <> 0`
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from (
        ((${filled}) except all (${kept})) union all ((${kept}) except all (${filled}))
      ) as differing`.execute(tx)
    await sql`delete from affiliate_day`.execute(tx)
    await sql`insert into affiliate_day
      (affiliate_id, tool_id, day, kind, asset_in, asset, orders, units, held, turnover, earned)
      ${made}`.execute(tx)
    return Number(rows[0]?.count ?? 0n)
  })
}
