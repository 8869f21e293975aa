import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** So many postings are folded at once. */
const AT_ONCE = 2000

/** One account of every order is told as one: `order` and `outgoing`. */
const foldedAccount = sql`case
  when entry.account like 'order:%' then 'order'
  when entry.account like 'outgoing:%' then 'outgoing'
  else entry.account end`

/**
 * Every account's balance as rows (account, asset, units): the folded sums, and what is not folded yet. Exact in any
 * snapshot, because folding is one statement. To be used as a subquery.
 */
export const balanceRows: RawBuilder<unknown> = sql`
  select account, asset, units from ledger_total
  union all
  select ${foldedAccount}, entry.asset, entry.units
  from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
  where not posting.folded`

/**
 * Folds postings into the running sums, so that reading a balance costs the same however long the books are. Writers
 * are not slowed: they touch no shared row. Any number of processes may fold. Answers how many postings it took.
 */
export async function foldLedger(database: Database): Promise<number> {
  const folded = await sql<{ count: bigint }>`
    with taken as (
      select id from ledger_posting where not folded order by id limit ${AT_ONCE}
      for update skip locked
    ), marked as (
      update ledger_posting set folded = true where id in (select id from taken) returning id
    ), summed as (
      insert into ledger_total as total (account, asset, units)
      select ${foldedAccount} as account, entry.asset, sum(entry.units)
      from marked join ledger_entry entry on entry.posting_id = marked.id
      group by 1, 2 order by 1, 2
      on conflict (account, asset) do update set units = total.units + excluded.units
    )
    select count(*) as count from marked`.execute(database.direct())
  return Number(folded.rows[0]?.count ?? 0n)
}
