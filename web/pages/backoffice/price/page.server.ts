import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** One coin's price, and what each source says. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const found = answerBody(await staff.deskPrice({ asset: params.asset }, caller))
  return { seo: staffSeo(`Price of ${found.coin.asset}`, frame.brand), frame, found }
}
