import Type, { type Static } from 'typebox'
import { call } from '../call.ts'

/** Readable names of the sandbox world. */
export const SandboxNamesReply = Type.Object({
  names: Type.Array(Type.Object({ name: Type.String(), hasAddresses: Type.Boolean() })),
})
export type SandboxNamesReply = Static<typeof SandboxNamesReply>

/** Payments that the play wallet was asked for. */
export const SandboxFundsRequestsReply = Type.Object({
  requests: Type.Array(
    Type.Object({
      transactionId: Type.String(),
      name: Type.String(),
      currency: Type.String(),
      amount: Type.String(),
      state: Type.String({ description: 'asked, paid or ignored.' }),
      createdAt: Type.String({ format: 'date-time' }),
    }),
  ),
})
export type SandboxFundsRequestsReply = Static<typeof SandboxFundsRequestsReply>

export const SandboxFundsAnswerRequest = Type.Object(
  { outcome: Type.Union([Type.Literal('paid'), Type.Literal('ignored')]) },
  { additionalProperties: false },
)
export type SandboxFundsAnswerRequest = Static<typeof SandboxFundsAnswerRequest>
export const SandboxFundsAnswerReply = Type.Object({
  txId: Type.Union([Type.String(), Type.Null()]),
})
export type SandboxFundsAnswerReply = Static<typeof SandboxFundsAnswerReply>

/** Names of the sandbox world, and what its people are asked for. */
export const sandboxNamesCalls = {
  names: call({
    method: 'GET',
    path: '/sandbox/names',
    summary: 'Names that resolve in the sandbox.',
    access: 'operator',
    reply: SandboxNamesReply,
  }),
  moveName: call({
    method: 'POST',
    path: '/sandbox/names/{name}/move',
    summary: 'Points a name to other addresses, as its owner could.',
    access: 'operator',
    failures: ['name_unknown'],
    reply: SandboxNamesReply,
  }),
  fundsRequests: call({
    method: 'GET',
    path: '/sandbox/funds-requests',
    summary: 'Payment requests to the play wallet, newest first.',
    access: 'operator',
    reply: SandboxFundsRequestsReply,
  }),
  answerFundsRequest: call({
    method: 'POST',
    path: '/sandbox/funds-requests/{id}',
    summary: 'Pays a payment request or ignores it, as the payer would.',
    access: 'operator',
    body: SandboxFundsAnswerRequest,
    failures: ['funds_request_unknown'],
    reply: SandboxFundsAnswerReply,
  }),
}
