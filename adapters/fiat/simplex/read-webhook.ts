import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FiatOrderReport, WebhookFailure, WebhookMessage } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { NonsenseAnswer } from '../../exchanges/index.ts'
import { fieldOf, NoAnswer, parseWithDigits, readToken, textOf } from '../../fiat-wire/index.ts'
import { paymentIdOf } from './payment-id-of.ts'
import { reportEvent } from './report-event.ts'

export type SimplexMessage = {
  readonly reference: string | null
  readonly providerReference: string | null
  readonly report: FiatOrderReport | null
}

/** Simplex's tokens hold for five minutes; a minute more for clocks that differ. */
const LONGEST_TOKEN_SECONDS = 6 * 60

/**
 * Reads a message whose header holds a token of Simplex (RS256) that repeats the message. The signature of an RSA key is
 * verified without a secret, so that there is nothing to compare in constant time. A message that we answered is gone
 * from the queue that `read` reads, therefore its signed report is handed on.
 */
export function readWebhook(
  key: KeyObject,
  { headers, rawBody }: WebhookMessage,
  now: number,
): Result<SimplexMessage, WebhookFailure> {
  const claims = signedClaims(key, headers['x-signature-sha256'] ?? '', now)
  const body = parseWithDigits(rawBody)
  if (claims === null || !isSaidBy(claims, body)) return fail({ code: 'webhook_forged' })
  const paymentId = textOf(body, 'payment', 'id')
  if (paymentId === null) return fail({ code: 'webhook_malformed' })
  const user = textOf(body, 'payment', 'partner_end_user_id')
  if (user === null || paymentIdOf(user) !== paymentId) {
    return ok({ reference: null, providerReference: paymentId, report: null })
  }
  try {
    const report = reportEvent(body, user)
    return ok({ reference: user, providerReference: paymentId, report })
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof NonsenseAnswer)) throw error
    return fail({ code: 'webhook_malformed' })
  }
}

/** Simplex's public key as Node reads it. Throws for what is no PEM. */
export function readSimplexKey(pem: string): KeyObject {
  return createPublicKey(pem)
}

function signedClaims(key: KeyObject, text: string, now: number): unknown {
  const token = readToken(text)
  if (token?.algorithm !== 'RS256') return null
  if (!verify('sha256', Buffer.from(token.signedText), key, token.signature)) return null
  const endsAt = Number(textOf(token.claims, 'exp') ?? 'never')
  const secondsLeft = endsAt - now / 1000
  return secondsLeft > 0 && secondsLeft <= LONGEST_TOKEN_SECONDS ? token.claims : null
}

/** Whether everything in a message stands in its token too, so that one message's token fits no other. */
function isSaidBy(claims: unknown, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const names = Object.keys(body)
  return (
    names.length > 0 &&
    names.every((name) => isDeepStrictEqual(fieldOf(claims, name), fieldOf(body, name)))
  )
}
