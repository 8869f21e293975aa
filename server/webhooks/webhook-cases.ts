import type { WebhookEvent } from '@causeway/core/partners'
import type { Failure, Result } from '@causeway/core/result'
import {
  type AddEndpointFailure,
  type AddedEndpoint,
  addEndpoint,
  type NewEndpoint,
} from './add-endpoint.ts'
import { readCallbackKey } from './callback-key.ts'
import {
  forgetDeliveries,
  listDeliveries,
  replayDelivery,
  replaySince,
  sendTestMessage,
} from './delivery-log.ts'
import {
  changeEndpoint,
  type EndpointKey,
  listEndpoints,
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
  ProofCheck,
  UrlRefused,
  WebhookNeeds,
} from './webhook-types.ts'

/** What partners do about the messages they get; each of it with endpoints of their own only. */
export type WebhookCases = {
  /** `prove`: asked before an endpoint is added. */
  readonly add: <F extends Failure = never>(
    partnerId: string,
    given: NewEndpoint,
    prove?: ProofCheck<F>,
  ) => Promise<Result<AddedEndpoint, AddEndpointFailure | F>>
  readonly list: (partnerId: string) => Promise<readonly EndpointView[]>
  /** `prove`: asked before messages go to another address. */
  readonly change: <F extends Failure = never>(
    key: EndpointKey,
    change: { readonly url: string; readonly events: readonly WebhookEvent[] },
    prove?: ProofCheck<F>,
  ) => Promise<Result<null, EndpointNotFound | UrlRefused | F>>
  readonly remove: (key: EndpointKey) => Promise<Result<null, EndpointNotFound>>
  readonly pause: (key: EndpointKey) => Promise<Result<null, EndpointNotFound>>
  readonly resume: (key: EndpointKey) => Promise<Result<null, EndpointNotFound>>
  /** `prove`: asked before the secret is replaced. */
  readonly rotate: <F extends Failure = never>(
    key: EndpointKey,
    prove?: ProofCheck<F>,
  ) => Promise<Result<{ readonly shown: string }, EndpointNotFound | F>>
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
    add: (partnerId, given, prove) => addEndpoint(needs, { partnerId, prove }, given),
    list: (partnerId) => listEndpoints(needs, partnerId),
    change: (key, change, prove) => changeEndpoint(needs, { ...key, prove }, change),
    remove: (key) => removeEndpoint(needs, key),
    pause: (key) => pauseEndpoint(needs, key),
    resume: (key) => waking(resumeEndpoint(needs, key)),
    rotate: (key, prove) => rotateSecret(needs, { ...key, prove }),
    deliveries: (key, page) => listDeliveries(needs, key, page),
    replay: (key, deliveryId) => waking(replayDelivery(needs, key, deliveryId)),
    replaySince: (key, since) => waking(replaySince(needs, key, since)),
    test: (key) => waking(sendTestMessage(needs, key)),
    callbackKey: async () => (await readCallbackKey(needs)).publicKeyPem,
    forget: () => forgetDeliveries(needs),
  }
}
