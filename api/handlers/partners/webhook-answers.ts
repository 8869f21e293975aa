import type { UseCases } from '@causeway/server'
import type { DeliveryView, EndpointKey, EndpointView } from '@causeway/server/webhooks'
import type {
  ReplayWebhookRequest,
  WebhookDeliveriesQuery,
  WebhookDeliveryOut,
  WebhookEndpointOut,
} from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer } from '../handler.ts'
import { malformed } from './partner-order-filter.ts'

const USUAL_LIMIT = 20
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Needs = { readonly useCases: Pick<UseCases, 'webhooks'>; readonly words: Wording }

/** Answers about a partner's endpoints, whoever asks for him: his program by a key, or he himself, signed in. */
export function createWebhookAnswers({ useCases: { webhooks }, words }: Needs) {
  const notFound = () => refuse({ code: 'endpoint_not_found' }, words)
  return {
    list: async (partnerId: string) =>
      answer({ result: (await webhooks.list(partnerId)).map(endpointOut) }),
    remove: async (key: EndpointKey) => {
      if (!UUID.test(key.endpointId)) return notFound()
      const removed = await webhooks.remove(key)
      return removed.ok ? answer({}) : refuse(removed.failure, words)
    },
  }
}

/** Answers about the messages to a partner's endpoints. */
export function createMessageAnswers({ useCases: { webhooks }, words }: Needs) {
  const notFound = () => refuse({ code: 'endpoint_not_found' }, words)
  const exists = async ({ endpointId, partnerId }: EndpointKey) =>
    UUID.test(endpointId) && (await webhooks.list(partnerId)).some(({ id }) => id === endpointId)
  return {
    test: async (key: EndpointKey) => {
      if (!UUID.test(key.endpointId)) return notFound()
      const sent = await webhooks.test(key)
      if (!sent.ok) return notFound()
      return answer({ result: sent.value })
    },
    deliveries: async (key: EndpointKey, { before, limit }: WebhookDeliveriesQuery) => {
      if (!(await exists(key))) return notFound()
      const most = Number(limit ?? USUAL_LIMIT)
      const page = {
        before: before !== undefined && UUID.test(before) ? before : null,
        limit: most,
      }
      const found = await webhooks.deliveries(key, page)
      const nextBefore = found.length < most ? null : (found.at(-1)?.id ?? null)
      return answer({ result: { deliveries: found.map(deliveryOut), nextBefore } })
    },
    replay: async (key: EndpointKey, { deliveryId, since }: ReplayWebhookRequest) => {
      if (!(await exists(key))) return notFound()
      if (since !== undefined && deliveryId === undefined) {
        const messages = await webhooks.replaySince(key, new Date(since))
        return answer({ result: { messages } })
      }
      if (deliveryId === undefined || since !== undefined) {
        return malformed('deliveryId', 'or since is needed, and not both')
      }
      if (!UUID.test(deliveryId)) return refuse({ code: 'delivery_not_found' }, words)
      const replayed = await webhooks.replay(key, deliveryId)
      return replayed.ok ? answer({ result: { messages: 1 } }) : refuse(replayed.failure, words)
    },
  }
}

export function endpointOut(view: EndpointView): WebhookEndpointOut {
  return {
    ...view,
    events: [...view.events],
    createdAt: view.createdAt.toISOString(),
    previousUntil: view.previousUntil?.toISOString() ?? null,
  }
}

function deliveryOut({ kind, ...view }: DeliveryView): WebhookDeliveryOut {
  return {
    id: view.id,
    type: kind,
    orderId: view.orderId,
    createdAt: view.createdAt.toISOString(),
    state: view.state,
    nextAttemptAt: view.dueAt?.toISOString() ?? null,
    body: view.body,
    attempts: view.tries.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  }
}
