import Type, { type Static } from 'typebox'
import { AmountIn, Nullable, Ticker } from '../fields.ts'

export const SandboxDepositRequest = Type.Object(
  {
    transactionId: Type.String({ maxLength: 40 }),
    amount: Type.Optional(AmountIn),
    currency: Type.Optional(Ticker),
    extraId: Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Null()])),
    risk: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Risk score that screening returns for the coins.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type SandboxDepositRequest = Static<typeof SandboxDepositRequest>
export const SandboxDepositReply = Type.Object({ txId: Type.String() })
export type SandboxDepositReply = Static<typeof SandboxDepositReply>

export const SandboxBlocksRequest = Type.Object(
  {
    blockchain: Type.String({ maxLength: 40 }),
    count: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
)
export type SandboxBlocksRequest = Static<typeof SandboxBlocksRequest>
export const SandboxHeightReply = Type.Object({ height: Type.Integer() })
export type SandboxHeightReply = Static<typeof SandboxHeightReply>

export const SandboxReorgRequest = Type.Object(
  {
    blockchain: Type.String({ maxLength: 40 }),
    depth: Type.Integer({ minimum: 1, maximum: 100 }),
    drop: Type.Optional(
      Type.Boolean({ description: 'Permanently removes the payments in the replaced blocks.' }),
    ),
  },
  { additionalProperties: false },
)
export type SandboxReorgRequest = Static<typeof SandboxReorgRequest>

/** Addresses of a coin's network that screening always finds risky. */
export const SandboxRisksReply = Type.Object({
  addresses: Type.Array(
    Type.Object({ address: Type.String(), score: Type.Integer(), isListed: Type.Boolean() }),
  ),
})
export type SandboxRisksReply = Static<typeof SandboxRisksReply>
export const SandboxRiskRequest = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: 300, description: 'Address or transaction.' }),
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    isListed: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SandboxRiskRequest = Static<typeof SandboxRiskRequest>
export const SandboxRiskReply = Type.Object({ result: Type.Boolean() })
export type SandboxRiskReply = Static<typeof SandboxRiskReply>

/** What whoever plays the identification provider decides. */
export const SandboxVerdictRequest = Type.Object(
  {
    verdict: Type.Union([
      Type.Literal('approve'),
      Type.Literal('refuse'),
      Type.Literal('retry'),
      Type.Literal('later'),
    ]),
  },
  { additionalProperties: false },
)
export type SandboxVerdictRequest = Static<typeof SandboxVerdictRequest>
/** What a person agrees to at the sandbox's sign-in service; the last four as they stand in the page's address. */
export const SandboxConsentRequest = Type.Object(
  {
    provider: Type.Union([
      Type.Literal('google'),
      Type.Literal('facebook'),
      Type.Literal('twitter'),
    ]),
    person: Type.String({ minLength: 1, maxLength: 100 }),
    email: Type.Union([Type.String({ minLength: 3, maxLength: 254 }), Type.Null()]),
    isEmailVerified: Type.Boolean(),
    nonce: Type.String({ maxLength: 200 }),
    codeChallenge: Type.String({ maxLength: 200 }),
    redirectUri: Type.String({ maxLength: 500 }),
  },
  { additionalProperties: false },
)
export type SandboxConsentRequest = Static<typeof SandboxConsentRequest>
export const SandboxConsentReply = Type.Object({ code: Type.String() })
export type SandboxConsentReply = Static<typeof SandboxConsentReply>
/** What an operator decides about an order on hold. */
export const SandboxHoldRequest = Type.Object(
  {
    decision: Type.Union([Type.Literal('release'), Type.Literal('refund')]),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { additionalProperties: false },
)
export type SandboxHoldRequest = Static<typeof SandboxHoldRequest>
export const SandboxHoldReply = Type.Object({ result: Type.Boolean() })
export type SandboxHoldReply = Static<typeof SandboxHoldReply>

export const SandboxClaimRequest = Type.Object(
  {
    decision: Type.Union([
      Type.Literal('assign'),
      Type.Literal('unproven'),
      Type.Literal('returned'),
    ]),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { additionalProperties: false },
)
export type SandboxClaimRequest = Static<typeof SandboxClaimRequest>

export const SandboxIdentityReply = Type.Object({ status: Type.String() })
export type SandboxIdentityReply = Static<typeof SandboxIdentityReply>

export const SandboxCongestionRequest = Type.Object(
  {
    blockchain: Type.String({ maxLength: 40 }),
    feeTimes: Type.Integer({
      minimum: 1,
      maximum: 1000,
      description:
        'Multiple of the usual fee that our transactions must pay. 1 restores the usual fee.',
    }),
  },
  { additionalProperties: false },
)
export type SandboxCongestionRequest = Static<typeof SandboxCongestionRequest>
export const SandboxCongestionReply = Type.Object({
  currency: Type.String(),
  usualFee: Type.String(),
  leastFee: Type.Union([Type.String(), Type.Null()]),
})
export type SandboxCongestionReply = Static<typeof SandboxCongestionReply>

export const SandboxWalletReply = Type.Object({
  payments: Type.Array(
    Type.Object({
      currency: Type.String(),
      amount: Type.String(),
      extraId: Nullable(Type.String()),
      txId: Type.String(),
      confirmations: Type.Integer(),
    }),
  ),
})
export type SandboxWalletReply = Static<typeof SandboxWalletReply>

export const SandboxModeRequest = Type.Object(
  {
    mode: Type.Union([
      Type.Literal('ok'),
      Type.Literal('slow'),
      Type.Literal('silent'),
      Type.Literal('down'),
      Type.Literal('garbage'),
    ]),
  },
  { additionalProperties: false },
)
export type SandboxModeRequest = Static<typeof SandboxModeRequest>

export const SandboxClockRequest = Type.Object(
  { advanceSeconds: Type.Integer({ minimum: 0, maximum: 31_536_000 }) },
  { additionalProperties: false },
)
export type SandboxClockRequest = Static<typeof SandboxClockRequest>
export const SandboxClockReply = Type.Object({ now: Type.String({ format: 'date-time' }) })
export type SandboxClockReply = Static<typeof SandboxClockReply>

export const LedgerTotalsReply = Type.Object({
  sums: Type.Array(
    Type.Object({
      asset: Type.String(),
      sum: Type.String(),
      isMoved: Type.Boolean({
        description: 'Whether anything beyond the operator’s own stock was ever recorded for it.',
      }),
    }),
  ),
  accounts: Type.Array(
    Type.Object({ account: Type.String(), asset: Type.String(), balance: Type.String() }),
  ),
})
export type LedgerTotalsReply = Static<typeof LedgerTotalsReply>

export const SandboxMailQuery = Type.Object(
  { to: Type.Optional(Type.String({ maxLength: 320 })) },
  { additionalProperties: false },
)
export const SandboxMailReply = Type.Object({
  mails: Type.Array(
    Type.Object({
      id: Type.Integer(),
      to: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      createdAt: Type.String({ format: 'date-time' }),
    }),
  ),
})
export type SandboxMailReply = Static<typeof SandboxMailReply>

/** What /sandbox shows at a glance. */
export const SandboxStateReply = Type.Object({
  now: Type.String({ format: 'date-time' }),
  networks: Type.Array(
    Type.Object({ blockchain: Type.String(), name: Type.String(), height: Type.Integer() }),
  ),
  providers: Type.Array(
    Type.Object({ kind: Type.String(), provider: Type.String(), mode: Type.String() }),
  ),
})
export type SandboxStateReply = Static<typeof SandboxStateReply>

export const SandboxAddressReply = Type.Object({
  currency: Ticker,
  address: Type.String(),
  extraId: Type.Union([Type.String(), Type.Null()]),
})
export type SandboxAddressReply = Static<typeof SandboxAddressReply>
