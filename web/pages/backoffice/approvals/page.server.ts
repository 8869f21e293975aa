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

/** What waits for a second person, and what was decided recently. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { proposals } = answerBody(await staff.proposals({}, caller))
  return { seo: staffSeo('Approvals', frame.brand), frame, proposals }
}

/** Approves, refuses or withdraws; an approval names the hash of what was seen. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const answer = await codeThenAct(opened, form, () => act(opened, form))
  const done = textIn(form, 'act') === 'refuse' ? 'Refused.' : 'Withdrawn.'
  return keepTyped(actOn(answer, done, new URL(request.url).origin), form)
}

function act({ caller, staff }: StaffPage, form: FormData) {
  const id = textIn(form, 'id')
  switch (textIn(form, 'act')) {
    case 'approve':
      return staff.approveProposal({ id, intentHash: textIn(form, 'hash') }, caller)
    case 'refuse':
      return staff.refuseProposal({ id, reason: textIn(form, 'reason') }, caller)
    default:
      return staff.withdrawProposal({ id }, caller)
  }
}
