import type { WebhookMessage } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { Answer, KycWebhookReply } from '../contract/index.ts'
import { refuse, wordingOf } from '../failures/index.ts'

export type IdentityWebhook = (
  provider: string,
  message: WebhookMessage,
) => Promise<Answer<KycWebhookReply>>

/** Hears the identification provider, whoever it says it is: the use case looks at the signature. */
export function createIdentityWebhook(useCases: UseCases): IdentityWebhook {
  const words = wordingOf(useCases.catalogue)
  return async (provider, message) => {
    const heard = await useCases.hearIdentityProvider(provider, message)
    if (!heard.ok) return refuse(heard.failure, words)
    return { ok: true, status: 200, body: { result: true } }
  }
}
