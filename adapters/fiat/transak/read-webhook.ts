import type { WebhookFailure, WebhookMessage } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { hmac, isSameText, parseWithDigits, readToken, textOf } from '../../fiat-wire/index.ts'

export type TransakMessage = {
  readonly reference: string | null
  readonly providerReference: string | null
  readonly report: null
}

/**
 * Whom a message is about. The message is a token (HS256) signed with an access token that Transak gave us. It is a call
 * to look, so that one sent again does no harm.
 */
export function readWebhook(
  keys: readonly string[],
  { rawBody }: WebhookMessage,
): Result<TransakMessage, WebhookFailure> {
  const token = readToken(textOf(parseWithDigits(rawBody), 'data') ?? '')
  if (token?.algorithm !== 'HS256') return fail({ code: 'webhook_forged' })
  const signature = token.signature.toString('base64')
  const isSigned = keys
    .map((key) => isSameText(signature, hmac('sha256', key, token.signedText, 'base64')))
    .includes(true)
  if (!isSigned) return fail({ code: 'webhook_forged' })
  const providerReference = textOf(token.claims, 'webhookData', 'id')
  if (providerReference === null) return fail({ code: 'webhook_malformed' })
  const reference = textOf(token.claims, 'webhookData', 'partnerOrderId')
  return ok({ reference, providerReference, report: null })
}
