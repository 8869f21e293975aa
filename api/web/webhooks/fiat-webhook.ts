import type { WebhookMessage } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { FiatWebhookFailure } from '@causeway/server/fiat'
import type { Answer, FiatWebhookReply } from '../../contract/index.ts'
import { refuse, wordingOf } from '../../failures/index.ts'

export type FiatWebhook = (
  provider: string,
  message: WebhookMessage,
) => Promise<Answer<FiatWebhookReply, FiatWebhookFailure['code']>>

/** Handles webhooks of fiat providers. The use case checks the signature (BUY-07). */
export function createFiatWebhook(useCases: UseCases): FiatWebhook {
  const words = wordingOf(useCases.catalogue)
  return async (provider, message) => {
    const taken = await useCases.fiat.handleMessage(provider, message)
    if (!taken.ok) return refuse(taken.failure, words)
    return { ok: true, status: 200, body: { result: true } }
  }
}
