import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type {
  EndpointKey,
  EndpointNotFound,
  ProofCheck,
  UrlRefused,
  WebhookCases,
} from '@causeway/server/webhooks'
import type {
  AddWebhookRequest,
  ChangeWebhookRequest,
  WebhookEndpointOut,
} from '../../contract/index.ts'
import { endpointOut } from './webhook-answers.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Changes of endpoints, by a program with its key or by the owner, signed in. `prove` asks the owner for proof before
 * messages get a new receiver or a secret is replaced; a program’s key is proof enough.
 */
export function createEndpointChanges(webhooks: WebhookCases) {
  /** The endpoint as it is now. */
  const viewOf = async ({ endpointId, partnerId }: EndpointKey) =>
    (await webhooks.list(partnerId)).find(({ id }) => id === endpointId)
  /** An id of another form is known to no database. */
  const isId = ({ endpointId }: EndpointKey) => UUID.test(endpointId)
  const notFound = () => fail({ code: 'endpoint_not_found' } as const)
  return {
    add: async <F extends Failure = never>(
      partnerId: string,
      { events = [], signing = 'hmac', url }: AddWebhookRequest,
      prove?: ProofCheck<F>,
    ) => {
      const added = await webhooks.add(partnerId, { url, events, signing }, prove)
      if (!added.ok) return added
      const { endpointId, shown } = added.value
      const view = await viewOf({ partnerId, endpointId })
      if (view === undefined) throw new Error('The new endpoint is not there')
      return ok({ endpoint: endpointOut(view), secret: shown })
    },
    change: async <F extends Failure = never>(
      key: EndpointKey,
      { paused, ...asked }: ChangeWebhookRequest,
      prove?: ProofCheck<F>,
    ): Promise<Result<WebhookEndpointOut, EndpointNotFound | UrlRefused | F>> => {
      const before = isId(key) ? await viewOf(key) : undefined
      if (before === undefined) return notFound()
      if (asked.url !== undefined || asked.events !== undefined) {
        const { url = before.url, events = before.events } = asked
        const isElsewhere = url !== before.url
        const changed = await webhooks.change(key, { url, events }, isElsewhere ? prove : undefined)
        if (!changed.ok) return changed
      }
      if (paused !== undefined) {
        const done = await (paused ? webhooks.pause(key) : webhooks.resume(key))
        if (!done.ok) return done
      }
      const view = await viewOf(key)
      return view === undefined ? notFound() : ok(endpointOut(view))
    },
    rotate: async <F extends Failure = never>(key: EndpointKey, prove?: ProofCheck<F>) =>
      isId(key) ? webhooks.rotate(key, prove) : notFound(),
  }
}
