import Type, { type Static } from 'typebox'
import { ChangeReply, ProofRequest } from './accounts/user-changes.ts'
import { Nullable } from './fields.ts'

const closed = { additionalProperties: false } as const
const DateTime = Type.String({ format: 'date-time' })
const EventName = Type.Union([
  Type.Literal('order.created'),
  Type.Literal('order.updated'),
  Type.Literal('order.finished'),
  Type.Literal('order.refunded'),
  Type.Literal('order.hold'),
  Type.Literal('fiat.updated'),
])
const Events = Type.Array(EventName, {
  maxItems: 10,
  description: 'What the endpoint is told of. Empty: everything.',
})
const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'An https URL at a public address.',
})
const Shown = Type.String({
  description:
    'Verifies messages: the shared secret (whsec_…), shown only now, or for ed25519 the public key (whpk_…).',
})

export const WebhookEndpointOut = Type.Object({
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(EventName),
  signing: Type.Union([Type.Literal('hmac'), Type.Literal('ed25519')]),
  publicKey: Nullable(Type.String({ description: 'Of ed25519: whpk_…' })),
  createdAt: DateTime,
  previousUntil: Nullable(
    Type.String({
      format: 'date-time',
      description: 'Until then, messages are also signed with the previous secret.',
    }),
  ),
  failures: Type.Integer({ description: 'Failed attempts since the last that succeeded.' }),
  pausedBecause: Nullable(
    Type.Union([Type.Literal('owner'), Type.Literal('failing'), Type.Literal('gone')], {
      description: 'owner: by you. failing: for three days. gone: it answered 410.',
    }),
  ),
  waiting: Type.Integer({ description: 'Messages not delivered yet.' }),
})
export type WebhookEndpointOut = Static<typeof WebhookEndpointOut>

export const WebhookDeliveryOut = Type.Object({
  id: Type.String({ description: 'The webhook-id of the message; the same in every attempt.' }),
  type: Type.String({ description: 'An event, or `test`.' }),
  orderId: Nullable(Type.String()),
  createdAt: DateTime,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  nextAttemptAt: Nullable(DateTime),
  body: Type.String({ description: 'As it was sent.' }),
  attempts: Type.Array(
    Type.Object({
      number: Type.Integer(),
      at: DateTime,
      milliseconds: Type.Integer(),
      status: Nullable(Type.Integer({ description: 'HTTP status; null without an answer.' })),
      failure: Nullable(Type.String({ description: 'Why there was no answer.' })),
      reply: Nullable(Type.String({ description: 'The beginning of the answer.' })),
    }),
  ),
})
export type WebhookDeliveryOut = Static<typeof WebhookDeliveryOut>

const newWebhook = {
  url: Url,
  events: Type.Optional(Events),
  signing: Type.Optional(
    Type.Union([Type.Literal('hmac'), Type.Literal('ed25519')], {
      description: 'hmac, the default, or ed25519.',
    }),
  ),
}
const webhookChange = {
  url: Type.Optional(Url),
  events: Type.Optional(Events),
  paused: Type.Optional(
    Type.Boolean({ description: 'False sends everything that waits, at once.' }),
  ),
}
export const AddWebhookRequest = Type.Object(newWebhook, closed)
export const ChangeWebhookRequest = Type.Object(webhookChange, closed)
/** The same by session: with what proves that the owner himself asks. */
export const AddOwnWebhookRequest = Type.Interface([ProofRequest], newWebhook, closed)
export const ChangeOwnWebhookRequest = Type.Interface([ProofRequest], webhookChange, closed)
export const ReplayWebhookRequest = Type.Object(
  {
    deliveryId: Type.Optional(Type.String({ maxLength: 60, description: 'One message.' })),
    since: Type.Optional(
      Type.String({ format: 'date-time', description: 'Or all messages since this time.' }),
    ),
  },
  closed,
)
export const WebhookDeliveriesQuery = Type.Object(
  {
    before: Type.Optional(
      Type.String({ maxLength: 60, description: 'ID of the last message of the previous page.' }),
    ),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]\\d?|100)$', description: '1 to 100. Absent: 20.' }),
    ),
  },
  closed,
)

export const AddedWebhook = Type.Object({ endpoint: WebhookEndpointOut, secret: Shown })
export const RotatedSecret = Type.Object({ secret: Shown })
/** By session. What was added or changed is missing where the proof was wrong. */
export const AddedOwnWebhook = Type.Interface([ChangeReply], {
  endpoint: Type.Optional(WebhookEndpointOut),
  secret: Type.Optional(Shown),
})
export const ChangedOwnWebhook = Type.Interface([ChangeReply], {
  endpoint: Type.Optional(WebhookEndpointOut),
})
export const RotatedOwnSecret = Type.Interface([ChangeReply], { secret: Type.Optional(Shown) })
export const SentTest = Type.Object({ deliveryId: Type.String() })
export const ReplayedMessages = Type.Object({
  messages: Type.Integer({ description: 'How many are sent again.' }),
})
export const WebhookDeliveries = Type.Object({
  deliveries: Type.Array(WebhookDeliveryOut),
  nextBefore: Nullable(Type.String()),
})
export type AddWebhookRequest = Static<typeof AddWebhookRequest>
export type ChangeWebhookRequest = Static<typeof ChangeWebhookRequest>
export type AddOwnWebhookRequest = Static<typeof AddOwnWebhookRequest>
export type ChangeOwnWebhookRequest = Static<typeof ChangeOwnWebhookRequest>
export type ReplayWebhookRequest = Static<typeof ReplayWebhookRequest>
export type WebhookDeliveriesQuery = Static<typeof WebhookDeliveriesQuery>
