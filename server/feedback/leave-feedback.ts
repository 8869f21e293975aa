import type { Clock } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Database, Tx } from '../db/index.ts'
import { holdsOrder, type OrderHolder, type OrderNotFound } from '../orders/index.ts'

export type FeedbackInput = OrderHolder & {
  readonly publicCode: string
  /** 1 to 5. */
  readonly rate: number
  readonly tags: readonly string[]
  readonly comment: string
}

export type FeedbackFailure = OrderNotFound | Failure<'not_the_holder' | 'feedback_not_due'>

/** True where the caller holds the order, it is finished, and nothing was said of it yet (TRACK-07). */
export async function isFeedbackDue(
  needs: { readonly database: Database },
  publicCode: string,
  holder: OrderHolder,
): Promise<Result<boolean, OrderNotFound>> {
  const order = await readRated(needs, publicCode)
  if (order === undefined) return fail({ code: 'order_not_found' })
  if (order.state !== 'finished' || order.said !== null) return ok(false)
  return ok(await holdsOrder(needs, publicCode, holder))
}

/** Keeps what the holder says of a finished order: once, and for good. */
export async function leaveFeedback(
  needs: { readonly database: Database; readonly clock: Clock },
  input: FeedbackInput,
): Promise<Result<null, FeedbackFailure>> {
  const order = await readRated(needs, input.publicCode)
  if (order === undefined) return fail({ code: 'order_not_found' })
  if (!(await holdsOrder(needs, input.publicCode, input))) {
    return fail({ code: 'not_the_holder' })
  }
  if (order.state !== 'finished') return fail({ code: 'feedback_not_due' })
  const kept = await needs.database
    .direct()
    .insertInto('feedback')
    .values({
      order_id: order.id,
      rate: input.rate,
      tags: JSON.stringify(input.tags),
      comment: input.comment,
      at: new Date(needs.clock.now()),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return kept === undefined ? fail({ code: 'feedback_not_due' }) : ok(null)
}

function readRated({ database }: { readonly database: Database }, publicCode: string) {
  return database
    .direct()
    .selectFrom('orders')
    .leftJoin('feedback', 'feedback.order_id', 'orders.id')
    .select(['orders.id', 'orders.state', 'feedback.order_id as said'])
    .where('orders.public_code', '=', publicCode)
    .executeTakeFirst()
}

/** Removes what an account's holder wrote in his own words about its orders. */
export async function forgetComments(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ comment: '' })
    .where('order_id', 'in', (select) =>
      select.selectFrom('orders').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
