import { answerBody } from '../../../answer-body.ts'
import {
  type Acted,
  actOn,
  codeThenAct,
  keepTyped,
  openStaffPage,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** One coin's price, and what each source says. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const found = answerBody(await staff.deskPrice({ asset: params.asset }, caller))
  return { seo: staffSeo(`Price of ${found.coin.asset}`, frame.brand), frame, found }
}

/** Proposes to open the coin after a jump or to set its price by hand, or takes such a price back. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const { caller, staff } = opened
  const asked = { asset: params.asset, reason: textIn(form, 'reason') }
  switch (textIn(form, 'act')) {
    case 'set': {
      const price = {
        priceUsd: textIn(form, 'priceUsd').trim(),
        minutes: Number(textIn(form, 'minutes')),
      }
      const propose = () => staff.proposeHandPrice({ ...asked, ...price }, caller)
      return keepTyped(actOn(await codeThenAct(opened, form, propose), '', ''), form)
    }
    case 'take-back':
      return keepTyped(
        actOn(await staff.takeBackHandPrice(asked, caller), 'The price is taken back.', ''),
        form,
      )
    default: {
      const open = () => staff.proposeBreakerReset(asked, caller)
      return keepTyped(actOn(await codeThenAct(opened, form, open), '', ''), form)
    }
  }
}
