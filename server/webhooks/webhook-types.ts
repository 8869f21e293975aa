import type { WebhookEvent } from '@causeway/core/partners'
import type { Clock, WebhookPort } from '@causeway/core/ports'
import type { Failure, Result } from '@causeway/core/result'
import type { Database, Tx } from '../db/index.ts'
import type { FiatOrderView } from '../fiat/index.ts'
import type { DepthNeeds, OrderView } from '../orders/index.ts'
import type { StaffAtWork } from '../staff/staff-actor.ts'

export type WebhookNeeds = {
  readonly database: Database
  /** Business time: of messages, pauses and logs. */
  readonly clock: Clock
  /** Seals the secrets that messages are signed with. */
  readonly partnerKey: Uint8Array
}

export type CourierNeeds = WebhookNeeds &
  DepthNeeds & {
    readonly webhooks: WebhookPort
    /** The machine's time: receivers compare it with their own. */
    readonly signatureClock: Clock
    /** An order as a message tells it. */
    readonly describeOrder: (order: OrderView) => object
    readonly describeFiatOrder: (order: FiatOrderView) => object
    /** Leaves a mail to the owner of an endpoint that was paused, in the transaction that pauses it. */
    readonly onPaused: (tx: Tx, paused: PausedEndpoint) => Promise<void>
    /** The operator hears of paused endpoints. */
    readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
  }

export type PausedEndpoint = {
  readonly endpointId: string
  readonly partnerId: string
  readonly url: string
  readonly reason: 'failing' | 'gone'
}

/** How messages to an endpoint are signed: HMAC-SHA256 with a shared secret, or Ed25519 with a key of ours. */
export type WebhookSigning = 'hmac' | 'ed25519'

/** An endpoint as its owner sees it: never its secret. */
export type EndpointView = {
  readonly id: string
  readonly url: string
  /** Empty: all. */
  readonly events: readonly WebhookEvent[]
  readonly signing: WebhookSigning
  /** What Ed25519 signatures are verified with; null for HMAC. */
  readonly publicKey: string | null
  readonly createdAt: Date
  /** Until when messages also carry the signature of the secret before; null where there is none. */
  readonly previousUntil: Date | null
  /** Failed attempts since the last that went well. */
  readonly failures: number
  readonly pausedBecause: 'owner' | 'failing' | 'gone' | null
  /** Messages that wait to be sent. */
  readonly waiting: number
}

/** A message as the log tells it. */
export type DeliveryView = {
  readonly id: string
  readonly kind: WebhookEvent | 'test'
  /** Public code of the order; null for a test message. */
  readonly orderId: string | null
  readonly createdAt: Date
  readonly attempts: number
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** When it is sent next; null where it is not. */
  readonly dueAt: Date | null
  readonly body: string
  readonly tries: readonly AttemptView[]
}

export type AttemptView = {
  readonly number: number
  readonly at: Date
  readonly milliseconds: number
  /** What the receiver answered; null where it did not. */
  readonly status: number | null
  readonly failure: string | null
  /** The beginning of its reply. */
  readonly reply: string | null
}

/** A message about one order as staff see it: its receiver by host alone, since addresses can hold secrets. */
export type OrderDelivery = Pick<
  DeliveryView,
  'id' | 'kind' | 'createdAt' | 'attempts' | 'state' | 'dueAt'
> & {
  readonly host: string
  readonly endpoint: 'active' | 'paused' | 'removed'
  /** Null before the first attempt. */
  readonly last: AttemptView | null
}

export type OrderDeliveryFailure = Failure<'delivery_not_found' | 'endpoint_paused'>

export type OrderDeliveryCases = {
  /** Newest first. */
  readonly list: (publicCode: string) => Promise<readonly OrderDelivery[]>
  /** Makes a message due at once, with an entry of the audit log. */
  readonly sendAgain: (
    asked: { readonly publicCode: string; readonly deliveryId: string },
    who: StaffAtWork,
  ) => Promise<Result<null, OrderDeliveryFailure>>
}

export type EndpointNotFound = Failure<'endpoint_not_found'>
export type UrlRefused = Failure<'endpoint_url_refused'>
export type TooManyEndpoints = Failure<'too_many_endpoints'> & { readonly most: number }
/** By the operator. */
export type PartnerDisabled = Failure<'partner_disabled'>
export type DeliveryNotFound = Failure<'delivery_not_found'>

/**
 * Asks for proof that the owner himself makes a change. It is asked last, so that a code is not used up by what is refused
 * anyway. Absent: none is needed.
 */
export type ProofCheck<F extends Failure> = () => Promise<Result<null, F>>
