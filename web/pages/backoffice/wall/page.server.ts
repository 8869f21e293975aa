import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** The shop in a few figures. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const wall = answerBody(await staff.wall({}, caller))
  return { seo: staffSeo('Wall screen', frame.brand), brand: frame.brand, wall }
}
