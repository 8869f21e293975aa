import type { UseCases } from '@causeway/server'
import type { DeliveryView, EndpointKey, EndpointView } from '@causeway/server/webhooks'
import type {
  AddWebhookRequest,
  ChangeWebhookRequest,
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
  /** The endpoint as it is now. */
  const viewOf = async ({ endpointId, partnerId }: EndpointKey) =>
    (await webhooks.list(partnerId)).find(({ id }) => id === endpointId)
  /** An id of another form is known to no database. */
  const isId = ({ endpointId }: EndpointKey) => UUID.test(endpointId)
  return {
    list: async (partnerId: string) =>
      answer({ result: (await webhooks.list(partnerId)).map(endpointOut) }),
    add: async (partnerId: string, request: AddWebhookRequest) => {
      const { events = [], signing = 'hmac', url } = request
      const added = await webhooks.add(partnerId, { url, events, signing })
      if (!added.ok) return refuse(added.failure, words)
      const { endpointId, shown } = added.value
      const view = await viewOf({ partnerId, endpointId })
      if (view === undefined) throw new Error('The new endpoint is not there')
      const result = { endpoint: endpointOut(view), secret: shown }
      return { ok: true, status: 201, body: { result } } as const
    },
    change: async (key: EndpointKey, { events, paused, url }: ChangeWebhookRequest) => {
      const before = isId(key) ? await viewOf(key) : undefined
      if (before === undefined) return notFound()
      if (url !== undefined || events !== undefined) {
        const change = { url: url ?? before.url, events: events ?? before.events }
        const changed = await webhooks.change(key, change)
        if (!changed.ok) return refuse(changed.failure, words)
      }
      if (paused !== undefined) {
        const done = await (paused ? webhooks.pause(key) : webhooks.resume(key))
        if (!done.ok) return refuse(done.failure, words)
      }
      const view = await viewOf(key)
      return view === undefined ? notFound() : answer({ result: endpointOut(view) })
    },
    remove: async (key: EndpointKey) => {
      if (!isId(key)) return notFound()
      const removed = await webhooks.remove(key)
      return removed.ok ? answer({}) : refuse(removed.failure, words)
    },
    rotate: async (key: EndpointKey) => {
      if (!isId(key)) return notFound()
      const rotated = await webhooks.rotate(key)
      if (!rotated.ok) return refuse(rotated.failure, words)
      return answer({ result: { secret: rotated.value.shown } })
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

function endpointOut(view: EndpointView): WebhookEndpointOut {
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
