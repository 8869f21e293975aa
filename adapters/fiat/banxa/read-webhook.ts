import type { FiatPort, WebhookMessage } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { hmac, isSameText, parseWithDigits, textOf } from '../../fiat-wire/index.ts'
import type { BanxaNeeds } from './banxa-needs.ts'

const OLDEST_MILLISECONDS = 10 * 60_000
const AUTHORIZATION = /^Bearer ([^:\s]+):([0-9a-fA-F]{64}):(\d{10}|\d{13}|\d{16})$/
const DIGITS_OF_MILLISECONDS = 13

/**
 * Whom a message of Banxa's is about: `Authorization: Bearer key:signature:nonce`, the signature an HMAC-SHA256, in
 * hexadecimal, over method, path, nonce and body, each on a line; the nonce a time in seconds, milli- or microseconds
 * (docs.banxa.com, webhooks and authentication).
 */
export function readWebhook(
  { webhookKey, webhookSecret, webhookPath }: BanxaNeeds,
  { headers, rawBody }: WebhookMessage,
  now: number,
): ReturnType<FiatPort['readWebhook']> {
  const [, key = '', signature = '', nonce = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const signed = `POST\n${webhookPath}\n${nonce}\n${rawBody}`
  const isKey = isSameText(key, webhookKey)
  const isSigned = isSameText(hmac('sha256', webhookSecret, signed, 'hex'), signature.toLowerCase())
  const isRecent = Math.abs(now - timeOf(nonce)) <= OLDEST_MILLISECONDS
  if (!isKey || !isSigned || !isRecent) return fail({ code: 'webhook_forged' })
  const body = parseWithDigits(rawBody)
  const providerReference = textOf(body, 'order_id')
  if (providerReference === null) return fail({ code: 'webhook_malformed' })
  return ok({ reference: textOf(body, 'external_id'), providerReference, report: null })
}

/** Milliseconds since 1970 of a time that has ten, thirteen or sixteen digits. */
function timeOf(nonce: string): number {
  return Number(nonce.slice(0, DIGITS_OF_MILLISECONDS).padEnd(DIGITS_OF_MILLISECONDS, '0'))
}
