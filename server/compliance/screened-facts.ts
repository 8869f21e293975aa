import type { ScreenedFact } from '@causeway/core/compliance/decide-compliance'
import type { ScreenedSubject } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database, ScreeningTable, Tx } from '../db/index.ts'

/** What is screened for an order; `key` tells it apart from everything else in that order. */
export type OrderSubject = ScreenedSubject & { readonly key: string }

/**
 * How far the screening of an order's subjects is. What was never asked is written down as due, for the worker: a
 * transaction asks nobody. The order's row is locked.
 */
export async function screenedFacts(
  tx: Tx,
  orderId: string,
  about: { readonly subjects: readonly OrderSubject[]; readonly at: Date },
): Promise<readonly ScreenedFact[]> {
  const { subjects, at } = about
  if (subjects.length === 0) return []
  await tx
    .insertInto('screening')
    .values(
      subjects.map((subject) => ({
        id: newId(),
        order_id: orderId,
        direction: subject.direction,
        subject: subject.key,
        asset: subject.currency,
        network: subject.network,
        address: subject.address,
        extra_id: subject.extraId,
        tx_id: subject.txId,
        asked_at: at,
        due_at: sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'direction', 'subject']).doNothing())
    .execute()
  const rows = await tx
    .selectFrom('screening')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(
      'subject',
      'in',
      subjects.map(({ key }) => key),
    )
    .execute()
  return subjects.map(({ direction, key }) => {
    const row = rows.find((each) => each.direction === direction && each.subject === key)
    return row === undefined ? { state: 'asked' } : factOf(row)
  })
}

function factOf(row: Selectable<ScreeningTable>): ScreenedFact {
  if (row.cleared_at !== null) return { state: 'cleared' }
  if (row.score !== null) {
    return { state: 'answered', screening: { score: row.score, isListed: row.is_listed === true } }
  }
  return { state: row.last_error === null ? 'asked' : 'unavailable' }
}

/** Lets everything screened for an order so far pass: people looked at it. Answers how many there were. */
export async function clearScreenings(tx: Tx, orderId: string, at: Date): Promise<number> {
  const cleared = await tx
    .updateTable('screening')
    .set({ cleared_at: at, due_at: null })
    .where('order_id', '=', orderId)
    .where('cleared_at', 'is', null)
    .executeTakeFirst()
  return Number(cleared.numUpdatedRows)
}

/** Removes what was screened of refund addresses that are forgotten: those of orders that ended before. */
export async function forgetRefundScreenings(database: Database, endedBefore: Date): Promise<void> {
  await database
    .direct()
    .deleteFrom('screening')
    .where('direction', '=', 'refund')
    .where('order_id', 'in', (select) =>
      select
        .selectFrom('orders')
        .select('id')
        .where('refund_address', 'is not', null)
        .where('ended_at', '<', endedBefore),
    )
    .execute()
}
