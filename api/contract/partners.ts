import Type, { type Static } from 'typebox'
import { ChangeReply, ProofRequest } from './accounts/user-changes.ts'
import { call } from './call.ts'
import { Nullable } from './fields.ts'
import {
  PartnerEarningsReply,
  PartnerSubaccountsReply,
  PartnerUsageQuery,
  PartnerUsageReply,
} from './partner/own-figures.ts'

const closed = { additionalProperties: false } as const
const DateTime = Type.String({ format: 'date-time' })

const Dialect = Type.Union([
  Type.Literal('v2'),
  Type.Literal('relay'),
  Type.Literal('v1'),
  Type.Literal('changehero'),
  Type.Literal('rest'),
  Type.Literal('fiat'),
])
const Scope = Type.Union([
  Type.Literal('read'),
  Type.Literal('quote'),
  Type.Literal('create'),
  Type.Literal('webhooks'),
  Type.Literal('reports'),
])
const Dialects = Type.Array(Dialect, { minItems: 1, maxItems: 10 })
const Scopes = Type.Array(Scope, { minItems: 1, maxItems: 10 })
const Networks = Type.Array(Type.String({ maxLength: 60 }), {
  maxItems: 20,
  description: 'Addresses or networks (CIDR) that requests may come from. Empty: any.',
})
const WidgetSites = Type.Array(Type.String({ maxLength: 300 }), {
  maxItems: 20,
  description:
    'Origins of the sites whose widgets may add a commission for the owner of the key. Empty: none.',
})
const KeyName = Type.String({ minLength: 1, maxLength: 100 })

/** A key as its owner sees it: never the key itself. */
export const PartnerKeyOut = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hint: Type.String({ description: 'The first characters of the key.' }),
  dialects: Type.Array(Dialect),
  scopes: Type.Array(Scope),
  networks: Type.Array(Type.String()),
  widgetSites: Type.Array(Type.String()),
  needsNonce: Type.Boolean(),
  joinsRepeats: Type.Boolean(),
  requestsPerSecond: Type.Integer(),
  creationsPerMinute: Type.Integer(),
  createdAt: DateTime,
  expiresAt: Nullable(DateTime),
  lastUsedAt: Nullable(DateTime),
  state: Type.Union([Type.Literal('active'), Type.Literal('expired'), Type.Literal('revoked')]),
})
export type PartnerKeyOut = Static<typeof PartnerKeyOut>

export const PartnerAccessOut = Type.Object({
  partnerId: Type.String(),
  openedAt: DateTime,
  isDisabled: Type.Boolean({ description: 'Disabled by the operator: all keys are refused.' }),
})
export type PartnerAccessOut = Static<typeof PartnerAccessOut>

/** `result` is null where the account has no access yet. */
export const PartnerAccessReply = Type.Object({ result: Nullable(PartnerAccessOut) })
export type PartnerAccessReply = Static<typeof PartnerAccessReply>
export const OpenPartnerAccessReply = Type.Object({ result: PartnerAccessOut })
export type OpenPartnerAccessReply = Static<typeof OpenPartnerAccessReply>

export const PartnerKeysReply = Type.Object({ result: Type.Array(PartnerKeyOut) })
export type PartnerKeysReply = Static<typeof PartnerKeysReply>

export const CreatePartnerKeyRequest = Type.Interface(
  [ProofRequest],
  {
    name: KeyName,
    dialects: Dialects,
    scopes: Scopes,
    networks: Type.Optional(Networks),
    needsNonce: Type.Optional(
      Type.Boolean({ description: 'Requires a timestamp and a nonce in each request.' }),
    ),
    joinsRepeats: Type.Optional(
      Type.Boolean({
        description:
          'Answers a creation repeated within a minute with the first order. Default: true.',
      }),
    ),
    expiresAt: Type.Optional(Nullable(DateTime)),
    publicKey: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 8000,
          description:
            'For v2: RSA with 2048 to 4096 bits and exponent 65537, SPKI or PKCS#1, as PEM or DER (base64 or hexadecimal). Absent: the pair is created on the server.',
        }),
      ),
    ),
  },
  closed,
)
export type CreatePartnerKeyRequest = Static<typeof CreatePartnerKeyRequest>

const Shown = (description: string) => Type.Optional(Nullable(Type.String({ description })))

export const CreatePartnerKeyReply = Type.Interface([ChangeReply], {
  key: Type.Optional(PartnerKeyOut),
  apiKey: Type.Optional(Type.String({ description: 'What requests name. Shown only once.' })),
  secret: Shown('HMAC secret for v1. Shown only once.'),
  privateKeyHex: Shown('PKCS#8 DER in hexadecimal, if the server created the pair.'),
  privateKeyPem: Shown('PKCS#8, if the server created the pair.'),
})
export type CreatePartnerKeyReply = Static<typeof CreatePartnerKeyReply>

export const UpdatePartnerKeyRequest = Type.Interface(
  [ProofRequest],
  {
    name: Type.Optional(KeyName),
    scopes: Type.Optional(Scopes),
    networks: Type.Optional(Networks),
    widgetSites: Type.Optional(WidgetSites),
  },
  closed,
)
export type UpdatePartnerKeyRequest = Static<typeof UpdatePartnerKeyRequest>

export const UpdatePartnerKeyReply = Type.Interface([ChangeReply], {
  key: Type.Optional(PartnerKeyOut),
})
export type UpdatePartnerKeyReply = Static<typeof UpdatePartnerKeyReply>

/** Access of an account to the partner API, and its keys (API-05). */
export const partnersCalls = {
  partnerAccess: call({
    method: 'GET',
    path: '/user/partner',
    summary: 'The account’s access to the partner API. Null before it is opened.',
    access: 'account',
    reply: PartnerAccessReply,
  }),
  openPartnerAccess: call({
    method: 'POST',
    path: '/user/partner',
    summary: 'Opens access to the partner API. Changes nothing if the account already has it.',
    access: 'account',
    limit: 'create',
    reply: OpenPartnerAccessReply,
  }),
  listPartnerKeys: call({
    method: 'GET',
    path: '/user/partner/keys',
    summary: 'The account’s API keys, newest first, including revoked ones.',
    access: 'account',
    reply: PartnerKeysReply,
  }),
  createPartnerKey: call({
    method: 'POST',
    path: '/user/partner/keys',
    summary:
      'Creates an API key. Needs the password and a code. Secrets are returned only here, and a private key created by the client is never sent.',
    access: 'account',
    limit: 'auth',
    bodyLimitBytes: 20_000,
    body: CreatePartnerKeyRequest,
    failures: [
      'partner_access_missing',
      'partner_disabled',
      'partner_keys_full',
      'key_name_malformed',
      'key_scopes_missing',
      'key_dialects_mixed',
      'key_expiry_past',
      'network_malformed',
      'public_key_malformed',
      'public_key_unsupported',
      'public_key_used',
      'private_key_given',
    ],
    reply: CreatePartnerKeyReply,
  }),
  updatePartnerKey: call({
    method: 'PATCH',
    path: '/user/partner/keys/{id}',
    summary:
      'Renames an API key or changes its scopes, networks and sites. Changes other than the name need the password and a code.',
    access: 'account',
    limit: 'auth',
    body: UpdatePartnerKeyRequest,
    failures: [
      'partner_key_not_found',
      'key_name_malformed',
      'key_scopes_missing',
      'network_malformed',
      'site_malformed',
    ],
    reply: UpdatePartnerKeyReply,
  }),
  revokePartnerKey: call({
    method: 'DELETE',
    path: '/user/partner/keys/{id}',
    summary: 'Revokes an API key. It is refused from the next request on.',
    access: 'account',
    limit: 'create',
    failures: ['partner_key_not_found'],
    reply: ChangeReply,
  }),
  partnerUsage: call({
    method: 'GET',
    path: '/user/partner/usage',
    summary: 'Requests and errors of the account’s API keys in the last 30 days.',
    access: 'account',
    query: PartnerUsageQuery,
    reply: PartnerUsageReply,
  }),
  partnerEarnings: call({
    method: 'GET',
    path: '/user/partner/earnings',
    summary: 'What the account has earned as a partner. Null before access is opened.',
    access: 'account',
    reply: PartnerEarningsReply,
  }),
  partnerSubaccounts: call({
    method: 'GET',
    path: '/user/partner/subaccounts',
    summary: 'Sub-accounts named in orders of the last 90 days, most recent first.',
    access: 'account',
    reply: PartnerSubaccountsReply,
  }),
}
