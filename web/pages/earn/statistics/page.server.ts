import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { type PageContext, pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import type { Statistics } from './statistics-data.ts'
import { daysOf, readStatisticsQuery, type StatisticsQuery } from './statistics-query.ts'

/** What links of an affiliate came to (EARN-04); whoever is not signed in was sent away before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand } = page
  const [{ messages, t }, statistics] = await Promise.all([
    pageTexts(page, ['earnStatistics']),
    statisticsOf(page, readStatisticsQuery(url.searchParams)),
  ])
  const seo: PageSeo = {
    title: t('earnStatistics.metaTitle', { brand: brand.name }),
    description: t('earnStatistics.metaDescription'),
    canonical: null,
  }
  return { messages, seo, statistics }
}

/** Null of accounts that have not joined the programme. */
async function statisticsOf(page: PageContext, asked: StatisticsQuery): Promise<Statistics | null> {
  const { calls, caller } = page
  const total = await calls.affiliateTotalStats({}, caller)
  if (!total.ok && total.body.error.code === 'affiliate_missing') return null
  const {
    api: _api,
    conversions: _done,
    payouts: _paid,
    stats: _stats,
    ...summary
  } = answerBody(total).result
  const figures = await figuresOf(page, asked)
  if (figures.refusal === null) return { ...figures.read, summary, refusal: null }
  const usual = await figuresOf(page, { ...asked, from: '', to: '' })
  if (usual.refusal !== null) throw new Error(usual.refusal)
  return { ...usual.read, summary, refusal: figures.refusal }
}

type Figures = Omit<Statistics, 'summary' | 'refusal'>

/** The figures of some days, or why there are none of these days. */
async function figuresOf(
  { calls, caller }: PageContext,
  query: StatisticsQuery,
): Promise<{ readonly refusal: null; readonly read: Figures } | { readonly refusal: string }> {
  const { group, source } = query
  const days = daysOf(query)
  const timeline = await calls.affiliateTurnoverStats(
    { ...days, campaignId: source, groupTimelineBy: group },
    caller,
  )
  if (!timeline.ok && timeline.body.error.code === 'report_days_malformed') {
    return { refusal: timeline.body.error.message }
  }
  const turnover = answerBody(timeline).result
  const [sources, orders, apiDays, tools] = await Promise.all([
    calls.affiliateStats({ ...days, source, offset: `${query.sourcesAfter}` }, caller),
    calls.affiliateReferredTransactions(
      { ...days, source, offset: `${query.ordersAfter}` },
      caller,
    ),
    calls.affiliateApiDailyStats({ ...days, offset: `${query.apiAfter}` }, caller),
    calls.affiliateTools({}, caller),
  ])
  return {
    refusal: null,
    read: {
      query: { ...query, from: turnover.dateFrom, to: turnover.dateTo },
      turnover,
      sources: answerBody(sources),
      orders: answerBody(orders),
      apiDays: answerBody(apiDays),
      tools: answerBody(tools).result.tools.map(({ id, name }) => ({ id, name })),
    },
  }
}
