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

/** Everything that is halted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { networks, stops } = answerBody(await staff.stops({}, caller))
  return { seo: staffSeo('Stop and start', frame.brand), frame, networks, stops }
}

/** Stops at once, or proposes to start again. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const answer = await codeThenAct(opened, form, () => act(opened, form))
  return keepTyped(actOn(answer, 'Stopped. No payouts are signed or sent.', ''), form)
}

function act({ caller, staff }: StaffPage, form: FormData) {
  const asked = { scope: textIn(form, 'scope'), reason: textIn(form, 'reason') }
  return textIn(form, 'act') === 'start'
    ? staff.proposeStart(asked, caller)
    : staff.emergencyStop(asked, caller)
}
