import { createHttpCollector } from '@causeway/adapters/collectors'
import { createEventRelay, type EventRelay } from '@causeway/server/analytics'
import { type Database, guardPort } from '@causeway/server/db'
import { createLoop, type Loop } from '@causeway/server/jobs'
import type { Alarms } from './alarms.ts'
import type { Config } from './config.ts'
import type { ProductClock } from './product-clock.ts'

const TIME_LIMIT_MILLISECONDS = 5_000
const FLUSH_EVERY_MILLISECONDS = 10_000

/** Counts what happens on pages, and passes it on where the operator names a collector (TELE-01). */
export function openEventRelay(
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

/** Writes the recorded events every ten seconds, and once more at the end. */
export function eventLoop(events: EventRelay, { onError }: Pick<Alarms, 'onError'>): Loop {
  const loop = createLoop({
    name: 'events',
    everyMilliseconds: FLUSH_EVERY_MILLISECONDS,
    work: async () => {
      await events.flush()
      return false
    },
    onError,
  })
  return {
    ...loop,
    stop: async () => {
      await loop.stop()
      await events.flush().catch((error: unknown) => onError('events', error))
    },
  }
}
