import type { WebhookMessage } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { IdentityWebhookFailure } from '@causeway/server/compliance'
import type { Answer, KycWebhookReply } from '../../contract/index.ts'
import { refuse, wordingOf } from '../../failures/index.ts'

export type IdentityWebhook = (
  provider: string,
  message: WebhookMessage,
) => Promise<Answer<KycWebhookReply, IdentityWebhookFailure['code']>>

/** Handles webhooks of the identification provider. The use case checks the signature. */
export function createIdentityWebhook(useCases: UseCases): IdentityWebhook {
  const words = wordingOf(useCases.catalogue)
  return async (provider, message) => {
    const taken = await useCases.handleIdentityMessage(provider, message)
    if (!taken.ok) return refuse(taken.failure, words)
    return { ok: true, status: 200, body: { result: true } }
  }
}
