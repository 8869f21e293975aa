import type { Posting } from '@causeway/core/ledger'
import { v7 as newId } from 'uuid'
import type { Tx } from '../db/index.ts'

/** Books a posting in the caller's transaction. A reference that is booked already throws: callers decide once, under a row lock. */
export async function post(
  tx: Tx,
  made: Posting,
  about: { readonly orderId: string | null; readonly at: Date; readonly note?: string },
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('ledger_posting')
    .values({
      id,
      kind: made.kind,
      reference: made.reference,
      order_id: about.orderId,
      at: about.at,
      note: about.note ?? null,
    })
    .execute()
  // A posting of nothing (a transfer that did nothing and cost nothing) is still one that was made.
  if (made.entries.length === 0) return
  await tx
    .insertInto('ledger_entry')
    .values(
      made.entries.map((entry, index) => ({
        posting_id: id,
        line: index,
        account: entry.account,
        asset: entry.asset,
        units: entry.units,
      })),
    )
    .execute()
}
