import type { Answer, CreateTransactionReply } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { redirect } from 'react-router'
import { cookieValue } from '../../../../cookie-value.ts'
import { holderCookie } from '../../../../holder-cookie.server.ts'
import type { PageContext } from '../../../../load-context.ts'
import { readRefId } from '../../../../user-meta/read-ref-id.ts'
import { quoteRefusal } from '../check/quote-refusal.ts'
import {
  freshCheck,
  type OrderDraft,
  type ProcessingStep,
  stepAddresses,
} from '../processing-step.server.ts'
import { createRequestOf } from './create-request.ts'
import type { OrderFieldName } from './order-fields.ts'

type Refusal = Extract<Answer<CreateTransactionReply>, { ok: false }>
type Posted = OrderDraft & { readonly form: FormData; readonly request: Request }

/**
 * Creates the order of a form posted without script and sends its holder to it, with the secret in a cookie (EXCH-07).
 * A refused rate brings step 2 with a fresh one; a refused address brings step 1.
 */
export async function createOrder(
  { page, t }: { readonly page: PageContext; readonly t: Translate },
  posted: Posted,
): Promise<ProcessingStep> {
  const { choice, fields, form, request } = posted
  const rateId = textOf(form, 'rateId')
  const answer = await page.calls.createTransaction(
    {
      ...createRequestOf({
        choice,
        fields,
        language: page.language,
        rateId: rateId === '' ? null : rateId,
        userMeta: {
          refId: page.frame?.refId ?? readRefId(request.headers.get('cookie')),
          isSsr: true,
          deviceInfo: { userAgent: (request.headers.get('user-agent') ?? '').slice(0, 1000) },
        },
        wtpExperiment: cookieValue(request.headers.get('cookie'), 'WTP_AB_variant'),
      }),
      idempotencyKey: textOf(form, 'idempotencyKey'),
    },
    page.caller,
  )
  if (!answer.ok) return afterRefusal(t, posted, answer)
  const { transaction, holderSecret } = answer.body
  throw redirect(`/transaction/${transaction.transactionId}`, {
    status: 303,
    headers: { 'Set-Cookie': holderCookie(request, transaction.transactionId, holderSecret) },
  })
}

function afterRefusal(t: Translate, posted: Posted, { status, body }: Refusal): ProcessingStep {
  const { exchange, fields, form } = posted
  const { code, message, details } = body.error
  const refusedField = addressFields.find((name) => name === details.field)
  if (refusedField !== undefined) return stepAddresses(fields, { [refusedField]: message })
  const { estimate, problem } = exchange
  if (estimate === null || problem !== null) return stepAddresses(fields, {}, problem ?? message)
  const refusal = quoteRefusal(code)
  if (refusal !== null) return freshCheck(fields, estimate, t(refusal))
  // Where it is not known whether an order was made, the key must stay: a repeat then returns the same order.
  const idempotencyKey = textOf(form, 'idempotencyKey')
  const isUnknown = status >= 500 || code === 'idempotency_key_reused'
  if (isUnknown) return { step: 'check', fields, estimate, idempotencyKey, notice: message }
  return freshCheck(fields, estimate, message)
}

const addressFields: readonly OrderFieldName[] = [
  'destinationAddress',
  'extraId',
  'refundAddress',
  'refundExtraId',
  'email',
]

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
