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
      'Takes in something that happened on a page, at most 4 kB. It is counted by day and name, and passed on where the operator has a collector.',
    limit: 'events',
    bodyLimitBytes: eventLimits.bodyBytes,
    body: SiteEventRequest,
    reply: SiteEventReply,
    answer: async ({ hearEvent }, { body }) => {
      hearEvent(body)
      return { ok: true, status: 200, body: { result: true } }
    },
  }),
  webRoute({
    method: 'GET',
    path: '/collections/press',
    summary: 'Articles about the exchange, as its operator lists them.',
    reply: PressReply,
    cacheSeconds: MINUTE,
    answer: async ({ press }) => ({ ok: true, status: 200, body: { result: [...press()] } }),
  }),
  webRoute({
    method: 'GET',
    path: '/stats/ad',
    summary: 'Figures that a page may boast of; pages ask again every ten minutes.',
    reply: AdStatsReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }) => calls.adStats(),
  }),
  webRoute({
    method: 'GET',
    path: '/exchange/daily-report',
    summary: 'The last 24 hours of this exchange.',
    reply: DailyReportReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }) => calls.dailyReport(),
  }),
] as const
