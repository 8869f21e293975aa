import type { CurrencyOut, TransactionOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { data, redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { forgottenCookies } from '../../../holder-cookie.server.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { type PageContext, pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { orderCode } from './order-code.ts'
import { pageQuery, readFilter } from './order-filter.ts'

/** An order with its coins as people know them. */
export type HistoryOrder = {
  readonly transaction: TransactionOut
  readonly from: CoinWords
  readonly to: CoinWords
}
type CoinWords = { readonly code: string; readonly label: string }

/** The orders of the account and those that this browser holds (TRACK-06), one page of what the filter shows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('order')
  if (wanted !== null) await leadToOrder(page, orderCode(wanted))
  const filter = readFilter(searchParams.get('status'))
  const number = pageNumber(searchParams.get('page'))
  const [{ messages, t }, list, currencies, asked] = await Promise.all([
    pageTexts(page, ['history', 'transaction']),
    page.calls.transactions(pageQuery(number, filter), page.caller).then(answerBody),
    page.calls.currencies().then(answerBody),
    page.calls.user({ fields: 'id' }, page.caller),
  ])
  const brand = page.brand.name
  return {
    messages,
    seo: {
      title: t('history.metaTitle', { brand }),
      description: t('history.metaDescription'),
      canonical: null,
    } satisfies PageSeo,
    /** The order that was looked for and is not there; null where none was. */
    wanted: wanted === null ? null : orderCode(wanted),
    isSignedIn: asked.ok && asked.body.user !== null,
    filter,
    number,
    pagesCount: list.pagesCount,
    orders: list.payouts.map(
      (transaction): HistoryOrder => ({
        transaction,
        from: wordsOf(currencies, transaction.currencyFrom),
        to: wordsOf(currencies, transaction.currencyTo),
      }),
    ),
  }
}

/** An order's page is open to everybody who has its code; a code that no order has leads nowhere. */
async function leadToOrder({ calls, caller }: PageContext, code: string): Promise<void> {
  const answer = code === '' ? null : await calls.transaction({ id: code }, caller)
  // The router puts the language before it.
  if (answer?.ok) throw redirect(`/transaction/${code}`)
}

/** Has this browser forget one order, or all that it holds. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const { t } = await pageTexts(page, ['history'])
  const code = form.get('transactionId')
  const isOne = typeof code === 'string' && code !== ''
  const headers = new Headers()
  for (const cookie of forgottenCookies(request, isOne ? code : null)) {
    headers.append('Set-Cookie', cookie)
  }
  const message = t(isOne ? 'history.forgotten' : 'history.forgottenAll')
  return data({ message }, { headers })
}

function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

function wordsOf(currencies: readonly CurrencyOut[], ticker: string): CoinWords {
  const coin = currencies.find((each) => each.ticker === ticker)
  return coin === undefined
    ? { code: ticker, label: ticker.toUpperCase() }
    : { code: coin.code, label: tickerLabel(coin) }
}
