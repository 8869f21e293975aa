import { closingPlaces } from '@causeway/core/trading/trading-settings'
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
  const { coin, pages, revisions } = answerBody(answer)
  return {
    seo: staffSeo(coin.name, frame.brand),
    frame,
    coin,
    revisions,
    beside: pagesBeside(`/backoffice/coins/${coin.asset}`, {}, { page, pages }),
  }
}

/** Previews or proposes other settings of the coin, or closes it. */
export async function action({
  context,
  params,
  request,
}: Route.ActionArgs): Promise<TradingActed> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  return actOnTrading(opened, form, async () => {
    const { caller, staff } = opened
    const place = closingPlaces.find((each) => each === textIn(form, 'place')) ?? 'everywhere'
    const asked = { asset: params.asset, place, reason: textIn(form, 'reason') }
    return actOn(await staff.closeCoin(asked, caller), 'Closed. Open orders continue.', '')
  })
}
