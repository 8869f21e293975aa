import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'

const Day = (description: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description }))

const days = {
  from: Day('First day, UTC: 2026-11-01. Absent: 30 days before the last day.'),
  to: Day('Last day, UTC. Absent: today.'),
}

export const PartnerReportDays = Type.Object(days, { additionalProperties: false })
export type PartnerReportDays = Static<typeof PartnerReportDays>

export const PartnerReportQuery = Type.Object(
  {
    ...days,
    cursor: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'nextCursor of the previous page.',
      }),
    ),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]\\d{0,2}|1000)$', description: '1 to 1000. Absent: 100.' }),
    ),
  },
  { additionalProperties: false },
)

/** One pair and sub-account on one day. Days that have passed change only if an ended order is paid again. */
export const PartnerReportRow = Type.Object({
  day: Type.String({ description: 'UTC.' }),
  currencyFrom: Type.String(),
  currencyTo: Type.String(),
  subaccountId: Nullable(Type.String()),
  ordersCreated: Type.Integer({ description: 'Orders created that day.' }),
  ordersFinished: Type.Integer({ description: 'Orders finished that day, whenever created.' }),
  amountFrom: Type.String({ description: 'What customers paid for the finished orders.' }),
  amountTo: Type.String({ description: 'What was paid out for them, after all fees.' }),
  earned: Type.String({
    description:
      'Your commission on the finished orders and your share of our fee, in the coin paid out.',
  }),
})
export type PartnerReportRow = Static<typeof PartnerReportRow>

export const PartnerReportReply = Type.Object({
  from: Type.String(),
  to: Type.String(),
  rows: Type.Array(PartnerReportRow),
  nextCursor: Nullable(Type.String()),
})

/** What a partner's orders came to. */
export const partnerReportsCalls = {
  partnerReport: call({
    method: 'GET',
    path: '/partner/v1/reports',
    summary: 'Orders, turnover and earnings by day, pair and sub-account, at most a year at once.',
    access: 'partner',
    scope: 'reports',
    query: PartnerReportQuery,
    failures: ['report_days_malformed', 'field_malformed'],
    reply: PartnerReportReply,
  }),
  partnerReportCsv: call({
    method: 'GET',
    path: '/partner/v1/reports.csv',
    summary: 'The same as a CSV file, all rows.',
    access: 'partner',
    scope: 'reports',
    query: PartnerReportDays,
    failures: ['report_days_malformed'],
    reply: null,
    mediaType: 'text/csv',
    isHttpOnly: true,
  }),
}
