import { type Logger, pino } from 'pino'
import type { Config } from './settings/index.ts'

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

/** What a log line tells of an error. */
type LoggedError = {
  readonly type: string
  readonly code: string | undefined
  /** Of a database: the rule that was broken. */
  readonly constraint: string | undefined
  readonly message: string
  readonly stack: string
  readonly cause: LoggedError | undefined
}

// Also what stands before the @ of a node's URL: user and password.
const ADDRESS = /[^\s<>"'()/@,;:[\]=]+(?::[^\s<>"'()/@]+)?@[^\s<>"'()/@,;:]+/g
const MOST_CAUSES = 5

/**
 * The parts of an error that help to mend it. Whatever else it carries (a mail server's answer with its recipients, a
 * database's row) stays out, and e-mail addresses in its texts are masked. Null for what is no error.
 */
export function errorForLog(error: unknown, causes = 0): LoggedError | null {
  if (!(error instanceof Error)) return null
  const { cause, message, name, stack = '' } = error
  return {
    type: error.constructor.name || name,
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint'),
    message: masked(message),
    stack: masked(stack),
    cause: causes < MOST_CAUSES ? (errorForLog(cause, causes + 1) ?? undefined) : undefined,
  }
}

function masked(text: string): string {
  return text.replaceAll(ADDRESS, '[address]')
}

function textOf(error: Error, name: 'code' | 'constraint'): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? masked(String(value)) : undefined
}
