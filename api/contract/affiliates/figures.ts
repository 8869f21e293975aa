import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import {
  AffiliateConversionOut,
  AffiliatePayoutOut,
  AffiliateStatuses,
  PayoutAddressesOut,
  RunningOperations,
  Sum,
} from './money.ts'

const closed = { additionalProperties: false } as const
const Usd = Type.String({ description: 'US dollars at the market of each order’s moment.' })
const Btc = Nullable(Type.String({ description: 'At the current price. Null without prices.' }))
const Worth = Type.Object({ usd: Usd, btc: Btc })
const Day = (description: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description }))
const days = {
  dateFrom: Day('First day, UTC. Absent: 30 days before the last day.'),
  dateTo: Day('Last day, UTC. Absent: today.'),
}
const page = {
  offset: Type.Optional(Type.String({ pattern: '^\\d{1,7}$', description: 'Absent: 0.' })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$', description: 'Absent: 16.' })),
}
const Source = Type.Optional(
  Type.String({
    pattern: '^(all|own|[2-9a-z]{14})$',
    description: '`all`, `own` for the affiliate’s own link, or the id of a tool. Absent: all.',
  }),
)

const sums = {
  clicks: Type.Integer(),
  orders: Type.Integer(),
  turnover: Usd,
  earnings: Usd,
} as const

export const SourceStatsOut = Type.Object({
  source: Type.String({ description: '`own`, or the id of a tool.' }),
  name: Nullable(Type.String({ description: 'The tool’s name.' })),
  ...sums,
})
export type SourceStatsOut = Static<typeof SourceStatsOut>

export const TimelineOut = Type.Object({
  date: Type.String({ format: 'date', description: 'First day.' }),
  ...sums,
})
export type TimelineOut = Static<typeof TimelineOut>

export const ReferredOrderOut = Type.Object({
  createdAt: Type.String({ format: 'date-time' }),
  type: Type.Union([Type.Literal('exchange'), Type.Literal('widget'), Type.Literal('buy')]),
  currencyFrom: Type.String(),
  amountFrom: Type.String(),
  currencyTo: Type.String(),
  commission: Type.String(),
  commissionCurrency: Type.String(),
  status: Type.Union([
    Type.Literal('earned'),
    Type.Literal('held'),
    Type.Literal('reversed'),
    Type.Literal('refused'),
  ]),
  source: Type.String(),
})
export type ReferredOrderOut = Static<typeof ReferredOrderOut>

const Limits = Type.Object({
  minWithdraw: Type.String({ description: 'Smallest payout in whole coins.' }),
  minApprove: Type.String({
    description: 'From which sum on a person approves payouts. Always 0: nobody has to.',
  }),
})

const listOf = <T extends Type.TSchema>(row: T) =>
  Type.Object({ list: Type.Array(row), count: Type.Integer() })

export const AccountSummaryReply = Type.Object({
  result: Type.Object({
    accountSummary: Type.Object({
      earnings: Worth,
      turnover: Worth,
      estimatedBalance: Type.Object({
        usd: Nullable(Type.String({ description: 'At current prices. Null without prices.' })),
        btc: Btc,
      }),
      payout: Type.Object({ btc: Type.String(), eth: Type.String() }),
      estimatedConvert: Type.Object({ btc: Btc, eth: Btc }),
      exchangeRevenue: Usd,
      apiRevenue: Usd,
    }),
    orders: Type.Integer(),
    clicks: Type.Integer(),
    btc: Limits,
    eth: Limits,
    statuses: AffiliateStatuses,
    runningOperations: RunningOperations,
    payoutAddresses: PayoutAddressesOut,
    stats: listOf(SourceStatsOut),
    api: listOf(TimelineOut),
    payouts: listOf(AffiliatePayoutOut),
    conversions: listOf(AffiliateConversionOut),
  }),
})
export type AccountSummaryReply = Static<typeof AccountSummaryReply>

export const TurnoverStatsReply = Type.Object({
  result: Type.Object({
    dateFrom: Type.String(),
    dateTo: Type.String(),
    timeline: Type.Array(TimelineOut),
    total: Type.Object(sums),
    previous: Type.Object(sums, { description: 'The same number of days before.' }),
  }),
})
export type TurnoverStatsReply = Static<typeof TurnoverStatsReply>

export const AffiliateStatementReply = Type.Object({
  result: Type.Object({
    month: Type.String({ description: '`YYYY-MM`, UTC.' }),
    refId: Type.String(),
    sources: Type.Array(SourceStatsOut),
    total: Type.Object(sums),
    commissions: Type.Array(
      Type.Object({ currency: Type.String(), earned: Type.String(), held: Type.String() }),
      { description: 'Of orders that finished in the month, by coin, in whole coins.' },
    ),
    conversions: Type.Array(
      Type.Object({
        endedAt: Type.String({ format: 'date-time' }),
        taken: Type.Array(Sum),
        given: Sum,
      }),
    ),
    payouts: Type.Array(AffiliatePayoutOut, { description: 'Requested in the month.' }),
  }),
})
export type AffiliateStatementReply = Static<typeof AffiliateStatementReply>

/** What links of an affiliate came to (EARN-04, EARN-07, EARN-09). Of customers nothing is told. */
export const affiliateFigureCalls = {
  affiliateTotalStats: call({
    method: 'GET',
    path: '/affiliate/total-stats',
    summary: 'The account summary with the first page of each list.',
    access: 'account',
    failures: ['affiliate_missing'],
    reply: AccountSummaryReply,
  }),
  affiliateStats: call({
    method: 'GET',
    path: '/affiliate/stats',
    summary: 'Clicks, finished orders, turnover and earnings by source, most turnover first.',
    access: 'account',
    query: Type.Object({ source: Source, ...days, ...page }, closed),
    failures: ['affiliate_missing', 'report_days_malformed'],
    reply: listOf(SourceStatsOut),
  }),
  affiliateApiDailyStats: call({
    method: 'GET',
    path: '/affiliate/api-daily-stats',
    summary: 'Orders, turnover and earnings of the account’s API keys by day (UTC), newest first.',
    access: 'account',
    query: Type.Object({ ...days, ...page }, closed),
    failures: ['affiliate_missing', 'report_days_malformed'],
    reply: listOf(TimelineOut),
  }),
  affiliateReferredTransactions: call({
    method: 'GET',
    path: '/affiliate/referred-transactions',
    summary: 'Referred orders, newest first: time, pair, amount and commission.',
    access: 'account',
    query: Type.Object({ source: Source, ...days, ...page }, closed),
    failures: ['affiliate_missing', 'report_days_malformed'],
    reply: listOf(ReferredOrderOut),
  }),
  affiliateStatement: call({
    method: 'GET',
    path: '/affiliate/statement',
    summary: 'The statement of a calendar month: orders, commissions, conversions and payouts.',
    access: 'account',
    query: Type.Object(
      {
        month: Type.Optional(
          Type.String({
            pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
            description: '`YYYY-MM`, UTC. Absent: the last month that has ended.',
          }),
        ),
      },
      closed,
    ),
    failures: ['affiliate_missing'],
    reply: AffiliateStatementReply,
  }),
  affiliateTurnoverStats: call({
    method: 'GET',
    path: '/affiliate/turnover-stats',
    summary: 'Turnover by day, week or month, and the same number of days before.',
    access: 'account',
    query: Type.Object(
      {
        campaignId: Source,
        ...days,
        groupTimelineBy: Type.Optional(
          Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]),
        ),
      },
      closed,
    ),
    failures: ['affiliate_missing', 'report_days_malformed'],
    reply: TurnoverStatsReply,
  }),
}
