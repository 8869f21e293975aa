import type { OrderState } from '@causeway/core/orders'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../../audit/append-audit.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { lockOrder, noteEvent } from '../record-event.ts'
import { holdOrder } from './hold-order.ts'

export type HoldByStaffFailure = Failure<'order_not_found' | 'reason_missing' | 'hold_too_late'>

/** In these states nothing of the order's money was given away yet. */
const HOLDABLE: ReadonlySet<OrderState> = new Set(['new', 'waiting', 'confirming', 'hold'])

/**
 * A member of staff stops an order by hand (OPS-09.7): nothing of it is exchanged, paid out or sent back before it is
 * released or refunded by two people. One on hold already loses its holder's choices; another goes on hold once its money
 * is safe. The reason is kept in the order's events and in the
 * audit log. `hold_too_late`: it was settled, has ended, or is to be refunded.
 */
export async function holdByStaff(
  needs: Pick<OrderNeeds, 'database' | 'clock' | 'notifier' | 'watch'>,
  { publicCode, reason }: { readonly publicCode: string; readonly reason: string },
  actor: AuditActor,
): Promise<Result<null, HoldByStaffFailure>> {
  if (reason.trim() === '') return fail({ code: 'reason_missing' })
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  const isHeld = await needs.database.transaction('hold_by_staff', async (tx) => {
    const order = await lockOrder(tx, found.id)
    const isDecided = order.state === 'hold' && order.hold_reason === 'refund_decided'
    if (!HOLDABLE.has(order.state) || isDecided) return false
    if (order.is_held_by_staff) return true
    await noteEvent(tx, order, 'hold_asked_by_operator', {
      at: new Date(needs.clock.now()),
      facts: { reason },
      set: { is_held_by_staff: true, choice: null },
      due: 0,
    })
    if (order.state === 'hold') {
      await holdOrder(tx, needs, await lockOrder(tx, order.id), 'by_staff')
    }
    const subject = `order:${publicCode}`
    await appendAudit(tx, needs.clock.now(), {
      actor,
      action: 'order.held',
      subject,
      after: { reason },
    })
    return true
  })
  if (!isHeld) return fail({ code: 'hold_too_late' })
  needs.watch.changed(found.id)
  return ok(null)
}
