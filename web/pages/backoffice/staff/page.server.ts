import { staffRoles } from '@causeway/core/staff/roles'
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

/** Every member of staff. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { members } = answerBody(await staff.staffList({}, caller))
  return { seo: staffSeo('Staff', frame.brand), frame, members }
}

/** Invites, changes a role, resets access or removes. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const answer = await codeThenAct(opened, form, () => act(opened, form))
  return actOn(answer, 'The member is removed.', new URL(request.url).origin)
}

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
    default:
      return staff.staffRemove({ id }, caller)
  }
}
