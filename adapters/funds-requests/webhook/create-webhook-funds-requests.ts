import { createHmac } from 'node:crypto'
import type { Clock, FundsRequest, FundsRequestPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'

export type WebhookNeeds = {
  readonly clock: Clock
  /** Where requests are posted. No other address is ever asked. */
  readonly url: string
  /** Signs requests. */
  readonly secret: string
  /** Endings of the names whose owners have a wallet there, without the dot. */
  readonly endings: readonly string[]
  readonly timeLimitMilliseconds: number
}

const PROVIDER = 'webhook'

/**
 * A wallet provider that takes signed requests by HTTP: POST with JSON, `X-Timestamp` (Unix seconds), `X-Signature`
 * (hexadecimal HMAC-SHA256 of timestamp, a dot and the body) and `Idempotency-Key`. 2xx: the payer is asked; 404: it does
 * not know the name; other 4xx: it refuses; anything else is no answer.
 */
export function createWebhookFundsRequests(needs: WebhookNeeds): FundsRequestPort {
  const endings = new Set(needs.endings)
  return {
    provider: PROVIDER,
    serves: (name) => endings.has(name.split('.').at(-1) ?? ''),
    request: async (request) => {
      const status = await post(needs, request).catch(() => null)
      if (status === null || status >= 500 || status === 408 || status === 429) {
        return fail({ code: 'funds_provider_unreachable' })
      }
      if (status >= 200 && status < 300) return ok(null)
      const code = status === 404 ? 'funds_request_not_supported' : 'funds_request_refused'
      return fail({ code })
    },
  }
}

async function post(needs: WebhookNeeds, request: FundsRequest): Promise<number> {
  const { idempotencyKey, ...asked } = request
  const body = JSON.stringify(asked)
  const timestamp = String(Math.floor(needs.clock.now() / 1000))
  const signature = createHmac('sha256', needs.secret).update(`${timestamp}.${body}`).digest('hex')
  const reply = await fetch(needs.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(needs.timeLimitMilliseconds),
  })
  // Nothing that it says is read: the status is the answer.
  await reply.body?.cancel()
  return reply.status
}
