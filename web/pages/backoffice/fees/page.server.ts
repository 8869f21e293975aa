import { answerBody } from '../../../answer-body.ts'
import {
  actOnTrading,
  openStaffPage,
  pageNumber,
  pagesBeside,
  staffSeo,
  type TradingActed,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Fees, limits, pairs, partners and countries with their own fees, and every change. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const page = pageNumber(new URL(request.url).searchParams)
  const { pages, pairs, payers, revisions, settings } = answerBody(
    await staff.deskFees({ page: `${page}` }, caller),
  )
  return {
    seo: staffSeo('Fees and limits', frame.brand),
    frame,
    pairs,
    payers,
    revisions,
    settings,
    beside: pagesBeside('/backoffice/fees', {}, { page, pages }),
  }
}

/** Previews or proposes other fees and limits. */
export async function action({ context, request }: Route.ActionArgs): Promise<TradingActed> {
  const opened = await openStaffPage({ context, request })
  return actOnTrading(opened, await request.formData())
}
