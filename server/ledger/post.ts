import type { Posting } from '@causeway/core/ledger'
import { v7 as newId } from 'uuid'
import { joined, type Tx } from '../db/index.ts'

/** A posting to book, and what it is about. */
export type Booking = {
  readonly made: Posting
  readonly orderId: string | null
  readonly at: Date
  readonly note?: string
}

/** Books a posting in the caller's transaction. A reference that is booked already throws: callers decide once, under a row lock. */
export function post(tx: Tx, made: Posting, about: Omit<Booking, 'made'>): Promise<void> {
  return postOne(tx, { made, ...about })
}

const postOne = joined(async (tx: Tx, bookings: readonly Booking[]) => {
  await postAll(tx, bookings)
  return bookings.map(() => undefined)
})

/** Books several in two statements. */
export async function postAll(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  if (bookings.length === 0) return
  const named = bookings.map((booking) => ({ ...booking, id: newId() }))
  await tx
    .insertInto('ledger_posting')
    .values(
      named.map(({ at, id, made, note, orderId }) => ({
        id,
        kind: made.kind,
        reference: made.reference,
        order_id: orderId,
        at,
        note: note ?? null,
      })),
    )
    .execute()
  const entries = named.flatMap(({ id, made }) =>
    made.entries.map(({ account, asset, units }, line) => ({
      posting_id: id,
      line,
      account,
      asset,
      units,
    })),
  )
  // A posting of nothing (a transfer that did nothing and cost nothing) is still one that was made.
  if (entries.length > 0) await tx.insertInto('ledger_entry').values(entries).execute()
}
