import { type KeyObject, verify } from 'node:crypto'
import type { WebhookFailure, WebhookMessage } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { parseWithDigits, textOf } from '../../fiat-wire/index.ts'

export type BinanceMessage = {
  readonly reference: null
  readonly providerReference: string
  readonly report: null
}

const MILLISECONDS = /^\d{13}$/
const LONGEST_AGE_MILLISECONDS = 5 * 60_000

/**
 * Whom a message is about: signed by Binance's RSA key (SHA-256 of the body and the time), not older than five minutes. A
 * signature of an RSA key is verified without a secret, so that there is nothing to compare in constant time.
 */
export function readWebhook(
  key: KeyObject,
  { headers, rawBody }: WebhookMessage,
  now: number,
): Result<BinanceMessage, WebhookFailure> {
  const timestamp = headers['x-bn-connect-timestamp'] ?? ''
  const signature = Buffer.from(headers['x-bn-connect-signature'] ?? '', 'base64')
  const isDated =
    MILLISECONDS.test(timestamp) && Math.abs(now - Number(timestamp)) <= LONGEST_AGE_MILLISECONDS
  if (!isDated || !verify('sha256', Buffer.from(rawBody + timestamp), key, signature)) {
    return fail({ code: 'webhook_forged' })
  }
  const providerReference = textOf(parseWithDigits(rawBody), 'externalOrderId')
  if (providerReference === null) return fail({ code: 'webhook_malformed' })
  return ok({ reference: null, providerReference, report: null })
}
