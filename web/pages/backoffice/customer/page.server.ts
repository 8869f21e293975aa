import { answerBody } from '../../../answer-body.ts'
import {
  type Acted,
  actOn,
  codeThenAct,
  keepTyped,
  openStaffPage,
  type StaffPage,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Everything about one customer; that it was looked at stands in the audit log. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const { id } = params
  const customer = answerBody(await staff.customer({ id }, caller))
  const { proposals } = answerBody(
    await staff.proposals({ subject: `customer:${customer.id}` }, caller),
  )
  return {
    seo: staffSeo('Customer', frame.brand),
    frame,
    customer,
    proposals,
    may: {
      act: me.calls.includes('customerLock'),
      export: me.calls.includes('customerExport'),
      propose: me.calls.includes('proposeErasure'),
    },
  }
}

/** Locks, unlocks, ends sessions, or proposes what takes two people. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const act = textIn(form, 'act')
  const answer = await codeThenAct(opened, form, () => acts(opened, params.id, form))
  return keepTyped(actOn(answer, done[act] ?? 'Done.', ''), form)
}

const done: Readonly<Record<string, string>> = {
  lock: 'The account is locked, and its sessions have ended.',
  unlock: 'The account is unlocked.',
  end: 'The session has ended.',
  'end-all': 'All sessions have ended.',
  code: 'The code is right. You can export for five minutes.',
}

function acts({ caller, staff }: StaffPage, id: string, form: FormData) {
  const reason = textIn(form, 'reason')
  switch (textIn(form, 'act')) {
    case 'lock':
      return staff.customerLock({ id, reason }, caller)
    case 'unlock':
      return staff.customerUnlock({ id, reason }, caller)
    case 'end':
      return staff.customerEndSessions({ id, session: textIn(form, 'session') }, caller)
    case 'end-all':
      return staff.customerEndSessions({ id, session: null }, caller)
    case 'second-factor':
      return staff.proposeSecondFactorReset({ id, reason }, caller)
    case 'erase':
      return staff.proposeErasure({ id, reason }, caller)
    default:
      // The code alone was asked for; it was taken before.
      return staff.staffMe({}, caller)
  }
}
