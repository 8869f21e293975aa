import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { clearScreenings, waiveIdentification } from '../../compliance/index.ts'
import type { Tx } from '../../db/index.ts'
import { notifyHolder } from '../holders/notify-holder.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { HoldReason } from '../order-types.ts'
import { lockOrder, noteEvent } from '../record-event.ts'
import { isHeldByCompliance, readHoldReason } from './hold-choices.ts'

export type DecideHoldFailure = Failure<'order_not_found' | 'reason_missing' | 'not_on_hold'>

type Needs = Pick<OrderNeeds, 'database' | 'clock' | 'notifier' | 'watch'>
type Asked = { readonly publicCode: string; readonly reason: string }
type HeldOrder = Awaited<ReturnType<typeof lockOrder>>

/**
 * An operator has looked at an order that compliance or staff hold, and lets it go on. The reason stands in the order's
 * events. What compliance held it for passes; a guaranteed rate binds again while its time is not over. One that was to be
 * held once its money is safe isn't any more.
 */
export async function releaseOrder(
  needs: Needs,
  asked: Asked,
): Promise<Result<null, DecideHoldFailure>> {
  return decide(needs, asked, async (tx, order, at) => {
    const held = isHeldByCompliance(order) ? readHoldReason(order.hold_reason) : null
    if (held === 'refund_decided' || (held === null && !order.is_held_by_staff)) return false
    // Who stopped an order by hand need not have looked at what compliance asks.
    if (held !== null && held !== 'by_staff') {
      await clearScreenings(tx, order.id, at)
      if (held !== 'screening') await waiveIdentification(tx, order.id, at)
    }
    await noteEvent(tx, order, 'released_by_operator', {
      at,
      facts: { reason: asked.reason },
      set: { choice: null, is_held_by_staff: false },
      due: 0,
    })
    return true
  })
}

/**
 * An operator has an order on hold refunded: to its refund address, or to the one that its holder is asked for
 * (TRACK-10). The reason stands in the order's events.
 */
export async function refundHeldOrder(
  needs: Needs,
  asked: Asked,
): Promise<Result<null, DecideHoldFailure>> {
  return decide(needs, asked, async (tx, order, at) => {
    if (order.state !== 'hold') return false
    await clearScreenings(tx, order.id, at)
    const reason: HoldReason = 'refund_decided'
    await noteEvent(tx, order, 'refund_decided', {
      at,
      facts: { reason: asked.reason },
      set: {
        hold_reason: reason,
        is_held_by_staff: false,
        choice: null,
      },
      due: 0,
    })
    if (order.refund_address === null) await notifyHolder(tx, needs.notifier, order, 'hold', reason)
    return true
  })
}

async function decide(
  needs: Needs,
  asked: Asked,
  act: (tx: Tx, order: HeldOrder, at: Date) => Promise<boolean>,
): Promise<Result<null, DecideHoldFailure>> {
  if (asked.reason.trim() === '') return fail({ code: 'reason_missing' })
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where('public_code', '=', asked.publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  const isDone = await needs.database.transaction('decide_hold', async (tx) => {
    const order = await lockOrder(tx, found.id)
    return act(tx, order, new Date(needs.clock.now()))
  })
  if (!isDone) return fail({ code: 'not_on_hold' })
  needs.watch.changed(found.id)
  return ok(null)
}
