import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import { Nullable, PublicCode } from './fields.ts'
import { HOLDER_HEADER } from './holder-header.ts'

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

/** Identity checks of an order (TRACK-09). */
export const kycCalls = {
  kycStatus: call({
    method: 'GET',
    path: '/sum-sub/kyc-status',
    summary:
      'Whether an order requires an identity check and, for its owner, the status of that check.',
    access: 'visitor',
    query: KycQuery,
    headers: HOLDER_HEADER,
    failures: ['order_not_found'],
    reply: KycStatusReply,
  }),
  kycSettings: call({
    method: 'GET',
    path: '/sum-sub/settings',
    summary:
      'Starts the identity check for an order and returns what the provider’s hosted page or SDK needs. Order owner only.',
    access: 'visitor',
    limit: 'create',
    query: KycQuery,
    headers: HOLDER_HEADER,
    failures: [
      'identification_decided',
      'identification_not_asked',
      'identification_unavailable',
      'not_the_holder',
      'order_not_found',
    ],
    reply: KycSettingsReply,
  }),
  identityWebhook: call({
    method: 'POST',
    path: '/kyc/webhooks/{provider}',
    summary:
      'Webhook of the identity provider, signed by the provider. It only triggers a status check and decides nothing by its content.',
    access: 'provider',
    failures: ['provider_unknown', 'webhook_forged', 'webhook_malformed'],
    reply: KycWebhookReply,
    isHttpOnly: true,
  }),
}
