import type { WebhookMessage } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { Answer, FiatWebhookReply } from '../contract/index.ts'
import { refuse, wordingOf } from '../failures/index.ts'

export type FiatWebhook = (
  provider: string,
  message: WebhookMessage,
) => Promise<Answer<FiatWebhookReply>>

/** Hears a provider of fiat, whoever it says it is: the use case looks at the signature (BUY-07). */
export function createFiatWebhook(useCases: UseCases): FiatWebhook {
  const words = wordingOf(useCases.catalogue)
  return async (provider, message) => {
    const heard = await useCases.fiat.hear(provider, message)
    if (!heard.ok) return refuse(heard.failure, words)
    return { ok: true, status: 200, body: { result: true } }
  }
}
