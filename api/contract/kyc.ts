import Type, { type Static } from 'typebox'
import { Nullable, PublicCode } from './fields.ts'

/** Which order is meant, in the source's own word (TRACK-09). */
export const KycQuery = Type.Object({ transId: PublicCode }, { additionalProperties: false })
export type KycQuery = Static<typeof KycQuery>

export const KycStatusReply = Type.Object({
  result: Type.Object({
    kycRequired: Type.Boolean(),
    status: Nullable(
      Type.String({
        description:
          'none, started, pending, retry, approved, refused or waived; null without access to the order.',
      }),
    ),
    url: Nullable(Type.String({ description: 'Path of our page that links to the provider.' })),
  }),
})
export type KycStatusReply = Static<typeof KycStatusReply>

/** What the provider's hosted page or its SDK needs. */
export const KycSettingsReply = Type.Object({
  result: Type.Object({
    provider: Type.String(),
    accessToken: Type.String(),
    url: Nullable(Type.String({ description: "The provider's hosted page." })),
    expiresAt: Type.String({ format: 'date-time' }),
  }),
})
export type KycSettingsReply = Static<typeof KycSettingsReply>

export const KycWebhookReply = Type.Object({ result: Type.Boolean() })
export type KycWebhookReply = Static<typeof KycWebhookReply>
