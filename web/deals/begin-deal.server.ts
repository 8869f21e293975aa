import { randomUUID } from 'node:crypto'
import type { Translate } from '@causeway/content/messages'
import {
  addressProblemText,
  checkLocally,
  judgeAddress,
  saidExtraId,
} from '@causeway/widget/address'
import { dealPath, knownPlace } from '@causeway/widget/fiat'
import { redirect, redirectDocument } from 'react-router'
import { answerBody } from '../answer-body.ts'
import { holderCookie } from '../holder-cookie.server.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { type ProcessingCoin, toProcessingCoins } from '../order-steps/processing-coin.ts'
import { paymentPath } from '../payments/payment-path.ts'
import { readRefId } from '../user-meta/read-ref-id.ts'
import { type Deal, type DealCategory, readDeal } from './deal.ts'
import { type DealFieldErrors, type DealFields, readDealFields } from './deal-fields.ts'

/** What the step of the address says after it was sent and did not lead on. */
export type DealOutcome = {
  readonly fields: DealFields
  readonly errors: DealFieldErrors
  readonly notice: string | null
  /** One order per key: the button may be pressed again and again. Null: that of the page stands. */
  readonly idempotencyKey: string | null
  /** Nothing reached the server: said by the browser itself. */
  readonly isLost?: boolean
}

/**
 * The form of the offers brings a choice and gets its address; the step of the address says by `intent` what it wants:
 * `play-address` (fill in one of the play world) or `begin`, which opens the order with its provider (BUY-07).
 */
export async function actOnDeal(
  page: PageContext,
  category: DealCategory,
  request: Request,
): Promise<DealOutcome> {
  const form = await request.formData()
  const coins = toProcessingCoins(answerBody(await page.calls.currencies()))
  const read = readDeal(category, form, coins)
  const deal = { ...read, place: read.place ?? knownPlace(page.caller.country, null) }
  const intent = form.get('intent')
  if (intent === null || deal.provider === null) throw redirect(nextPath(deal), 303)
  const coin = coins.find(({ ticker }) => ticker === (category === 'buy' ? deal.to : deal.from))
  if (coin === undefined) throw redirect(nextPath({ ...deal, provider: null }), 303)
  const fields = readDealFields(form)
  if (intent === 'play-address') {
    return outcome(await withPlayAddress(page, coin, fields), keyOf(form))
  }
  const { t } = await pageTexts(page, ['fiat', 'address', 'processing', 'errors'])
  return begin({ page, t }, { deal, coin, fields, form, request })
}

/** Without script the offers are asked by the server, and shown with the page. */
function nextPath(deal: Deal): string {
  const path = dealPath({ ...deal, typed: deal.amount }, deal.provider)
  return deal.provider === null ? `${path}&offers=1` : path
}

type Posted = {
  readonly deal: Deal
  readonly coin: ProcessingCoin
  readonly fields: DealFields
  readonly form: FormData
  readonly request: Request
}

async function begin(
  { page, t }: { readonly page: PageContext; readonly t: Translate },
  { deal, coin, fields, form, request }: Posted,
): Promise<DealOutcome> {
  const key = keyOf(form)
  const { address, errors } = await check({ page, t }, { deal, coin, fields })
  if (address === null || Object.keys(errors).length > 0) return { ...outcome(fields, key), errors }
  const { from, to, amount, place, provider } = deal
  const answer = await page.calls.beginFiatOrder(
    {
      from,
      to,
      amount,
      providerId: provider ?? '',
      country: place?.country ?? '',
      state: place?.state ?? null,
      address: address.text,
      extraId: address.extraId,
      email: fields.email === '' ? null : fields.email,
      language: page.language,
      agreed: fields.agreed,
      location: request.url.slice(0, 2000),
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 1000),
      clientId: textOf(form, 'clientId').slice(0, 100) || null,
      refId: page.frame?.refId ?? readRefId(request.headers.get('cookie')),
      timestamp: new Date(page.clock.now()).toISOString(),
      idempotencyKey: key,
    },
    page.caller,
  )
  if (!answer.ok) return afterRefusal(fields, key, answer)
  const { transaction, holderSecret, providerId } = answer.body
  const { transactionId } = transaction
  // A page of its own: only there a form may be posted to the provider.
  throw redirectDocument(paymentPath(providerId, transactionId), {
    status: 303,
    headers: { 'Set-Cookie': holderCookie(request, transactionId, holderSecret) },
  })
}

/** Checks the address by its chain's rules, and the agreement. */
async function check(
  { page, t }: { readonly page: PageContext; readonly t: Translate },
  { deal, coin, fields }: Pick<Posted, 'deal' | 'coin' | 'fields'>,
) {
  const value = { text: fields.address, extraId: fields.extraId, noExtraId: fields.noExtraId }
  const finding = await judgeAddress(
    { calls: page.calls, checkLocally },
    { coin, value, isExtraIdOptional: deal.category === 'sell' },
  )
  const agreed: DealFieldErrors = fields.agreed ? {} : { agreed: t('processing.agreeMissing') }
  if (finding.state === 'good') {
    const { address, impliedExtraId } = finding.found
    const extraId = fields.extraId || (impliedExtraId ?? '')
    return {
      address: { text: address, extraId: saidExtraId({ ...fields, extraId }) },
      errors: agreed,
    }
  }
  const problem =
    finding.state === 'bad'
      ? { [finding.problem.field]: addressProblemText(t, coin, finding.problem) }
      : { address: t('processing.addressMissing') }
  const errors: DealFieldErrors = { ...problem, ...agreed }
  return { address: null, errors }
}

/** The call's names of what was typed. */
const fieldNames: Readonly<Record<string, keyof DealFields>> = {
  address: 'address',
  extraId: 'extraId',
  email: 'email',
}

type Refusal = Extract<
  Awaited<ReturnType<PageContext['calls']['beginFiatOrder']>>,
  { readonly ok: false }
>

function afterRefusal(fields: DealFields, key: string, { status, body }: Refusal): DealOutcome {
  const { code, message, details } = body.error
  const field = typeof details.field === 'string' ? fieldNames[details.field] : undefined
  if (field !== undefined) {
    return { ...outcome(fields, randomUUID()), errors: { [field]: message } }
  }
  // Where it is not known whether an order was made, the key must stay: a repeat then returns the same order.
  const isUnknown = status >= 500
  return {
    ...outcome(fields, isUnknown && code !== 'idempotency_key_reused' ? key : randomUUID()),
    notice: message,
  }
}

async function withPlayAddress(
  { sandbox }: PageContext,
  coin: ProcessingCoin,
  fields: DealFields,
): Promise<DealFields> {
  const answer = await sandbox?.customerAddress({ currency: coin.ticker })
  if (!answer?.ok || fields.address !== '') return fields
  const { address, extraId } = answer.body
  return { ...fields, address, extraId: extraId ?? '' }
}

function outcome(fields: DealFields, idempotencyKey: string | null): DealOutcome {
  return { fields, errors: {}, notice: null, idempotencyKey }
}

function keyOf(form: FormData): string {
  return textOf(form, 'idempotencyKey') || randomUUID()
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
