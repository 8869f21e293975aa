import { answerBody } from '../../../answer-body.ts'
import {
  type Acted,
  actOn,
  codeThenAct,
  openStaffPage,
  type StaffPage,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Everything about one order; that it was looked at stands in the audit log. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const { code } = params
  const order = answerBody(await staff.deskOrder({ code }, caller))
  const [{ proposals }, noted] = await Promise.all([
    staff.proposals({ subject: `order:${code}` }, caller).then(answerBody),
    me.calls.includes('deskNotes') ? staff.deskNotes({ code }, caller).then(answerBody) : null,
  ])
  return {
    seo: staffSeo(`Order ${code}`, frame.brand),
    frame,
    order,
    proposals,
    notes: noted?.notes ?? null,
    mayPropose: order.state === 'hold' && me.calls.includes('proposeRefund'),
  }
}

/** Leaves a note, or proposes what lets money go on. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const answer = await codeThenAct(opened, form, () => act(opened, params.code, form))
  return actOn(answer, 'The note is saved.', '')
}

function act({ caller, staff }: StaffPage, code: string, form: FormData) {
  const reason = textIn(form, 'reason')
  switch (textIn(form, 'act')) {
    case 'release':
      return staff.proposeRelease({ code, reason }, caller)
    case 'refund':
      return staff.proposeRefund({ code, reason }, caller)
    default:
      return staff.deskNote({ code, text: textIn(form, 'text') }, caller)
  }
}
