import type { FiatPort, WebhookMessage } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { fieldOf, hmac, isSameText, parseWithDigits, textOf } from '../../fiat-wire/index.ts'

/**
 * Whom a message of Mercuryo's is about: `X-Signature` is the HMAC-SHA256, in hexadecimal, of the body. Its documents
 * disagree on whether white space counts in that; both are taken, for both need the key.
 */
export function readWebhook(
  signKey: string,
  { headers, rawBody }: WebhookMessage,
): ReturnType<FiatPort['readWebhook']> {
  const signature = (headers['x-signature'] ?? '').toLowerCase()
  const isAsSent = isSameText(hmac('sha256', signKey, rawBody, 'hex'), signature)
  const withoutSpace = rawBody.replaceAll(/\s/g, '')
  const isWithoutSpace = isSameText(hmac('sha256', signKey, withoutSpace, 'hex'), signature)
  if (!isAsSent && !isWithoutSpace) return fail({ code: 'webhook_forged' })
  const body = parseWithDigits(rawBody)
  const data = fieldOf(body, 'payload', 'data') ?? fieldOf(body, 'data')
  const reference = textOf(data, 'merchant_transaction_id')
  if (textOf(data, 'id') === null) return fail({ code: 'webhook_malformed' })
  // The name is that of one operation of several: the order is asked for by ours.
  return ok({ reference, providerReference: null, report: null })
}
