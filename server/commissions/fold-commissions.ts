import type { Catalogue } from '@causeway/core/currencies'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AffiliateCommissionTable, Database, Tx } from '../db/index.ts'

/** So many commissions are folded at once. */
const AT_ONCE = 2000

const day = sql`(c.at at time zone 'UTC')::date`

/** What counted commissions add to their days: orders and turnover unless reversed, earnings unless held or refused. */
const figures = sql`
  c.affiliate_id, c.tool_id, ${day} as day,
  count(*) filter (where c.state <> 'reversed') as orders,
  coalesce(sum(c.worth_in) filter (where c.state <> 'reversed'), 0) as turnover,
  coalesce(sum(c.worth) filter (where c.state = 'earned'), 0) as earned`

const key = sql`c.affiliate_id, c.tool_id, ${day}`

/**
 * Commissions that are not counted yet, with what they are worth in attodollars: as it was written down, or at the prices
 * of their moment. A coin that isn't dealt in any more, or had no price, is worth nothing.
 */
function uncounted(catalogue: Catalogue): RawBuilder<unknown> {
  const assets = catalogue.all.map(({ ticker }) => ticker)
  const scales = catalogue.all.map(({ decimals }) => `1${'0'.repeat(decimals)}`)
  const coins = sql`unnest(${assets}::text[], ${scales}::numeric[]) as`
  return sql`
    select made.id, made.affiliate_id, made.tool_id, made.at, made.state,
      coalesce(made.worth_in, div(made.units_in * made.price_in, bought.scale), 0) as worth_in,
      coalesce(made.worth, div(made.units * made.price, earned.scale), 0) as worth
    from affiliate_commission made
      left join ${coins} bought (asset, scale) on bought.asset = made.asset_in
      left join ${coins} earned (asset, scale) on earned.asset = made.asset
    where not made.folded`
}

/**
 * Sums by day as rows (affiliate_id, tool_id, day, orders, turnover, earned; worths in attodollars): what is folded, and
 * what is not folded yet. Exact in any snapshot. To be used as a subquery.
 */
export function dayRows(catalogue: Catalogue): RawBuilder<unknown> {
  return sql`
    select affiliate_id, tool_id, day, orders, turnover, earned from affiliate_day
    union all
    select ${figures} from (${uncounted(catalogue)}) c group by ${key}`
}

const onConflict = sql`
  on conflict (affiliate_id, day, tool_id) do update set
    orders = known.orders + excluded.orders, turnover = known.turnover + excluded.turnover,
    earned = known.earned + excluded.earned`

/** Folding and rebuilding exclude each other. */
const LOCK = 7_220_241

/**
 * Adds commissions that are not counted yet to the sums of their days. Any number of processes may; one at a time does
 * it. Answers how many it counted.
 */
export async function foldCommissions(database: Database, catalogue: Catalogue): Promise<number> {
  return database.transaction('fold_commissions', async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}) as free`.execute(tx)
    return rows[0]?.free === true ? fold(tx, catalogue) : 0
  })
}

async function fold(tx: Tx, catalogue: Catalogue): Promise<number> {
  const folded = await sql<{ count: bigint }>`
    with taken as (
      select id from affiliate_commission where not folded order by id limit ${AT_ONCE}
      for update skip locked
    ), worths as (
      select id, worth_in, worth from (${uncounted(catalogue)}) made where id in (select id from taken)
    ), marked as (
      update affiliate_commission set folded = true, worth_in = worths.worth_in, worth = worths.worth
      from worths where worths.id = affiliate_commission.id returning affiliate_commission.*
    ), counted as (
      insert into affiliate_day as known (affiliate_id, tool_id, day, orders, turnover, earned)
      select ${figures} from marked c group by ${key} order by 1, 3, 2
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
    insert into affiliate_day as known (affiliate_id, tool_id, day, orders, turnover, earned)
    select affiliate_id, tool_id, day, orders * ${sign}, turnover * ${sign}, earned * ${sign}
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
    const kept = sql`select affiliate_id, tool_id, day, orders, turnover, earned
      from affiliate_day where orders <> 0 or turnover <> 0 or earned <> 0`
    const filled = sql`select * from (${made}) made
      where orders <> 0 or turnover <> 0 or earned <> 0`
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from (
        ((${filled}) except all (${kept})) union all ((${kept}) except all (${filled}))
      ) as differing`.execute(tx)
    await sql`delete from affiliate_day`.execute(tx)
    await sql`insert into affiliate_day (affiliate_id, tool_id, day, orders, turnover, earned)
      ${made}`.execute(tx)
    return Number(rows[0]?.count ?? 0n)
  })
}
