import { closingPlaces } from '@causeway/core/trading/closings'
import { answerBody } from '../../../answer-body.ts'
import {
  actOn,
  actOnTrading,
  openStaffPage,
  pageNumber,
  pagesBeside,
  staffSeo,
  type TradingActed,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** One coin, and what was changed of it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const page = pageNumber(new URL(request.url).searchParams)
  const answer = await staff.deskCoin({ asset: params.asset, page: `${page}` }, caller)
  const { coin, maintenance, pages, revisions } = answerBody(answer)
  return {
    seo: staffSeo(coin.name, frame.brand),
    frame,
    coin,
    maintenance,
    revisions,
    beside: pagesBeside(`/backoffice/coins/${coin.asset}`, {}, { page, pages }),
  }
}

/** Previews or proposes other settings of the coin, closes it, or plans maintenance. */
export async function action({
  context,
  params,
  request,
}: Route.ActionArgs): Promise<TradingActed> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  return actOnTrading(opened, form, async () => {
    const { caller, staff } = opened
    if (textIn(form, 'act') === 'plan') {
      const asked = {
        scope: textIn(form, 'scope'),
        from: `${textIn(form, 'from')}Z`,
        until: `${textIn(form, 'until')}Z`,
        note: textIn(form, 'note'),
        reason: textIn(form, 'reason'),
      }
      return actOn(await staff.planMaintenance(asked, caller), 'The maintenance is planned.', '')
    }
    const place = closingPlaces.find((each) => each === textIn(form, 'place')) ?? 'everywhere'
    const asked = { asset: params.asset, place, reason: textIn(form, 'reason') }
    return actOn(await staff.closeCoin(asked, caller), 'Closed. Open orders continue.', '')
  })
}
