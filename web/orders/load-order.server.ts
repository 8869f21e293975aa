import type { CurrencyOut, TransactionOut } from '@causeway/api/contract'
import type { Messages, Translate } from '@causeway/content/messages'
import type { SocialProvider } from '@causeway/core/ports'
import { answerBody } from '../answer-body.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { drawQr } from '../parts/draw-qr.ts'
import type { PageSeo } from '../seo/index.ts'
import { orderStatus, statusNames } from './order-status.ts'

/** What the order page and the track page show. */
export type OrderPageData = {
  readonly messages: Messages
  readonly seo: PageSeo
  readonly transaction: TransactionOut
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  /** SVG of the payment URI. */
  readonly qrSvg: string
  /** SVG of the URI that asks for the rest; null where none is asked for. */
  readonly topUpQrSvg: string | null
  readonly world: 'play' | 'real'
  /** Whether the visitor may pay from the play wallet. */
  readonly canPlay: boolean
  readonly publicUrl: string
  /** What the middle order of the last day took; null where too few tell. */
  readonly typicalSeconds: number | null
  readonly supportEmail: string | null
  /** Whether the visitor may rate the order now. */
  readonly isFeedbackDue: boolean
  /** Services that sign the visitor in, whose order it is: linked to the account that is signed in (TRACK-14). */
  readonly linkedServices: readonly SocialProvider[]
}

/** From so many orders on, what they took says something about the next one. */
const CONCLUSIVE_ORDERS = 5

/** Loads an order by its public code; an unknown code is an error page (404). */
export async function loadOrder(page: PageContext, publicCode: string): Promise<OrderPageData> {
  const { brand, calls, caller, sandbox, world, publicUrl } = page
  const [{ messages, t }, answer, currencies, market] = await Promise.all([
    pageTexts(page, [
      'transaction',
      'orderState',
      'desk',
      'identification',
      'address',
      'lostPayment',
    ]),
    calls.transaction({ id: publicCode }, caller),
    calls.currencies().then(answerBody),
    calls.globalMarket(),
  ])
  const { transaction } = answerBody(answer)
  const linkedServices = transaction.isOwner ? await servicesLinkedTo(page) : []
  const words = transaction.fiat === null ? {} : (await pageTexts(page, ['deal'])).messages
  const from = currencyOf(currencies, transaction.currencyFrom)
  const to = currencyOf(currencies, transaction.currencyTo)
  const rest = transaction.offers?.topUp ?? null
  const isConclusive = market.ok && market.body.ordersFinished24h >= CONCLUSIVE_ORDERS
  return {
    messages: { ...messages, ...words },
    seo: orderSeo(t, transaction),
    transaction,
    from,
    to,
    // A purchase through a provider asks for no payment on a chain.
    qrSvg: transaction.qrCodeData === '' ? '' : await drawQr(transaction.qrCodeData),
    topUpQrSvg: rest && (await drawQr(rest.qrCodeData)),
    world,
    canPlay: sandbox !== null,
    publicUrl,
    typicalSeconds: isConclusive ? market.body.medianSwapSeconds : null,
    supportEmail: brand.supportEmail,
    isFeedbackDue: await isFeedbackDue(page, transaction),
    linkedServices,
  }
}

/** None where nobody is signed in. */
async function servicesLinkedTo({ calls, caller }: PageContext): Promise<SocialProvider[]> {
  const linked = await calls.socialAccounts({}, caller)
  if (!linked.ok) return []
  return [...new Set(linked.body.result.map(({ provider }) => provider))]
}

async function isFeedbackDue(
  { calls, caller }: PageContext,
  { isOwner, status, transactionId }: TransactionOut,
): Promise<boolean> {
  if (!isOwner || status !== 'finished') return false
  const due = await calls.feedbackEligibility({ id: transactionId }, caller)
  return due.ok && due.body.result
}

function orderSeo(t: Translate, transaction: TransactionOut): PageSeo {
  const title = t('transaction.titleOfPage', {
    status: t(statusNames[orderStatus(transaction)]),
    id: transaction.transactionId.slice(0, 8),
  })
  return { title, description: t('transaction.metaDescription'), canonical: null }
}

function currencyOf(currencies: readonly CurrencyOut[], ticker: string): CurrencyOut {
  const currency = currencies.find((candidate) => candidate.ticker === ticker)
  if (currency === undefined) throw new Error(`The catalogue has no ${ticker}`)
  return currency
}
