import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** What the shop still needs for real money. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { steps } = answerBody(await staff.setup({}, caller))
  return { seo: staffSeo('Setup', frame.brand), frame, steps, at: new Date().toISOString() }
}
