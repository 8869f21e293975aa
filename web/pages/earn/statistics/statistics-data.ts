import type {
  AccountSummaryReply,
  ReferredOrderOut,
  SourceStatsOut,
  TimelineOut,
  TurnoverStatsReply,
} from '@causeway/api/contract'
import type { StatisticsQuery } from './statistics-query.ts'

/** A page of a list, and how many rows there are in all. */
export type ListPage<Row> = { readonly list: readonly Row[]; readonly count: number }

/** Everything that the statistics page shows of an affiliate. */
export type Statistics = {
  /** What was asked for, with the days that were left out. */
  readonly query: StatisticsQuery
  /** Why the days could not be used; the usual ones are shown. Null where nothing is wrong. */
  readonly refusal: string | null
  readonly summary: Omit<AccountSummaryReply['result'], 'stats' | 'api' | 'payouts' | 'conversions'>
  readonly turnover: TurnoverStatsReply['result']
  readonly sources: ListPage<SourceStatsOut>
  readonly orders: ListPage<ReferredOrderOut>
  readonly apiDays: ListPage<TimelineOut>
  /** Names of tools by their ids. */
  readonly tools: readonly { readonly id: string; readonly name: string }[]
}

export type Sums = TurnoverStatsReply['result']['total']
