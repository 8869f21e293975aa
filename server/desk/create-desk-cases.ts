import { appendAudit } from '../audit/append-audit.ts'
import { holdByStaff, planPartialRefund } from '../orders/index.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import { checkRefundTarget } from './check-refund-target.ts'
import { countOrders } from './count-orders.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskCases, DeskOrder } from './desk-types.ts'
import { leaveNote, listColleagues, listMentions, markMentionsSeen } from './note-mentions.ts'
import { readDeskOrder } from './read-desk-order.ts'
import { listViews, removeView, saveView } from './saved-views.ts'
import { everyOrder, searchOrders } from './search-orders.ts'

/** The order desk (OPS-09), joined with what it needs. */
export function createDeskCases(needs: DeskNeeds): DeskCases {
  const { clock, database } = needs
  const log = (who: StaffAtWork, entry: { action: string; subject: string; after?: object }) =>
    database.transaction('log_desk', (tx) =>
      appendAudit(tx, clock.now(), { ...entry, actor: staffActor(who) }),
    )
  return {
    count: () => countOrders(needs),
    search: (filter, after) => searchOrders(needs, filter, after),
    read: async (publicCode, who) => {
      const found = await readDeskOrder(needs, publicCode)
      if (found.ok) await logView(needs, found.value, who)
      return found
    },
    note: (asked, who) => leaveNote(needs, asked, who),
    colleagues: (who) => listColleagues(needs, who),
    mentions: (who) => listMentions(needs, who),
    views: ({ session }) => listViews(needs, session.staffId),
    saveView: (view, { session }) => saveView(needs, session.staffId, view),
    removeView: (id, { session }) => removeView(needs, session.staffId, id),
    hold: async (asked, who) => {
      const held = await holdByStaff(needs, asked, staffActor(who))
      if (held.ok) needs.wake('orders')
      return held
    },
    planPartialRefund: (asked) => planPartialRefund(needs, asked),
    checkRefundTarget: (target) => checkRefundTarget(needs, target),
    exportOrders: async function* (filter, who) {
      await log(who, { action: 'orders.exported', subject: 'orders', after: filter })
      yield* everyOrder(needs, filter)
    },
  }
}

/** That a member has looked at an order, and with it at the notes about it. */
function logView(
  { clock, database }: DeskNeeds,
  { id: orderId, publicCode }: Pick<DeskOrder, 'id' | 'publicCode'>,
  who: StaffAtWork,
): Promise<void> {
  const { staffId } = who.session
  return database.transaction('view_order', async (tx) => {
    await markMentionsSeen(tx, clock.now(), { orderId, staffId })
    const subject = `order:${publicCode}`
    await appendAudit(tx, clock.now(), { actor: staffActor(who), action: 'order.viewed', subject })
  })
}
