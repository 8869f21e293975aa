import type { IncomingHttpHeaders } from 'node:http'
import type { PlayBook } from './play-book.ts'

/**
 * How a play exchange misbehaves. `lost_answer`: does what it was told, then hangs up. `stale`: says that its prices
 * are an hour old, where its wire format has a time. `half`: every second market is not in the answers.
 */
export type PlayFault =
  | 'none'
  | 'slow'
  | 'error_500'
  | 'garbage'
  | 'html'
  | 'stale'
  | 'rate_limited'
  | 'half'
  | 'lost_answer'

export type Asked = {
  readonly method: string
  readonly path: string
  /** Without the question mark, as it was sent: signatures are over it. */
  readonly query: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
  readonly fault: PlayFault
  /** Milliseconds since 1970. */
  readonly now: number
}

export type Reply = { readonly status: number; readonly text: string; readonly type?: string }

/** One exchange's wire format. */
export type Dialect = {
  readonly keys: { readonly apiKey: string; readonly secret: string }
  readonly takesFeeOfReceived: boolean
  /** Whether an order is placed by it. */
  readonly isOrder: (asked: Asked) => boolean
  readonly answer: (book: PlayBook, asked: Asked) => Reply
}

/** An answer in JSON. */
export function json(value: unknown, status = 200): Reply {
  return { status, text: JSON.stringify(value) }
}

/** Every second one where half of the markets are to be missing. */
export function shown<T>(all: readonly T[], fault: PlayFault): readonly T[] {
  return fault === 'half' ? all.filter((_, index) => index % 2 === 0) : all
}
