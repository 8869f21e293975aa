import type { WebhookEvent } from '@causeway/core/partners'
import type { Result } from '@causeway/core/result'
import { readCallbackKey } from './callback-key.ts'
import {
  forgetDeliveries,
  listDeliveries,
  replayDelivery,
  replaySince,
  sendTestMessage,
} from './delivery-log.ts'
import {
  type AddEndpointFailure,
  type AddedEndpoint,
  addEndpoint,
  changeEndpoint,
  type EndpointKey,
  listEndpoints,
  type NewEndpoint,
  pauseEndpoint,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
} from './manage-endpoints.ts'
import type {
  DeliveryNotFound,
  DeliveryView,
  EndpointNotFound,
  EndpointView,
  UrlRefused,
  WebhookNeeds,
} from './webhook-types.ts'

/** What partners do about the messages they get; each of it with endpoints of their own only. */
export type WebhookCases = {
  readonly add: (
    partnerId: string,
    given: NewEndpoint,
  ) => Promise<Result<AddedEndpoint, AddEndpointFailure>>
  readonly list: (partnerId: string) => Promise<readonly EndpointView[]>
  readonly change: (
    key: EndpointKey,
    change: { readonly url: string; readonly events: readonly WebhookEvent[] },
  ) => Promise<Result<null, EndpointNotFound | UrlRefused>>
  readonly remove: (key: EndpointKey) => Promise<Result<null, EndpointNotFound>>
  readonly pause: (key: EndpointKey) => Promise<Result<null, EndpointNotFound>>
  readonly resume: (key: EndpointKey) => Promise<Result<null, EndpointNotFound>>
  readonly rotate: (
    key: EndpointKey,
  ) => Promise<Result<{ readonly shown: string }, EndpointNotFound>>
  readonly deliveries: (
    key: EndpointKey,
    page: { readonly before: string | null; readonly limit: number },
  ) => Promise<readonly DeliveryView[]>
  readonly replay: (key: EndpointKey, deliveryId: string) => Promise<Result<null, DeliveryNotFound>>
  /** How many messages are sent again. */
  readonly replaySince: (key: EndpointKey, since: Date) => Promise<number>
  readonly test: (
    key: EndpointKey,
  ) => Promise<Result<{ readonly deliveryId: string }, DeliveryNotFound>>
  /** What the signatures of messages about fiat orders are verified with: PKCS#1 PEM. */
  readonly callbackKey: () => Promise<string>
  /** Deletes what is older than the log is kept. */
  readonly forget: () => Promise<void>
}

/** `allowsHttp`: true in a play world. `wake` has what is due looked for at once. */
export function createWebhookCases(
  needs: WebhookNeeds & { readonly allowsHttp: boolean; readonly wake: () => void },
): WebhookCases {
  const waking = async <T>(done: Promise<T>): Promise<T> => {
    const result = await done
    needs.wake()
    return result
  }
  return {
    add: (partnerId, given) => addEndpoint(needs, partnerId, given),
    list: (partnerId) => listEndpoints(needs, partnerId),
    change: (key, change) => changeEndpoint(needs, key, change),
    remove: (key) => removeEndpoint(needs, key),
    pause: (key) => pauseEndpoint(needs, key),
    resume: (key) => waking(resumeEndpoint(needs, key)),
    rotate: (key) => rotateSecret(needs, key),
    deliveries: (key, page) => listDeliveries(needs, key, page),
    replay: (key, deliveryId) => waking(replayDelivery(needs, key, deliveryId)),
    replaySince: (key, since) => waking(replaySince(needs, key, since)),
    test: (key) => waking(sendTestMessage(needs, key)),
    callbackKey: async () => (await readCallbackKey(needs)).publicKeyPem,
    forget: () => forgetDeliveries(needs),
  }
}
