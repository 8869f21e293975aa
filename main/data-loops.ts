import { createHttpCollector } from '@causeway/adapters/collectors'
import { createEventRelay, type EventRelay } from '@causeway/server/analytics/create-event-relay'
import type { ProductClock } from '@causeway/server/clock/product-clock'
import { type Database, guardPort } from '@causeway/server/db'
import type { HealthMonitor } from '@causeway/server/health/create-health-monitor'
import { createLoop, type Loop } from '@causeway/server/jobs'
import { createUsageRecorder, type UsageRecorder } from '@causeway/server/partners'
import {
  createRequestCounts,
  type RequestCounts,
} from '@causeway/server/request-counts/create-request-counts'
import { createExchangeCounts } from '@causeway/server/request-counts/exchange-counts'
import type { Alarms } from './alarms.ts'
import type { Config, Keys } from './settings/index.ts'

const EVERY_MILLISECONDS = { prices: 1000, stock: 2000, followers: 700, requestCounts: 1000 }

/** What every process keeps fresh for itself: prices, what staff set, stock, business time, the orders that somebody watches, what is counted, how it does. */
export function dataLoops(what: {
  feed: { readonly refresh: () => Promise<void> }
  trading: { readonly refresh: () => Promise<void> }
  stock: { readonly refresh: () => Promise<void> }
  clock: ProductClock
  followings: readonly { readonly poll: () => Promise<void> }[]
  events: EventRelay
  usage: UsageRecorder
  requestCounts: RequestCounts
  health: HealthMonitor
  onError: (name: string, error: unknown) => void
}): readonly Loop[] {
  const { feed, trading, stock, clock, followings, events, usage, requestCounts, health, onError } =
    what
  const refreshing = (
    name: string,
    everyMilliseconds: number,
    refresh: () => Promise<void>,
  ): Loop => {
    const work = async () => {
      await refresh()
      return false
    }
    return createLoop({ name, everyMilliseconds, work, onError })
  }
  return [
    refreshing('prices', EVERY_MILLISECONDS.prices, async () => {
      await clock.refresh()
      await trading.refresh()
      await feed.refresh()
    }),
    refreshing('stock', EVERY_MILLISECONDS.stock, stock.refresh),
    refreshing('followers', EVERY_MILLISECONDS.followers, async () => {
      for (const following of followings) await following.poll()
    }),
    refreshing('request_counts', EVERY_MILLISECONDS.requestCounts, requestCounts.exchange),
    flushLoop('events', events, { onError }),
    flushLoop('partner_usage', usage, { onError }),
    health.loop,
  ]
}

const TIME_LIMIT_MILLISECONDS = 5_000
const FLUSH_EVERY_MILLISECONDS = 10_000

/** What is counted in memory until a loop writes it down. */
export type Counting = {
  readonly events: EventRelay
  readonly usage: UsageRecorder
  readonly requestCounts: RequestCounts
}

/** Counts what happens on pages, what partners ask for, and the requests of busy visitors. */
export function openCounting(
  config: Pick<Config, 'analyticsUrl'>,
  needs: {
    readonly database: Database
    readonly clock: ProductClock
    readonly keys: Pick<Keys, 'networkKey'>
  },
): Counting {
  const { database, keys } = needs
  return {
    events: openEventRelay(config, needs),
    usage: createUsageRecorder(needs),
    requestCounts: createRequestCounts({
      exchangeCounts: createExchangeCounts({ database, key: keys.networkKey }),
      now: () => performance.now(),
    }),
  }
}

/** Counts what happens on pages, and passes it on where the operator names a collector (TELE-01). */
function openEventRelay(
  { analyticsUrl: url }: Pick<Config, 'analyticsUrl'>,
  needs: { readonly database: Database; readonly clock: ProductClock },
): EventRelay {
  const timeLimitMilliseconds = TIME_LIMIT_MILLISECONDS
  const collector =
    url === null
      ? null
      : guardPort(createHttpCollector({ url, timeLimitMilliseconds }), 'collector', ['name'])
  return createEventRelay({ ...needs, collector })
}

/** Writes down what was counted every ten seconds, and once more at the end. */
function flushLoop(
  name: string,
  counted: Pick<EventRelay | UsageRecorder, 'flush'>,
  { onError }: Pick<Alarms, 'onError'>,
): Loop {
  const loop = createLoop({
    name,
    everyMilliseconds: FLUSH_EVERY_MILLISECONDS,
    work: async () => {
      await counted.flush()
      return false
    },
    onError,
  })
  return {
    ...loop,
    stop: async () => {
      await loop.stop()
      await counted.flush().catch((error: unknown) => onError(name, error))
    },
  }
}
