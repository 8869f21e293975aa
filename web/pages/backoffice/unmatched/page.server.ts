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

/** Payments that no order explains, and who claims them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const { claims, payments, returns } = answerBody(await staff.unmatched({}, caller))
  return { seo: staffSeo('Unmatched payments', frame.brand), frame, claims, payments, returns }
}

/** Proposes what moves money, or refuses a claim. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const answer = await codeThenAct(opened, form, () => act(opened, form))
  return keepTyped(actOn(answer, 'Refused. The order’s page tells the customer why.', ''), form)
}

function act({ caller, staff }: StaffPage, form: FormData) {
  const reason = textIn(form, 'reason')
  const id = textIn(form, 'id')
  switch (textIn(form, 'act')) {
    case 'assign': {
      const order = textIn(form, 'order').trim()
      return staff.proposeClaim({ id, order: order === '' ? null : order, reason }, caller)
    }
    case 'refuse': {
      const refusal = textIn(form, 'refusal') === 'returned' ? 'returned' : 'unproven'
      return staff.refuseClaim({ id, refusal, reason }, caller)
    }
    case 'return': {
      // Empty: the member says that the address needs none. Null: nothing was said.
      const memo = textIn(form, 'memo').trim()
      const extraId = memo !== '' ? memo : textIn(form, 'noMemo') === '1' ? '' : null
      const address = textIn(form, 'address').trim()
      return staff.proposeReturn({ ...paymentIn(form), address, extraId, reason }, caller)
    }
    default:
      return staff.proposeCapital({ ...paymentIn(form), reason }, caller)
  }
}

function paymentIn(form: FormData) {
  const [network, txId] = [textIn(form, 'network'), textIn(form, 'txId')]
  return { network, txId, outputIndex: Number(textIn(form, 'outputIndex')) }
}
