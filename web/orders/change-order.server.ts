import type { UpdateTransactionRequest } from '@causeway/api/contract'
import type { MessageKey, Translate } from '@causeway/content/messages'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { findPayment } from './payment/find-payment.server.ts'

/** What the forms of the order page ask for. */
const intents = [
  'play-pay',
  'exchange',
  'exchange-agreed',
  'refund',
  'refund-address',
  'email',
  'extra-id',
  'feedback',
  'request-funds',
  'account-name',
  'find-payment',
  'message',
] as const
export type OrderIntent = (typeof intents)[number]

/** What came of a form on the order page. */
export type OrderChange = {
  readonly intent: OrderIntent
  readonly isDone: boolean
  readonly message: string | null
  /** The order's account alone allows it, and its session must prove first who is there. */
  readonly needsProof?: boolean
}

/** Does what a form on the order page asks by `intent`. */
export async function changeOrder(
  page: PageContext,
  publicCode: string,
  form: FormData,
): Promise<OrderChange> {
  const { t } = await pageTexts(page, ['transaction', 'desk', 'errors'])
  const intent = intents.find((each) => each === form.get('intent'))
  if (intent === undefined) {
    return { intent: 'exchange', isDone: false, message: t('errors.unexpected') }
  }
  const done = await carryOut(page, publicCode, { intent, form, t })
  return { intent, ...done }
}

type Done = Omit<OrderChange, 'intent'>
type Asked = { readonly intent: OrderIntent; readonly form: FormData; readonly t: Translate }

async function carryOut(page: PageContext, publicCode: string, asked: Asked): Promise<Done> {
  const { intent, form, t } = asked
  if (intent === 'play-pay') return payFromPlayWallet(page, publicCode, t)
  if (intent === 'find-payment') return findPayment(page, publicCode, textOf(form, 'txId'))
  if (intent === 'request-funds') return requestFunds(page, publicCode, form)
  if (intent === 'message') return writeToShop(page, publicCode, asked)
  const answer =
    intent === 'feedback'
      ? await page.calls.leaveFeedback(
          { id: publicCode, ...feedbackOf(publicCode, form) },
          page.caller,
        )
      : await page.calls.updateTransaction(
          { id: publicCode, ...requestOf(intent, form) },
          page.caller,
        )
  if (!answer.ok) {
    const { code, message } = answer.body.error
    return { isDone: false, message, needsProof: code === 'proof_needed' }
  }
  const says = saysOf(intent, form)
  return { isDone: true, message: says && t(says) }
}

async function payFromPlayWallet(page: PageContext, transactionId: string, t: Translate) {
  if (page.sandbox === null) return { isDone: false, message: t('errors.unexpected') }
  const paid = await page.sandbox.deposit({ transactionId })
  return paid.ok
    ? { isDone: true, message: t('transaction.playPaid') }
    : { isDone: false, message: paid.body.error.message }
}

async function writeToShop(page: PageContext, id: string, { form, t }: Asked): Promise<Done> {
  const sent = await page.calls.writeToShop({ id, text: textOf(form, 'text') }, page.caller)
  return sent.ok
    ? { isDone: true, message: t('desk.messageSent') }
    : { isDone: false, message: sent.body.error.message }
}

async function requestFunds(page: PageContext, transId: string, form: FormData): Promise<Done> {
  const asked = await page.calls.requestFunds(
    { provider: textOf(form, 'provider'), transId, userDomain: textOf(form, 'userDomain') },
    page.caller,
  )
  // That it was asked shows on the card.
  return asked.ok
    ? { isDone: true, message: null }
    : { isDone: false, message: asked.body.error.message }
}

function requestOf(
  intent: Exclude<
    OrderIntent,
    'play-pay' | 'feedback' | 'request-funds' | 'find-payment' | 'message'
  >,
  form: FormData,
): UpdateTransactionRequest {
  switch (intent) {
    case 'exchange':
      return { choice: 'exchange', offerId: textOf(form, 'offerId') || null }
    case 'exchange-agreed':
      return { choice: 'exchange_agreed', ...refundOf(form) }
    case 'refund':
      return { choice: 'refund', ...refundOf(form) }
    case 'refund-address':
      return refundOf(form)
    case 'email':
      return { email: textOf(form, 'email') || null }
    case 'extra-id':
      return { extraId: textOf(form, 'extraId') }
    case 'account-name':
      return { newAccountName: textOf(form, 'newAccountName') }
  }
}

function saysOf(
  intent: Exclude<OrderIntent, 'find-payment' | 'message'>,
  form: FormData,
): MessageKey | null {
  switch (intent) {
    case 'refund-address':
      return 'desk.refundSaved'
    case 'email':
      return textOf(form, 'email') === '' ? 'desk.emailStopped' : 'desk.emailSaved'
    case 'extra-id':
      return 'desk.extraIdSaved'
    case 'feedback':
      return 'desk.feedbackThanks'
    case 'exchange':
    case 'exchange-agreed':
    case 'refund':
    case 'play-pay':
    case 'request-funds':
    case 'account-name':
      return null
  }
}

function refundOf(form: FormData): UpdateTransactionRequest {
  const address = textOf(form, 'refundAddress') || textOf(form, 'refundText')
  const extraId = textOf(form, 'refundExtraId')
  if (address === '') return {}
  return { refundAddress: address, refundExtraId: extraId === '' ? null : extraId }
}

function feedbackOf(transactionId: string, form: FormData) {
  return {
    transactionId,
    rate: Number(textOf(form, 'rate')),
    tags: form.getAll('tag').filter((tag) => typeof tag === 'string'),
    comment: textOf(form, 'comment'),
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
