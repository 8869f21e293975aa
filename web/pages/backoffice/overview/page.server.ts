import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

const MOST = 8

/** What needs attention: waiting proposals, customers who wait for a reply, notes that mention the member, and orders on hold. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const seesOrders = me.calls.includes('deskOrders')
  const [{ proposals }, held, messages, mentioned] = await Promise.all([
    staff.proposals({ state: 'waiting' }, caller).then(answerBody),
    seesOrders ? staff.deskOrders({ state: 'hold' }, caller).then(answerBody) : null,
    me.calls.includes('waitingMessages')
      ? staff.waitingMessages({}, caller).then(answerBody)
      : null,
    me.calls.includes('noteMentions') ? staff.noteMentions({}, caller).then(answerBody) : null,
  ])
  return {
    seo: staffSeo('Overview', frame.brand),
    frame,
    proposals: proposals.slice(0, MOST),
    mentions: mentioned?.mentions ?? null,
    waiting: messages?.waiting ?? null,
    held: held === null ? null : held.orders.slice(0, MOST),
  }
}
