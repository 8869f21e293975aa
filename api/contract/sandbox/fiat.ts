import { fiatOrderStates, paymentMethods, playFiatOutcomes } from '@causeway/core/ports'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Method = Type.Enum(paymentMethods)

/** A purchase or a sale as the sandbox's provider has it. Amounts are whole units in decimal text. */
export const SandboxFiatOrderOut = Type.Object({
  id: Type.String({ description: 'The provider’s ID.' }),
  provider: Type.String(),
  providerName: Type.String(),
  reference: Type.String({ description: 'The exchange’s ID.' }),
  side: Type.Enum(['buy', 'sell']),
  fiat: Type.String(),
  coin: Type.String(),
  network: Type.String(),
  amountFrom: Type.String(),
  amountTo: Type.String(),
  fee: Type.String({ description: 'In fiat.' }),
  method: Nullable(Method),
  methods: Type.Array(Method),
  address: Type.String(),
  extraId: Nullable(Type.String()),
  returnUrl: Type.String(),
  state: Type.Enum(fiatOrderStates),
  isBeingDecided: Type.Boolean({ description: 'Whether the bank is still checking the payment.' }),
  reason: Nullable(Type.String()),
  txId: Nullable(Type.String()),
  payInAddress: Nullable(Type.String()),
  isDown: Type.Boolean({ description: 'Whether the provider is not responding.' }),
  createdAt: Type.String({ format: 'date-time' }),
})
export type SandboxFiatOrderOut = Static<typeof SandboxFiatOrderOut>

export const SandboxFiatOrderReply = Type.Object({ order: SandboxFiatOrderOut })
export type SandboxFiatOrderReply = Static<typeof SandboxFiatOrderReply>

export const SandboxFiatOrdersReply = Type.Object({ orders: Type.Array(SandboxFiatOrderOut) })
export type SandboxFiatOrdersReply = Static<typeof SandboxFiatOrdersReply>

/** What the person, the bank or the provider's people do. */
export const SandboxFiatOutcomeRequest = Type.Object(
  { outcome: Type.Enum(playFiatOutcomes) },
  { additionalProperties: false },
)
export type SandboxFiatOutcomeRequest = Static<typeof SandboxFiatOutcomeRequest>

/** What becomes of the provider's next message; `again` brings its last one once more. */
export const SandboxFiatMessageRequest = Type.Object(
  { message: Type.Enum(['lose', 'repeat', 'delay', 'again']) },
  { additionalProperties: false },
)
export type SandboxFiatMessageRequest = Static<typeof SandboxFiatMessageRequest>
export const SandboxFiatMessageReply = Type.Object({ result: Type.Boolean() })
export type SandboxFiatMessageReply = Static<typeof SandboxFiatMessageReply>

/** The sandbox's providers of fiat and their banks. */
export const sandboxFiatCalls = {
  fiatOrders: call({
    method: 'GET',
    path: '/sandbox/fiat',
    summary: 'Purchases and sales at the sandbox’s providers, newest first.',
    access: 'operator',
    reply: SandboxFiatOrdersReply,
  }),
  fiatOrder: call({
    method: 'GET',
    path: '/sandbox/fiat/{id}',
    summary: 'A purchase or sale, by the provider’s ID or the exchange’s ID.',
    access: 'operator',
    failures: ['play_fiat_order_unknown'],
    reply: SandboxFiatOrderReply,
  }),
  decideFiatOrder: call({
    method: 'POST',
    path: '/sandbox/fiat/{id}',
    summary: 'Simulates what the customer, the bank or the provider does with a purchase or sale.',
    access: 'operator',
    body: SandboxFiatOutcomeRequest,
    failures: ['play_fiat_order_settled', 'play_fiat_order_unknown'],
    reply: SandboxFiatOrderReply,
  }),
  fiatMessage: call({
    method: 'POST',
    path: '/sandbox/fiat-messages/{provider}',
    summary: 'Drops, duplicates or delays a provider’s next message, or resends the last one.',
    access: 'operator',
    body: SandboxFiatMessageRequest,
    failures: ['play_fiat_message_unknown', 'provider_unknown'],
    reply: SandboxFiatMessageReply,
  }),
}
