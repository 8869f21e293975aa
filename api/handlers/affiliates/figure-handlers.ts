import { PAYOUTS_ON_A_PAGE } from '@causeway/core/affiliates'
import type { UseCases } from '@causeway/server'
import { monthBefore, type OrderSums } from '@causeway/server/affiliates'
import type { affiliateFigureCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { reportDays } from '../partners/report-days.ts'
import { accountSummary } from './account-summary.ts'
import { addSums, daysBefore, referredOut, sourceOut, sumsOut, timelineOut } from './figures-out.ts'
import { statementOut } from './statement-out.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

type Asked = {
  readonly dateFrom?: string
  readonly dateTo?: string
  readonly offset?: string
  readonly limit?: string
}

/** What links of an affiliate came to (EARN-04, EARN-07, EARN-09). */
export function createAffiliateFigureHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof affiliateFigureCalls> {
  const { affiliates } = useCases
  const daysOf = ({ dateFrom, dateTo }: Asked) =>
    reportDays(
      {
        ...(dateFrom === undefined ? {} : { from: dateFrom }),
        ...(dateTo === undefined ? {} : { to: dateTo }),
      },
      useCases.now(),
    )
  return {
    affiliateTotalStats: async (_input, { session }) => {
      const summary = await accountSummary(useCases, words, session.accountId)
      return summary.ok ? answer({ result: summary.value }) : refuse(summary.failure, words)
    },
    affiliateStats: async ({ source, ...asked }, { session: { accountId } }) => {
      const days = daysOf(asked)
      if (!days.ok) return days
      const found = await affiliates.sources(accountId, { ...days.body, toolId: toolOf(source) })
      if (!found.ok) return refuse(found.failure, words)
      const tools = await affiliates.listTools(accountId)
      const list = pageOf(found.value, asked).map((sums) => sourceOut(sums, tools))
      return answer({ list, count: found.value.length })
    },
    affiliateApiDailyStats: async (asked, { session }) => {
      const days = daysOf(asked)
      if (!days.ok) return days
      const found = await affiliates.apiDays(session.accountId, days.body)
      if (!found.ok) return refuse(found.failure, words)
      const list = pageOf(found.value, asked).map(timelineOut)
      return answer({ list, count: found.value.length })
    },
    affiliateReferredTransactions: async ({ source, ...asked }, { session }) => {
      const days = daysOf(asked)
      if (!days.ok) return days
      const found = await affiliates.referredOrders(session.accountId, {
        ...days.body,
        toolId: toolOf(source),
        offset: Number(asked.offset ?? 0),
        limit: Number(asked.limit ?? PAYOUTS_ON_A_PAGE),
      })
      if (!found.ok) return refuse(found.failure, words)
      const list = found.value.orders.map((order) => referredOut(order, words))
      return answer({ list, count: Number(found.value.count) })
    },
    ...createStatementHandler({ useCases, words }),
    affiliateTurnoverStats: async (asked, { session: { accountId } }) => {
      const days = daysOf(asked)
      if (!days.ok) return days
      const of = { toolId: toolOf(asked.campaignId), by: asked.groupTimelineBy ?? 'day' }
      const timeline = await affiliates.timeline(accountId, { ...days.body, ...of })
      if (!timeline.ok) return refuse(timeline.failure, words)
      const before = await affiliates.timeline(accountId, { ...daysBefore(days.body), ...of })
      const previous: readonly OrderSums[] = before.ok ? before.value : []
      return answer({
        result: {
          dateFrom: days.body.from,
          dateTo: days.body.to,
          timeline: timeline.value.map(timelineOut),
          total: sumsOut(addSums(timeline.value)),
          previous: sumsOut(addSums(previous)),
        },
      })
    },
  }
}

/** The statement of a month; absent, the last one that has ended. */
function createStatementHandler({
  useCases,
  words,
}: Needs): Pick<HandlersOf<typeof affiliateFigureCalls>, 'affiliateStatement'> {
  const { affiliates, now } = useCases
  return {
    affiliateStatement: async ({ month }, { session: { accountId } }) => {
      const asked = month ?? monthBefore(now()).slice(0, 7)
      const found = await affiliates.statement(accountId, `${asked}-01`)
      if (!found.ok) return refuse(found.failure, words)
      const [affiliate, tools] = [
        await affiliates.status(accountId),
        await affiliates.listTools(accountId),
      ]
      const refId = affiliate?.ref_id ?? ''
      return answer({ result: statementOut(found.value, { month: asked, refId, tools, words }) })
    },
  }
}

/** Null for all; empty for the affiliate's own link. */
function toolOf(source = 'all'): string | null {
  if (source === 'all') return null
  return source === 'own' ? '' : source
}

function pageOf<T>(rows: readonly T[], { limit, offset }: Asked): readonly T[] {
  const first = Number(offset ?? 0)
  return rows.slice(first, first + Number(limit ?? PAYOUTS_ON_A_PAGE))
}
