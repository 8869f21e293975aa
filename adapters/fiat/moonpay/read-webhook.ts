import type { FiatPort, WebhookMessage } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { hmac, isSameText, parseWithDigits, textOf } from '../../fiat-wire/index.ts'

const OLDEST_MILLISECONDS = 10 * 60_000
const SIGNATURE = /^t=(\d{1,12}),s=([0-9a-f]{64})$/

/**
 * Whom a message of MoonPay's is about: `Moonpay-Signature-V2` is `t=<seconds>,s=<HMAC-SHA256 of seconds, a dot and the
 * body, hexadecimal>` (dev.moonpay.com, request signing).
 */
export function readWebhook(
  webhookKey: string,
  { headers, rawBody }: WebhookMessage,
  now: number,
): ReturnType<FiatPort['readWebhook']> {
  const [, seconds = '', signature = ''] =
    SIGNATURE.exec(headers['moonpay-signature-v2'] ?? '') ?? []
  const expected = hmac('sha256', webhookKey, `${seconds}.${rawBody}`, 'hex')
  const isSigned = isSameText(expected, signature)
  const isRecent = Math.abs(now - Number(seconds) * 1000) <= OLDEST_MILLISECONDS
  if (!isSigned || !isRecent) return fail({ code: 'webhook_forged' })
  const body = parseWithDigits(rawBody)
  const providerReference = textOf(body, 'data', 'id')
  if (providerReference === null) return fail({ code: 'webhook_malformed' })
  const reference = textOf(body, 'data', 'externalTransactionId')
  return ok({ reference, providerReference, report: null })
}
