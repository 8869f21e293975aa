import type { Answer, ChangeReply } from '@causeway/api/contract'
import type { MessageKey, Translate } from '@causeway/content/messages'
import { type FieldName, type Outcome, type Refusal, refused } from './outcome.ts'

type RefusedCall = Extract<Answer<ChangeReply>, { readonly ok: false }>

/** Under which of our fields an error of the wire belongs. */
export type ErrorFields = Readonly<Record<string, FieldName>>

/** As most changes name them: the proof, and what they are about. */
export const usualFields: ErrorFields = {
  email: 'email',
  name: 'name',
  password: 'password',
  code: 'code',
  totp_code: 'code',
  networks: 'networks',
  widgetSites: 'widgetSites',
  publicKey: 'publicKey',
  url: 'url',
  website: 'website',
  about: 'about',
}

/** Reasons that the page says in its own language; the server's words stand for the others. */
const reasons: Readonly<Record<string, MessageKey>> = {
  password_wrong: 'accountChanges.passwordWrong',
  password_needed: 'accountChanges.needed',
  totp_wrong: 'accountChanges.totpWrong',
  code_needed: 'accountChanges.needed',
  sign_in_needed: 'accountChanges.proofNeeded',
  email_invalid: 'accountChanges.emailInvalid',
  orders_open: 'accountChanges.ordersOpen',
  affiliate_payout_due: 'accountChanges.affiliatePayoutDue',
}

/**
 * What a change's answer says to people. An `errors` field is a failure whatever else the reply says (AUTH-09, AUTH-20);
 * what belongs to no field is said for the whole. `done`: what to say when it is done.
 */
export function answerOutcome(
  t: Translate,
  answer: Answer<ChangeReply>,
  done: string,
  fields: ErrorFields = usualFields,
): Outcome {
  if (!answer.ok) return refusedCall(answer, fields)
  const { body } = answer
  if (body.result && body.errors === undefined) return { isDone: true, message: done }
  return refusalOf(t, body, fields)
}

/** The same of a call whose reply says nothing but that it is done. */
export function callOutcome(answer: Answer<object>, done: string): Outcome {
  return answer.ok ? { isDone: true, message: done } : refusedCall(answer, usualFields)
}

/** What is wrong with a field of ours stands under it. */
function refusedCall({ body }: RefusedCall, fields: ErrorFields): Refusal {
  const { details, message } = body.error
  const field = typeof details.field === 'string' ? fields[details.field] : undefined
  return field === undefined ? refused(message) : refused(null, { fields: { [field]: message } })
}

function refusalOf(t: Translate, body: ChangeReply, fields: ErrorFields): Refusal {
  const reason = reasons[body.code ?? '']
  const entries = Object.entries(body.errors ?? {}).map(
    ([key, says]) => [key, reason === undefined ? says : t(reason)] as const,
  )
  const mine = entries.flatMap(([key, says]) => {
    const field = fields[key]
    return field === undefined ? [] : [[field, withAttempts(t, field, says, body)]]
  })
  const others = entries.filter(([key]) => fields[key] === undefined).map(([, says]) => says)
  const isUnexplained = entries.length === 0
  return refused(isUnexplained ? t('accountChanges.failed') : others.join(' ') || null, {
    fields: Object.fromEntries(mine),
    openOrders: body.openOrders ?? [],
  })
}

/** Whoever types codes should know when they run out. */
function withAttempts(t: Translate, field: FieldName, says: string, body: ChangeReply): string {
  if (field !== 'code' || body.attemptsLeft === undefined) return says
  return `${says}. ${t('accountChanges.totpAttemptsLeft', { count: body.attemptsLeft })}`
}
