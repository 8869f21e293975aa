import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** How the operator hears of things: a line in the log and a figure that alarms can watch. */
export type Alarms = {
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
  readonly onError: (worker: string, error: unknown) => void
}

/** Joins log and metrics. */
export function createAlarms(log: Logger, metrics: Metrics): Alarms {
  return {
    alert: (name, facts) => {
      metrics.alerts.inc({ name })
      log.error({ alert: name, ...facts }, `alert ${name}`)
    },
    onError: (worker, error) => {
      metrics.workerErrors.inc({ worker })
      log.error({ worker, err: error }, 'a worker met an error')
    },
  }
}
