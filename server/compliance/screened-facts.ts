import type { ScreenedFact } from '@causeway/core/compliance/decide-compliance'
import type { ScreenedSubject } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { type Database, joined, type ScreeningTable, type Tx } from '../db/index.ts'

/** What is screened for an order; `key` tells it apart from everything else in that order. */
export type OrderSubject = ScreenedSubject & { readonly key: string }

type Screenings = readonly Selectable<ScreeningTable>[]

/** All that was screened for orders, or is to be. */
export async function readScreenings(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Screenings>> {
  const rows = await tx
    .selectFrom('screening')
    .selectAll()
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  return Map.groupBy(rows, (row) => row.order_id)
}

/**
 * How far the screening of an order's subjects is. What was never asked is written down as due, for the worker: a
 * transaction asks nobody. The order's row is locked; `known` is what there is of it.
 */
export async function screenedFacts(
  tx: Tx,
  orderId: string,
  about: {
    readonly subjects: readonly OrderSubject[]
    readonly known: Screenings
    readonly at: Date
  },
): Promise<readonly ScreenedFact[]> {
  const { at, known, subjects } = about
  const rowOf = ({ direction, key }: OrderSubject) =>
    known.find((row) => row.direction === direction && row.subject === key)
  const unasked = subjects.filter((subject) => rowOf(subject) === undefined)
  if (unasked.length > 0) await askLater(tx, { orderId, subjects: unasked, at })
  return subjects.map((subject) => {
    const row = rowOf(subject)
    return row === undefined ? { state: 'asked' } : factOf(row)
  })
}

type Asked = {
  readonly orderId: string
  readonly subjects: readonly OrderSubject[]
  readonly at: Date
}

const askLater = joined(async (tx: Tx, asked: readonly Asked[]) => {
  const rows = asked.flatMap(({ at, orderId, subjects }) =>
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
  await tx
    .insertInto('screening')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['order_id', 'direction', 'subject']).doNothing())
    .execute()
  return asked.map(() => undefined)
})

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
