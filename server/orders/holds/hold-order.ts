import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../../db/index.ts'
import { notifyHolder } from '../holders/notify-holder.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { HoldReason } from '../order-types.ts'
import { followPromise } from '../promises/follow-promise.ts'
import { noteEvent, recordEvent } from '../record-event.ts'

/** Puts a locked order on hold, where its holder chooses; the reason says what may be chosen (hold-choices). */
export async function holdOrder(
  tx: Tx,
  needs: Pick<OrderNeeds, 'clock' | 'notifier'>,
  order: Selectable<OrdersTable>,
  reason: HoldReason,
): Promise<null> {
  const at = new Date(needs.clock.now())
  const set = { hold_reason: reason, choice: null }
  if (order.state === 'hold') {
    // Looked at again, and nothing has changed.
    if (order.hold_reason === reason && order.choice === null) return null
    // The holder's choice turned out impossible: the order stays on hold, with the reason that now applies.
    const kind = order.choice === null ? 'held_for_another_reason' : 'choice_impossible'
    const promise = await followPromise(tx, order, { state: 'hold', holdReason: reason })
    await noteEvent(tx, order, kind, { at, facts: { reason }, set: { ...set, ...promise } })
    // Without a choice of his own he does not expect to be asked anything new.
    if (order.choice === null) await notifyHolder(tx, needs.notifier, order, 'hold', reason)
    return null
  }
  await recordEvent(tx, order, 'held', {
    at,
    facts: { reason },
    set,
  })
  await notifyHolder(tx, needs.notifier, order, 'hold', reason)
  return null
}
