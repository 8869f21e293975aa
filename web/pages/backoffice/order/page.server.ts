import type { DeskOrderOut } from '@causeway/api/contract'
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
import { notedText } from './noted-text.ts'
import { paymentText } from './payment-text.ts'

/** Everything about one order; that it was looked at stands in the audit log. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const { code } = params
  const order = answerBody(await staff.deskOrder({ code }, caller))
  const [{ proposals }, noted, messages, webhooks, mentionable] = await Promise.all([
    staff.proposals({ subject: `order:${code}` }, caller).then(answerBody),
    me.calls.includes('deskNotes') ? staff.deskNotes({ code }, caller).then(answerBody) : null,
    me.calls.includes('deskMessages')
      ? staff.deskMessages({ code }, caller).then(answerBody)
      : null,
    order.partnerId !== null && me.calls.includes('deskWebhooks')
      ? staff.deskWebhooks({ code }, caller).then(answerBody)
      : null,
    me.calls.includes('noteColleagues') ? staff.noteColleagues({}, caller).then(answerBody) : null,
  ])
  return {
    seo: staffSeo(`Order ${code}`, frame.brand),
    frame,
    order,
    proposals,
    notes: noted?.notes ?? null,
    colleagues: mentionable?.colleagues ?? [],
    messages,
    webhooks: webhooks?.deliveries ?? null,
    acts: actsOn(order).filter((act) => me.calls.includes(callOf[act])),
  }
}

const callOf = {
  find_payment: 'deskFindPayment',
  hold: 'holdOrder',
  release: 'proposeRelease',
  refund: 'proposeRefund',
  refund_part: 'proposePartialRefund',
  exchange: 'proposeExchange',
  refund_address: 'proposeRefundAddress',
} as const
type OrderAct = keyof typeof callOf

/** What fits the order's state; the server decides again when it is asked for. */
function actsOn({ holdReason, isHeldByStaff, may, state }: DeskOrderOut): readonly OrderAct[] {
  switch (state) {
    case 'new':
    case 'waiting':
    case 'confirming':
      return ['find_payment', isHeldByStaff ? 'release' : 'hold', 'refund_address']
    case 'hold':
      return [
        ...(isHeldByStaff || holdReason === 'refund_decided' ? [] : (['hold'] as const)),
        ...(may.release ? (['release'] as const) : []),
        'refund',
        ...(may.refundPart ? (['refund_part'] as const) : []),
        ...(may.exchange ? (['exchange'] as const) : []),
        'refund_address',
        'find_payment',
      ]
    case 'finished':
    case 'expired':
    case 'failed':
      return ['find_payment', 'refund_address']
    default:
      return ['find_payment']
  }
}

const said: Readonly<Record<string, string>> = {
  hold: 'The order is held.',
  message: 'The message is sent.',
  webhook: 'The webhook is sent again now.',
  settle: 'The messages count as answered.',
}

/** Leaves a note or a message, stops the order, or proposes what moves its money. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  if (textIn(form, 'act') === 'find_payment') return findPayment(opened, params.code, form)
  const answer = await codeThenAct(opened, form, () => act(opened, params.code, form))
  return keepTyped(actOn(answer, said[textIn(form, 'act')] ?? notedText(answer.body), ''), form)
}

async function findPayment(
  { caller, staff }: StaffPage,
  code: string,
  form: FormData,
): Promise<Acted> {
  const found = await staff.deskFindPayment({ code, txId: textIn(form, 'txId').trim() }, caller)
  return keepTyped(actOn(found, found.ok ? paymentText(found.body) : '', ''), form)
}

function act({ caller, staff }: StaffPage, code: string, form: FormData) {
  const reason = textIn(form, 'reason')
  switch (textIn(form, 'act')) {
    case 'release':
      return staff.proposeRelease({ code, reason }, caller)
    case 'refund':
      return staff.proposeRefund({ code, reason }, caller)
    case 'refund_part':
      return staff.proposePartialRefund(
        { code, amount: textIn(form, 'amount').trim(), reason },
        caller,
      )
    case 'exchange':
      return staff.proposeExchange({ code, reason }, caller)
    case 'refund_address': {
      const [address, extraId] = [textIn(form, 'address'), textIn(form, 'extraId')]
      return staff.proposeRefundAddress({ code, address, extraId: extraId || null, reason }, caller)
    }
    case 'hold':
      return staff.holdOrder({ code, reason }, caller)
    case 'message':
      return staff.messageCustomer({ code, text: textIn(form, 'text') }, caller)
    case 'webhook':
      return staff.resendWebhook({ code, id: textIn(form, 'webhook') }, caller)
    case 'settle':
      return staff.settleMessages({ code }, caller)
    default:
      return staff.deskNote({ code, text: textIn(form, 'text') }, caller)
  }
}
