import { type EventName, eventLimits, eventNames } from '@causeway/core/analytics'
import Type, { type Static } from 'typebox'
import { call } from './call.ts'

const closed = { additionalProperties: false } as const

const EventFields = Type.Record(
  Type.String({ pattern: `^\\w{1,${eventLimits.keyLength}}$` }),
  Type.Union([
    Type.String({ maxLength: eventLimits.textLength }),
    Type.Number(),
    Type.Boolean(),
    Type.Null(),
  ]),
  // Names that are none would be taken in with whatever stands behind them.
  { maxProperties: eventLimits.entries, ...closed },
)

/** Something that happened on a page (TELE-01). A name that is not among these is refused. */
export const SiteEventRequest = Type.Object(
  {
    name: Type.Unsafe<EventName>(Type.Union(eventNames.map((name) => Type.Literal(name)))),
    fields: EventFields,
    meta: EventFields,
  },
  closed,
)
export type SiteEventRequest = Static<typeof SiteEventRequest>

export const SiteEventReply = Type.Object({ result: Type.Literal(true) })

const Press = Type.Object({
  title: Type.String(),
  source: Type.String(),
  url: Type.String(),
  date: Type.String({ description: 'YYYY-MM-DD.' }),
})

/** Articles about the exchange, as its operator lists them (REF-01). */
export const PressReply = Type.Object({ result: Type.Array(Press) })
export type PressReply = Static<typeof PressReply>

const MedianSeconds = Type.Union([Type.Integer(), Type.Null()], {
  description: 'From deposit detected to payout confirmed. Null if no order was finished.',
})

/** What a page may boast of, asked for again every 600000 ms (REF-01). */
export const AdStatsReply = Type.Object({
  result: Type.Object({
    currencies: Type.Integer(),
    ordersFinished24h: Type.Integer(),
    medianSwapSeconds: MedianSeconds,
  }),
})
export type AdStatsReply = Static<typeof AdStatsReply>

/** The last 24 hours of this exchange (REF-01). */
export const DailyReportReply = Type.Object({
  result: Type.Object({
    from: Type.String({ format: 'date-time' }),
    to: Type.String({ format: 'date-time' }),
    ordersFinished: Type.Integer(),
    medianSwapSeconds: MedianSeconds,
  }),
})
export type DailyReportReply = Static<typeof DailyReportReply>

const MINUTE_SECONDS = 60

/** What pages tell of themselves, and what they tell of the exchange (REF-01, TELE-01). */
export const siteCalls = {
  recordEvent: call({
    method: 'POST',
    path: '/tags/p',
    summary:
      'Records an event on a page, at most 4 kB. Events are counted by day and name, and forwarded if the operator has set up a collector.',
    access: 'public',
    limit: 'events',
    bodyLimitBytes: eventLimits.bodyBytes,
    body: SiteEventRequest,
    reply: SiteEventReply,
  }),
  press: call({
    method: 'GET',
    path: '/collections/press',
    summary: 'Press articles about the exchange, as listed by the operator.',
    access: 'public',
    reply: PressReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
  adStats: call({
    method: 'GET',
    path: '/stats/ad',
    summary:
      'Figures for the home page, such as the median exchange time. Pages refresh them every ten minutes.',
    access: 'public',
    reply: AdStatsReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
  dailyReport: call({
    method: 'GET',
    path: '/exchange/daily-report',
    summary: 'Activity of this exchange in the last 24 hours.',
    access: 'public',
    reply: DailyReportReply,
    cacheSeconds: MINUTE_SECONDS,
  }),
}
