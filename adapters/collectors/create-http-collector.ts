import type { CollectorPort } from '@causeway/core/ports'

export type HttpCollectorNeeds = {
  /** Where events are posted. No other address is ever asked. */
  readonly url: string
  readonly timeLimitMilliseconds: number
}

/** Statuses of requests that ask to be asked again: time-out, too many. */
const LATER = [408, 429]

/** A counting service that takes `{events: [{name, fields, meta, at}]}` by POST. A 4xx refuses them for good. */
export function createHttpCollector({
  timeLimitMilliseconds,
  url,
}: HttpCollectorNeeds): CollectorPort {
  return {
    name: 'http',
    send: async (events) => {
      const reply = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ events }),
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMilliseconds),
      })
      // Nothing that it says is read: the status is the answer.
      await reply.body?.cancel()
      if (reply.ok) return 'taken'
      const { status } = reply
      if (status >= 400 && status < 500 && !LATER.includes(status)) return 'refused'
      throw new Error(`the collector answered ${status}`)
    },
  }
}
