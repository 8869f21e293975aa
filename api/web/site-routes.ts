import { eventLimits } from '@causeway/core/analytics'
import {
  AdStatsReply,
  DailyReportReply,
  PressReply,
  SiteEventReply,
  SiteEventRequest,
} from '../contract/index.ts'
import { webRoute } from './wire.ts'

const MINUTE = 60

/** What pages tell of themselves, and what they tell of the exchange (REF-01, TELE-01). */
export const siteRoutes = [
  webRoute({
    method: 'POST',
    path: '/tags/p',
    summary:
      'Records an event on a page, at most 4 kB. Events are counted by day and name, and forwarded if the operator has set up a collector.',
    limit: 'events',
    bodyLimitBytes: eventLimits.bodyBytes,
    body: SiteEventRequest,
    reply: SiteEventReply,
    answer: async ({ recordEvent }, { body }) => {
      recordEvent(body)
      return { ok: true, status: 200, body: { result: true } }
    },
  }),
  webRoute({
    method: 'GET',
    path: '/collections/press',
    summary: 'Press articles about the exchange, as listed by the operator.',
    reply: PressReply,
    cacheSeconds: MINUTE,
    answer: async ({ press }) => ({ ok: true, status: 200, body: { result: [...press()] } }),
  }),
  webRoute({
    method: 'GET',
    path: '/stats/ad',
    summary:
      'Figures for the home page, such as the median exchange time. Pages refresh them every ten minutes.',
    reply: AdStatsReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }) => calls.adStats(),
  }),
  webRoute({
    method: 'GET',
    path: '/exchange/daily-report',
    summary: 'Activity of this exchange in the last 24 hours.',
    reply: DailyReportReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }) => calls.dailyReport(),
  }),
] as const
