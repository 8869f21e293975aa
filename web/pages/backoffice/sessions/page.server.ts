import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import {
  actOn,
  askedOf,
  codeThenAct,
  openStaffPage,
  readPasskey,
  type StaffPage,
  sessionHeaders,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** One’s own open sessions and passkeys. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { sessions } = answerBody(await staff.staffSessions({}, caller))
  const { passkeys } = answerBody(await staff.staffPasskeys({}, caller))
  return { seo: staffSeo('Sessions and passkeys', frame.brand), frame, sessions, passkeys }
}

/** Signs out, ends other sessions, changes passkeys, or says what a passkey is to answer. */
export async function action({ context, request }: Route.ActionArgs) {
  const opened = await openStaffPage({ context, request })
  const { caller, page, staff } = opened
  const form = await request.formData()
  switch (textIn(form, 'act')) {
    case 'sign-out': {
      const answer = await staff.staffSignOut({}, caller)
      const headers = sessionHeaders(answer, request, page.clock.now())
      return redirect('/backoffice/sign-in', { headers })
    }
    case 'step-up-options':
      return { asked: askedOf(await staff.staffStepUpOptions({}, caller)), acted: null }
    case 'make-options':
      return { asked: askedOf(await staff.staffPasskeyOptions({}, caller)), acted: null }
    default:
      return { asked: null, acted: await change(opened, form) }
  }
}

async function change(opened: StaffPage, form: FormData) {
  const { caller, staff } = opened
  const [id, name] = [textIn(form, 'id'), textIn(form, 'name').trim()]
  switch (textIn(form, 'act')) {
    case 'prove':
      return actOn(await codeThenAct(opened, form, () => staff.staffMe({}, caller)), PROVEN, '')
    case 'add-passkey': {
      const response = readPasskey(textIn(form, 'made'))
      const answer = await staff.staffAddPasskey({ name, response }, caller)
      return actOn(answer, `The passkey “${name}” is added.`, '')
    }
    case 'rename-passkey': {
      const rename = () => staff.staffRenamePasskey({ id, name }, caller)
      return actOn(await codeThenAct(opened, form, rename), `It’s called “${name}” now.`, '')
    }
    case 'remove-passkey': {
      const remove = () => staff.staffRemovePasskey({ id }, caller)
      return actOn(await codeThenAct(opened, form, remove), 'The passkey is removed.', '')
    }
    default: {
      const answer = await staff.staffEndSession({ id: id || null }, caller)
      const done = id === '' ? 'All other sessions have ended.' : 'The session has ended.'
      return actOn(answer, done, '')
    }
  }
}

const PROVEN = 'You can add a passkey now.'
