import type { AssetCode } from '@causeway/core/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type NegativeAccount, negativeClaims, negativeShared } from './negative-accounts.ts'

export type BookFault =
  | { readonly kind: 'sum_not_zero'; readonly asset: AssetCode; readonly units: bigint }
  | { readonly kind: 'ended_order_owes'; readonly account: string; readonly asset: AssetCode }
  | NegativeAccount

/**
 * Checks the whole books against themselves: every asset sums to zero, no wallet holds and no customer is owed less than
 * nothing, and an ended order whose transfers have all ended owes nothing. Reads every entry: for the doctor and for tests. The workers look bit by bit (watch-postings).
 */
export async function checkBooks(database: Database): Promise<readonly BookFault[]> {
  const sums = await sql<{ asset: string; units: bigint }>`
    select asset, sum(units) as units from ledger_entry group by asset having sum(units) <> 0
  `.execute(database.direct())
  const owing = await readOwing(database, sql`true`)
  const negative = [...(await negativeShared(database)), ...(await negativeClaims(database))]
  return [
    ...sums.rows.map((row) => ({ kind: 'sum_not_zero' as const, ...row })),
    ...owing.map(({ fault }) => fault),
    ...negative,
  ]
}

/** Which of some postings do not sum to zero in every asset. */
export async function unbalancedPostings(
  database: Database,
  ids: readonly string[],
): Promise<readonly { readonly postingId: string; readonly fault: BookFault }[]> {
  if (ids.length === 0) return []
  const found = await sql<{ id: string; asset: string; units: bigint }>`
    select posting_id as id, asset, sum(units) as units from ledger_entry
    where posting_id = any(${ids}::uuid[])
    group by posting_id, asset having sum(units) <> 0
  `.execute(database.direct())
  return found.rows.map(({ id, asset, units }) => ({
    postingId: id,
    fault: { kind: 'sum_not_zero', asset, units },
  }))
}

/** Which of some ended orders are still owed something, though nothing of theirs is on its way. */
export async function owingOrders(
  database: Database,
  ids: readonly string[],
): Promise<readonly OwingOrder[]> {
  return ids.length === 0 ? [] : readOwing(database, sql`orders.id = any(${ids}::uuid[])`)
}

type OwingOrder = { readonly orderId: string; readonly fault: BookFault }

async function readOwing(
  database: Database,
  which: RawBuilder<unknown>,
): Promise<readonly OwingOrder[]> {
  const owing = await sql<{ id: string; account: string; asset: string }>`
    select orders.id, entry.account, entry.asset
    from orders
    join ledger_entry entry on entry.account in ('order:' || orders.id, 'outgoing:' || orders.id)
    where orders.state in ('finished', 'refunded', 'expired', 'failed') and ${which}
      and not exists (
        select 1 from transfer
        where transfer.order_id = orders.id and transfer.state not in ('confirmed', 'cancelled')
          and transfer.settlement_id not in (
            select id from settlement where settlement.order_id = orders.id
              and settlement.taken_back_at is not null))
      and not exists (
        select 1 from deposit
        where deposit.order_id = orders.id and deposit.settlement_id is null
          and deposit.state in ('seen', 'confirmed'))
    group by orders.id, entry.account, entry.asset
    having sum(entry.units) <> 0
  `.execute(database.direct())
  return owing.rows.map(({ id, account, asset }) => ({
    orderId: id,
    fault: { kind: 'ended_order_owes', account, asset },
  }))
}
