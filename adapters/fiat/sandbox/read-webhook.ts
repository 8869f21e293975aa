import type { FiatPort, WebhookMessage } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { isSameText, textOf } from '../../fiat-wire/index.ts'
import { signFiatMessage, type World } from '../../world/index.ts'

const OLDEST_MILLISECONDS = 10 * 60_000
const SECONDS = /^\d{1,12}$/

/** Whom a message of a sandbox provider is about: it signs the message's id, its time and its body. */
export function readWebhook(
  world: World,
  provider: string,
  { headers, rawBody }: WebhookMessage,
  now: number,
): ReturnType<FiatPort['readWebhook']> {
  const timestamp = headers['x-sandbox-timestamp'] ?? ''
  const seconds = SECONDS.test(timestamp) ? Number(timestamp) : 0
  const id = headers['x-sandbox-id'] ?? ''
  const expected = signFiatMessage(world, provider, { id, seconds, body: rawBody })
  const isSigned = isSameText(
    headers['x-sandbox-signature'] ?? '',
    expected.headers['x-sandbox-signature'] ?? '',
  )
  const isRecent = Math.abs(now - seconds * 1000) <= OLDEST_MILLISECONDS
  if (!isSigned || !isRecent) return fail({ code: 'webhook_forged' })
  const body = parsed(rawBody)
  const reference = textOf(body, 'reference')
  const providerReference = textOf(body, 'order')
  if (reference === null || providerReference === null) return fail({ code: 'webhook_malformed' })
  return ok({ reference, providerReference, report: null })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
