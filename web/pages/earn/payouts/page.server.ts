import type { CurrencyOut } from '@causeway/api/contract'
import { PAYOUTS_ON_A_PAGE, payoutCurrencies } from '@causeway/core/affiliates'
import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { type PageContext, pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import type { Money, PayoutCoin, PayoutsData } from './payouts-data.ts'

const MOST_PAGES = 10_000

/** An affiliate's balances, addresses, conversions and payouts (EARN-05); whoever is not signed in was sent away before. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, caller, world } = page
  const { user } = answerBody(await calls.user({}, caller))
  // Signed out between the door and here.
  if (user?.email === undefined || user.totpState === undefined) throw redirect('/')
  const number = pageNumber(new URL(request.url).searchParams.get('page'))
  const [{ messages, t }, status, currencies] = await Promise.all([
    pageTexts(page, ['earnPayouts', 'accountChanges', 'password']),
    calls.affiliateStatus({}, caller).then(answerBody),
    calls.currencies().then(answerBody),
  ])
  const { status: state, terms } = status.result
  const { email, hasPassword = false, totpState } = user
  const data: PayoutsData = {
    account: { email, hasPassword, totpState },
    status: state,
    paysMonthly: terms.paysMonthly,
    coins: payoutCoins(currencies, world),
    money: state === 'approved' || state === 'disabled' ? await moneyOf(page, number) : null,
  }
  const seo: PageSeo = {
    title: t('earnPayouts.metaTitle', { brand: brand.name }),
    description: t('earnPayouts.metaDescription'),
    canonical: null,
  }
  return { messages, seo, data }
}

async function moneyOf({ calls, caller }: PageContext, page: number): Promise<Money> {
  const offset = String((page - 1) * PAYOUTS_ON_A_PAGE)
  const [summary, transfers, figures, payouts] = await Promise.all([
    calls.affiliateBalances({}, caller).then(answerBody),
    calls.affiliateTransfersStatus({}, caller).then(answerBody),
    calls.affiliateTotalStats({}, caller).then(answerBody),
    calls.affiliatePayouts({ offset }, caller).then(answerBody),
  ])
  return {
    summary: summary.result,
    statuses: transfers.result.statuses,
    running: transfers.result.runningOperations,
    worthUsd: figures.result.accountSummary.estimatedBalance.usd,
    conversions: figures.result.conversions.list,
    payouts: payouts.payouts,
    page,
    pagesCount: payouts.pagesCount,
  }
}

function payoutCoins(
  currencies: readonly CurrencyOut[],
  world: PageContext['world'],
): readonly PayoutCoin[] {
  return payoutCurrencies.map((currency) => {
    const coin = currencies.find(({ ticker }) => ticker === currency)
    const ticker = (coin?.code ?? currency).toUpperCase()
    return {
      currency,
      ticker,
      label: currency === 'usdt20' ? `${ticker} (${coin?.networkBadge ?? 'ERC-20'})` : ticker,
      explorer: world === 'real' ? (coin?.explorerTransaction ?? null) : null,
    }
  })
}

/** From 1. */
function pageNumber(asked: string | null): number {
  const number = /^\d{1,5}$/.test(asked ?? '') ? Number(asked) : 1
  return Math.min(Math.max(number, 1), MOST_PAGES)
}
