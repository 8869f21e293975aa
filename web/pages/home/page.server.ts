import type { Answer } from '@causeway/api/contract'
import { type FormCoin, toFormCoins } from '@causeway/widget/form'
import { answerBody } from '../../answer-body.ts'
import { pageTexts } from '../../i18n/index.ts'
import { type PageContext, pageContext } from '../../load-context.ts'
import { type PageSeo, seoAddress } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { popularPairs } from './popular-pairs.server.ts'

/** Everything the home page shows, true at this moment: figures, a first estimate, popular pairs. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { calls, brand, world } = page
  const [{ messages, t }, currencies, global, markets] = await Promise.all([
    pageTexts(page, ['home', 'form']),
    calls.currencies().then(answerBody),
    calls.globalMarket(),
    calls.markets(),
  ])
  const enabled = currencies.filter((currency) => currency.isWebEnabled)
  const coins = toFormCoins(currencies)
  const start = startOf(new URL(request.url).searchParams, coins, page.defaultPair)
  const [estimate, pairs] = await Promise.all([
    calls.estimate(start),
    markets.ok ? popularPairs(calls, enabled, markets.body) : [],
  ])
  return {
    messages,
    seo: {
      title: t('home.metaTitle', { brand: brand.name }),
      description: t('home.metaDescription'),
      ...seoAddress(page, '/'),
    } satisfies PageSeo,
    world,
    currencies: coins,
    start,
    estimate: bodyOrNull(estimate),
    figures: bodyOrNull(global),
    pairs,
  }
}

/**
 * The form's first pair: that of the address where it can be exchanged, else the configured one (CALC-31). With script
 * the form reads the address once more, over what the browser kept.
 */
function startOf(
  query: URLSearchParams,
  coins: readonly FormCoin[],
  { from: defaultFrom, to: defaultTo, amount }: PageContext['defaultPair'],
) {
  const isOffered = (ticker: string, side: 'isWebFromEnabled' | 'isWebToEnabled') =>
    coins.some((coin) => coin.ticker === ticker && coin[side])
  const from = (query.get('from') ?? '').toLowerCase()
  const to = (query.get('to') ?? '').toLowerCase()
  const isPair =
    from !== to && isOffered(from, 'isWebFromEnabled') && isOffered(to, 'isWebToEnabled')
  if (!isPair) {
    return { from: defaultFrom, to: defaultTo, amountFrom: amount, isFixedRate: false }
  }
  const given = query.get('amount') ?? query.get('amountFrom') ?? ''
  const isAmount = /^\d+(\.\d+)?$/.test(given) && /[1-9]/.test(given)
  const isFixedRate = query.get('isFixedRate') === 'true'
  return { from, to, amountFrom: isAmount ? given : '1', isFixedRate }
}

function bodyOrNull<T>(answer: Answer<T>): T | null {
  return answer.ok ? answer.body : null
}
