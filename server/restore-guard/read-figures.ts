import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What of the signer's history is not in the books yet. Transfers are counted, not their attempts. */
export type LostFigures = {
  /** Payouts and refunds of known orders that wait for their deposits to be found again. */
  readonly unsettled: number
  /** Payouts and refunds of lost orders that wait for their confirmations. */
  readonly unbooked: number
}

export async function readLostFigures(database: Database): Promise<LostFigures> {
  const found = await sql<{ unsettled: bigint; unbooked: bigint }>`
    select
      count(distinct transfer_id) filter (where order_id is not null and not is_lost
        and not exists (select 1 from transfer where transfer.id = recalled_signature.transfer_id)
      ) as unsettled,
      count(distinct transfer_id) filter (where is_lost and booked_at is null) as unbooked
    from recalled_signature
  `.execute(database.direct())
  const row = found.rows[0]
  return { unsettled: Number(row?.unsettled ?? 0n), unbooked: Number(row?.unbooked ?? 0n) }
}
