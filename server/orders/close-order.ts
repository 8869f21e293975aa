import { customerAccount, outgoingAccount } from '@causeway/core/ledger'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import { notifyHolder } from './holders/notify-holder.ts'
import type { OrderNeeds } from './order-needs.ts'
import { lockOrder, recordEvent } from './record-event.ts'

export type CloseOrderFailure = Failure<
  'order_not_found' | 'reason_missing' | 'not_on_hold' | 'still_owed'
>

/**
 * An operator closes an order on hold to which nothing is owed and for which nothing is on its way (`failed`). The reason
 * stands in the order's events. An order that is owed something must be refunded instead.
 */
export async function closeOrder(
  needs: Pick<OrderNeeds, 'database' | 'clock' | 'notifier' | 'watch'>,
  input: { readonly publicCode: string; readonly reason: string },
): Promise<Result<null, CloseOrderFailure>> {
  const reason = input.reason.trim()
  if (reason === '') return fail({ code: 'reason_missing' })
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('public_code', '=', input.publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  const closed = await needs.database.transaction(
    'close_order',
    async (tx): Promise<Result<null, CloseOrderFailure>> => {
      const order = await lockOrder(tx, found.id)
      if (order.state !== 'hold') return fail({ code: 'not_on_hold' })
      if (await isOwedAnything(tx, order.id)) return fail({ code: 'still_owed' })
      const at = new Date(needs.clock.now())
      const set = { hold_reason: null, choice: null }
      const state = await recordEvent(tx, order, 'closed', { at, facts: { reason }, set })
      await notifyHolder(tx, needs.notifier, order, state)
      return ok(null)
    },
  )
  if (closed.ok) needs.watch.changed(found.id)
  return closed
}

async function isOwedAnything(tx: Tx, orderId: string): Promise<boolean> {
  const found = await sql<{ owed: boolean }>`
    select exists (
        select 1 from ledger_entry
        where account in (${customerAccount(orderId)}, ${outgoingAccount(orderId)})
        group by account, asset having sum(units) <> 0)
      or exists (
        select 1 from deposit where order_id = ${orderId} and state in ('seen', 'confirmed'))
      or exists (
        select 1 from transfer where order_id = ${orderId}
          and state in ('planned', 'reserved', 'signed', 'broadcast')) as owed
  `.execute(tx)
  return found.rows[0]?.owed ?? true
}
