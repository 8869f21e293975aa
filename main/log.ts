import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { errorForLog } from './error-for-log.ts'

/** Fields that say who somebody is, or open something: never written. */
const REDACTED = [
  'email',
  'to',
  'ip',
  'remoteAddress',
  'address',
  'destination',
  'refundAddress',
  'holderSecret',
  'authorization',
  'cookie',
  'secret',
  'password',
  'rateId',
]

/** Structured lines on standard error; standard output is for people. */
export function createLog(config: Config): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { role: config.role },
      redact: {
        paths: REDACTED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
      serializers: {
        err: (error: unknown) => errorForLog(error),
        req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          // The pattern, not the path: paths carry order codes and addresses.
          route: request.routeOptions?.url,
        }),
      },
    },
    pino.destination(2),
  )
}
