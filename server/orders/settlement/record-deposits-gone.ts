import type { OrderEvent } from '@causeway/core/orders'
import type { Tx } from '../../db/index.ts'
import { type LockedOrder, recordEvent, type WithEvent } from '../record-event.ts'

/**
 * The order's open deposits have all vanished. One that was never settled waits again; one that had been paid out or
 * refunded before ends as it had ended: nobody may be asked to pay a second time.
 */
export async function recordDepositsGone(
  tx: Tx,
  order: LockedOrder,
  also: WithEvent,
): Promise<void> {
  const settled = await tx
    .selectFrom('settlement')
    .select('kind')
    .where('order_id', '=', order.id)
    .where('taken_back_at', 'is', null)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  await recordEvent(tx, order, eventAfter(settled?.kind), {
    ...also,
    set: { ...also.set, hold_reason: null, choice: null },
  })
}

function eventAfter(settled: 'payout' | 'refund' | undefined): OrderEvent {
  if (settled === undefined) return 'deposits_gone'
  return settled === 'payout' ? 'rest_stays_paid_out' : 'rest_stays_refunded'
}
