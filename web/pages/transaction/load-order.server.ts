import type { CurrencyOut, TransactionOut } from '@causeway/api/contract'
import type { Messages, Translate } from '@causeway/content/messages'
import { answerBody } from '../../answer-body.ts'
import { pageTexts } from '../../i18n/index.ts'
import type { PageContext } from '../../load-context.ts'
import type { PageSeo } from '../../seo/index.ts'
import { paymentQr } from './payment-qr.server.ts'

/** What the order page and the track page show. */
export type OrderPageData = {
  readonly messages: Messages
  readonly seo: PageSeo
  readonly transaction: TransactionOut
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  /** SVG of the payment URI. */
  readonly qrSvg: string
  readonly world: 'play' | 'real'
  /** Whether the visitor may pay from the play wallet. */
  readonly canPlay: boolean
  readonly publicUrl: string
}

/** Loads an order by its public code; an unknown code is an error page (404). */
export async function loadOrder(page: PageContext, publicCode: string): Promise<OrderPageData> {
  const { calls, caller, sandbox, world, publicUrl } = page
  const [{ messages, t }, answer, currencies] = await Promise.all([
    pageTexts(['transaction']),
    calls.transaction(publicCode, caller),
    calls.currencies().then(answerBody),
  ])
  const { transaction } = answerBody(answer)
  const from = currencyOf(currencies, transaction.currencyFrom)
  const to = currencyOf(currencies, transaction.currencyTo)
  return {
    messages,
    seo: orderSeo(t, transaction),
    transaction,
    from,
    to,
    qrSvg: await paymentQr(transaction.qrCodeData),
    world,
    canPlay: sandbox !== null,
    publicUrl,
  }
}

function orderSeo(t: Translate, transaction: TransactionOut): PageSeo {
  const title = t('transaction.metaTitle', { id: transaction.transactionId.slice(0, 8) })
  return { title, description: t('transaction.metaDescription'), canonical: null }
}

function currencyOf(currencies: readonly CurrencyOut[], ticker: string): CurrencyOut {
  const currency = currencies.find((candidate) => candidate.ticker === ticker)
  if (currency === undefined) throw new Error(`The catalogue has no ${ticker}`)
  return currency
}
