import type { Answer, CurrencyOut } from '@causeway/api/contract'
import { answerBody } from '../../answer-body.ts'
import { pageTexts } from '../../i18n/index.ts'
import { pageContext } from '../../load-context.ts'
import type { PageSeo } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { popularPairs } from './popular-pairs.server.ts'

const DEFAULT_PAIR = { from: 'btc', to: 'eth', amountFrom: '0.1' } as const

/** Everything the home page shows, true at this moment: figures, a first estimate, popular pairs. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { calls, brand, publicUrl, world } = context.get(pageContext)
  const [{ messages, t }, currencies, global, markets] = await Promise.all([
    pageTexts(['home', 'form']),
    calls.currencies().then(answerBody),
    calls.globalMarket(),
    calls.markets(),
  ])
  const enabled = currencies.filter((currency) => currency.isWebEnabled)
  const start = startOf(new URL(request.url).searchParams, enabled)
  const [estimate, pairs] = await Promise.all([
    calls.estimate(start),
    markets.ok ? popularPairs(calls, enabled, markets.body) : [],
  ])
  return {
    messages,
    seo: {
      title: t('home.metaTitle', { brand: brand.name }),
      description: t('home.metaDescription'),
      canonical: `${publicUrl}/`,
    } satisfies PageSeo,
    world,
    currencies: enabled,
    start,
    estimate: bodyOrNull(estimate),
    figures: bodyOrNull(global),
    pairs,
  }
}

/** The form's first pair: that of the address where it can be exchanged, else the most usual one. */
function startOf(query: URLSearchParams, currencies: readonly CurrencyOut[]) {
  const has = (ticker: string) => currencies.some((currency) => currency.ticker === ticker)
  const from = (query.get('from') ?? '').toLowerCase()
  const to = (query.get('to') ?? '').toLowerCase()
  const amountFrom = query.get('amountFrom') ?? ''
  const isFixedRate = query.get('isFixedRate') === 'true'
  if (from === to || !has(from) || !has(to)) return { ...DEFAULT_PAIR, isFixedRate: false }
  return { from, to, amountFrom: amountFrom === '' ? '1' : amountFrom, isFixedRate }
}

function bodyOrNull<T>(answer: Answer<T>): T | null {
  return answer.ok ? answer.body : null
}
