import Type, { type Static } from 'typebox'

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
