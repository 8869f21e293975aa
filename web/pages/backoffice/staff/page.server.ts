import { staffRoles } from '@causeway/core/staff/roles'
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

/** Every member of staff. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { members } = answerBody(await staff.staffList({}, caller))
  return { seo: staffSeo('Staff', frame.brand), frame, members }
}

/** Invites, mails an invitation again, changes a role, resets access or removes. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const answer = await codeThenAct(opened, form, () => act(opened, form))
  const done = textIn(form, 'act') === 'mail' ? MAILED : 'The member is removed.'
  return keepTyped(actOn(answer, done, new URL(request.url).origin), form)
}

const MAILED = 'A new link goes out by mail. The one before no longer works.'

function act({ caller, staff }: StaffPage, form: FormData) {
  const id = textIn(form, 'id')
  const reason = textIn(form, 'reason')
  const role = staffRoles.find((each) => each === textIn(form, 'role')) ?? 'viewer'
  switch (textIn(form, 'act')) {
    case 'invite':
      return staff.staffInvite({ email: textIn(form, 'email'), role, reason }, caller)
    case 'role':
      return staff.staffChangeRole({ id, role, reason }, caller)
    case 'reset':
      return staff.staffReset({ id, reason }, caller)
    case 'mail':
      return staff.staffMailInvitation({ id }, caller)
    default:
      return staff.staffRemove({ id }, caller)
  }
}
