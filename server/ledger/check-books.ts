import type { AssetCode } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

export type BookFault =
  | { readonly kind: 'sum_not_zero'; readonly asset: AssetCode; readonly units: bigint }
  | { readonly kind: 'ended_order_owes'; readonly account: string; readonly asset: AssetCode }

/**
 * Checks the books against themselves: every asset sums to zero, and an ended order whose transfers have all ended
 * owes nothing.
 */
export async function checkBooks(database: Database): Promise<readonly BookFault[]> {
  const sums = await sql<{ asset: string; units: bigint }>`
    select asset, sum(units) as units from ledger_entry group by asset having sum(units) <> 0
  `.execute(database.direct())
  const owing = await sql<{ account: string; asset: string }>`
    select entry.account, entry.asset
    from ledger_entry entry
    join orders on entry.account in ('order:' || orders.id, 'outgoing:' || orders.id)
    where orders.state in ('finished', 'refunded', 'expired', 'failed')
      and not exists (
        select 1 from transfer
        where transfer.order_id = orders.id and transfer.state not in ('confirmed', 'cancelled'))
      and not exists (
        select 1 from deposit
        where deposit.order_id = orders.id and deposit.settlement_id is null
          and deposit.state in ('seen', 'confirmed'))
    group by entry.account, entry.asset
    having sum(entry.units) <> 0
  `.execute(database.direct())
  return [
    ...sums.rows.map((row) => ({ kind: 'sum_not_zero' as const, ...row })),
    ...owing.rows.map((row) => ({ kind: 'ended_order_owes' as const, ...row })),
  ]
}
