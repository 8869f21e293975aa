import { unavailableIn } from '@causeway/core/ports'
import type { Logger } from 'pino'
import { errorForLog } from './log.ts'
import type { Metrics } from './metrics.ts'

/** How the operator hears of things: a line in the log and a figure that alarms can watch. */
export type Alarms = {
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
  readonly onError: (worker: string, error: unknown) => void
}

/** What has not been met for so long is told again. */
const FORGOTTEN_AFTER_MILLISECONDS = 10 * 60_000
const MOST_REMEMBERED = 500

/**
 * Joins log and metrics. That something outside does not answer yet is no error of ours: it is told once, as a warning
 * and without a stack, however often it is met, and counted each time. `now`: milliseconds from any beginning.
 */
export function createAlarms(
  log: Logger,
  metrics: Metrics,
  now: () => number = () => performance.now(),
): Alarms {
  const metAt = new Map<string, number>()
  const isNews = (what: string) => {
    const last = metAt.get(what)
    if (metAt.size >= MOST_REMEMBERED) metAt.clear()
    metAt.set(what, now())
    return last === undefined || now() - last >= FORGOTTEN_AFTER_MILLISECONDS
  }
  return {
    alert: (name, facts) => {
      metrics.alerts.inc({ name })
      log.error({ alert: name, ...facts }, `alert ${name}`)
    },
    onError: (worker, error) => {
      metrics.workerErrors.inc({ worker })
      const waitsFor = errorForLog(unavailableIn(error))?.message
      if (waitsFor === undefined) log.error({ worker, err: error }, 'a worker met an error')
      else if (isNews(`${worker} ${waitsFor}`)) {
        log.warn({ worker, waitsFor }, 'a worker waits for what does not answer yet')
      }
    },
  }
}
