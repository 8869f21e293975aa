import type { CollectorPort } from '@causeway/core/ports'

export type HttpCollectorNeeds = {
  /** Where events are posted. No other address is ever asked. */
  readonly url: string
  readonly timeLimitMilliseconds: number
}

/** A counting service that takes `{events: [{name, fields, meta, at}]}` by POST. Any status but 2xx is a refusal. */
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
      if (!reply.ok) throw new Error(`the collector answered ${reply.status}`)
    },
  }
}
