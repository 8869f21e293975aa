import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import { drawQr } from '../../../parts/draw-qr.ts'
import type { Route } from './+types/page.ts'

/** The wallet of one coin, with its address as a QR code. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { confirmations, wallet } = answerBody(await staff.wallet({ asset: params.asset }, caller))
  const qr = await drawQr(wallet.address)
  return { seo: staffSeo(`Top up ${wallet.asset}`, frame.brand), frame, confirmations, qr, wallet }
}
