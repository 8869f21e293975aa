import type { WebhookOutcome } from '@causeway/core/ports'
import { unsealText } from '../secrets/sealed-text.ts'
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts'
import { createDeliveryPlanner } from './delivery-planner.ts'
import { createFiatDeliveryPlanner } from './fiat-delivery-planner.ts'
import { pauseAfter } from './retry-times.ts'
import { type Attempt, saveAttempts } from './save-attempts.ts'
import { createCallbackSigner, type SignCallback } from './sign-callback.ts'
import { webhookHeaders } from './sign-webhook.ts'
import type { CourierNeeds } from './webhook-types.ts'

/** Messages on their way at once: altogether, and to one endpoint. */
const MOST = 256
const MOST_EACH = 32
const KEPT_REPLY_LENGTH = 2000
const GONE = 410

export type Courier = {
  /** Makes messages and sends what is due, as many as may be on their way; true where there may be more to do. */
  readonly turn: () => Promise<boolean>
  /** Resolves once nothing is on its way any more. */
  readonly settled: () => Promise<void>
}

/**
 * Brings partners what they are told of their orders. Messages go out side by side, so that a receiver that is slow holds up
 * nobody else's; what came of them is written down in groups. `onSent` is called when there is room for more. Any number of
 * processes may do this at once; a message whose process died is sent again by another.
 */
export function createCourier(
  needs: CourierNeeds & { readonly onError: (name: string, error: unknown) => void },
  onSent: () => void = () => {},
): Courier {
  const plan = createDeliveryPlanner(needs)
  const planFiat = createFiatDeliveryPlanner(needs)
  const signCallback = createCallbackSigner(needs)
  const sending = new Map<string, number>()
  const attempts: Attempt[] = []
  let onTheirWay = 0
  let saving: Promise<void> | null = null
  const whenSettled: (() => void)[] = []
  const count = (endpointId: string, by: 1 | -1) => {
    const next = (sending.get(endpointId) ?? 0) + by
    if (next === 0) sending.delete(endpointId)
    else sending.set(endpointId, next)
    onTheirWay += by
    if (onTheirWay > 0) return
    for (const resolve of whenSettled.splice(0)) resolve()
  }
  const saveAll = async () => {
    while (attempts.length > 0) {
      const group = attempts.splice(0)
      const paused = await saveAttempts(needs, group).catch((error: unknown) => {
        // Their leases end, and they are sent again: rather twice than never.
        needs.onError('webhooks', error)
        return []
      })
      for (const { endpointId } of group) count(endpointId, -1)
      for (const endpoint of paused) needs.alert('webhook_paused', endpoint)
      onSent()
    }
    saving = null
  }
  const sendOne = async (delivery: ClaimedDelivery) => {
    attempts.push(await attemptOf({ ...needs, signCallback }, delivery))
    saving ??= saveAll()
  }
  return {
    turn: async () => {
      const planned = await plan()
      const isFiatPlanned = await planFiat()
      const most = MOST - onTheirWay
      if (most <= 0) return false
      const now = needs.clock.now()
      const what = { now, most, mostEach: MOST_EACH, sending }
      const claimed = await claimDeliveries(needs.database, what)
      for (const delivery of claimed) {
        count(delivery.endpointId, 1)
        void sendOne(delivery)
      }
      return planned || isFiatPlanned || claimed.length > 0
    },
    settled: async () => {
      if (onTheirWay > 0) await new Promise<void>((resolve) => whenSettled.push(resolve))
      await saving
    },
  }
}

type SendingNeeds = CourierNeeds & { readonly signCallback: SignCallback }

/** Sends a message once and says what came of it; never rejects. */
async function attemptOf(needs: SendingNeeds, delivery: ClaimedDelivery): Promise<Attempt> {
  const at = needs.clock.now()
  const begun = performance.now()
  const outcome = await sendSigned(needs, delivery)
  const answered = outcome.kind === 'status' ? outcome : null
  const base = {
    deliveryId: delivery.id,
    endpointId: delivery.endpointId,
    number: delivery.attempt,
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
    const secrets = [sealedSecret, ...(previousSecret === null ? [] : [previousSecret])].map(
      (sealed) => unsealText(needs.partnerKey, endpointId, sealed),
    )
    const headers = {
      ...webhookHeaders({ id, body, secrets }, needs.signatureClock.now()),
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
