import { fail, ok } from '@causeway/core/result'
import { appendAudit } from '../audit/append-audit.ts'
import { holdByStaff, planPartialRefund } from '../orders/index.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import { checkRefundTarget } from './check-refund-target.ts'
import { countOrders } from './count-orders.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskCases } from './desk-types.ts'
import { readDeskOrder } from './read-desk-order.ts'
import { listViews, removeView, saveView } from './saved-views.ts'
import { everyOrder, searchOrders } from './search-orders.ts'

const LONGEST_NOTE = 2000

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
      if (found.ok) await log(who, { action: 'order.viewed', subject: `order:${publicCode}` })
      return found
    },
    note: async ({ publicCode, text }, who) => {
      const said = text.trim()
      if (said === '' || said.length > LONGEST_NOTE) return fail({ code: 'note_malformed' })
      const found = await database
        .direct()
        .selectFrom('orders')
        .select('id')
        .where('public_code', '=', publicCode)
        .executeTakeFirst()
      if (found === undefined) return fail({ code: 'order_not_found' })
      await log(who, {
        action: 'order.noted',
        subject: `order:${publicCode}`,
        after: { note: said },
      })
      return ok(null)
    },
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
