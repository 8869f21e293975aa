import type { WebhookOutcome } from '@causeway/core/ports'
import { unsealText } from '../secrets/sealed-text.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { pauseAfter } from './retry-times.ts'
import type { Attempt } from './save-attempts.ts'
import { createCallbackSigner, type SignCallback } from './sign-callback.ts'
import { type Signer, signerOf, webhookHeaders } from './sign-webhook.ts'
import type { CourierNeeds } from './webhook-types.ts'

const KEPT_REPLY_LENGTH = 2000
const GONE = 410
const MOST_SIGNERS = 1000

/** Sends a message once and says what came of it; never rejects. */
export type AttemptDelivery = (delivery: ClaimedDelivery) => Promise<Attempt>

type FindSigner = (endpointId: string, sealedSecret: string) => Signer
type SendingNeeds = CourierNeeds & {
  readonly findSigner: FindSigner
  readonly signCallback: SignCallback
}

export function createAttemptDelivery(needs: CourierNeeds): AttemptDelivery {
  const signCallback = createCallbackSigner(needs)
  const findSigner = createSignerCache(needs.partnerKey)
  return (delivery) => attemptOf({ ...needs, findSigner, signCallback }, delivery)
}

/** Signers by sealed secret, each unsealed once: a secret that is replaced is sealed anew. */
function createSignerCache(partnerKey: Uint8Array): FindSigner {
  const signers = new Map<string, Signer>()
  return (endpointId, sealedSecret) => {
    const name = `${endpointId} ${sealedSecret}`
    const known = signers.get(name)
    if (known !== undefined) return known
    const signer = signerOf(unsealText(partnerKey, endpointId, sealedSecret))
    if (signers.size >= MOST_SIGNERS) signers.clear()
    signers.set(name, signer)
    return signer
  }
}

async function attemptOf(needs: SendingNeeds, delivery: ClaimedDelivery): Promise<Attempt> {
  const at = needs.clock.now()
  const begun = performance.now()
  const outcome = await sendSigned(needs, delivery)
  const answered = outcome.kind === 'status' ? outcome : null
  const base = {
    deliveryId: delivery.id,
    endpointId: delivery.endpointId,
    number: delivery.attempt,
    wasFailing: delivery.isFailing,
    at,
    milliseconds: Math.round(performance.now() - begun),
    status: answered?.status ?? null,
    failure: outcome.kind === 'status' ? null : outcome.reason,
    // PostgreSQL's texts hold no zero characters.
    reply: answered?.reply.replaceAll('\0', '').slice(0, KEPT_REPLY_LENGTH) ?? null,
  }
  if (answered !== null && answered.status >= 200 && answered.status < 300) {
    return { ...base, verdict: 'delivered', dueAt: null }
  }
  if (answered?.status === GONE) return { ...base, verdict: 'gone', dueAt: null }
  const pause = pauseAfter(delivery.tries, shareOf(delivery.id))
  if (pause === null) return { ...base, verdict: 'given_up', dueAt: null }
  return { ...base, verdict: 'retry', dueAt: needs.clock.now() + pause }
}

async function sendSigned(
  needs: SendingNeeds,
  { body, endpointId, id, kind, previousSecret, sealedSecret, url }: ClaimedDelivery,
): Promise<WebhookOutcome> {
  try {
    const secrets = [sealedSecret, ...(previousSecret === null ? [] : [previousSecret])]
    const signers = secrets.map((sealed) => needs.findSigner(endpointId, sealed))
    const headers = {
      ...webhookHeaders({ id, body, signers }, needs.signatureClock.now()),
      ...(await needs.signCallback({ body, kind })),
    }
    return await needs.webhooks.send({ url, headers, body })
  } catch {
    // Sealed with another key than the one of this process: the operator's mistake, which he can mend.
    return { kind: 'unreachable', reason: 'the secret of this endpoint cannot be read' }
  }
}

/** From 0 to 1, by the random end of an id. */
function shareOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) / 0xff_ff
}
