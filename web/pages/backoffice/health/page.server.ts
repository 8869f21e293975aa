import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** How every part of the shop does. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const health = answerBody(await staff.health({}, caller))
  return { seo: staffSeo('Health', frame.brand), frame, health }
}
