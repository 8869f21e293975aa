import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import {
  actOn,
  openStaffPage,
  sessionHeaders,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** One’s own open sessions. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { sessions } = answerBody(await staff.staffSessions({}, caller))
  return { seo: staffSeo('Your sessions', frame.brand), frame, sessions }
}

/** Signs out, or ends another session, or all others. */
export async function action({ context, request }: Route.ActionArgs) {
  const { caller, page, staff } = await openStaffPage({ context, request })
  const form = await request.formData()
  if (textIn(form, 'act') === 'sign-out') {
    const answer = await staff.staffSignOut({}, caller)
    const headers = sessionHeaders(answer, request, page.clock.now())
    return redirect('/backoffice/sign-in', { headers })
  }
  const id = textIn(form, 'id') || null
  const answer = await staff.staffEndSession({ id }, caller)
  return actOn(
    answer,
    id === null ? 'All other sessions have ended.' : 'The session has ended.',
    '',
  )
}
