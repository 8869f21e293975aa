import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'

const DateTime = Type.String({ format: 'date-time' })

/** AUTH-18, each field only where it was asked for. What affiliates have is null for everybody else. */
export const UserOut = Type.Partial(
  Type.Object({
    id: Type.String(),
    email: Type.String(),
    subscribed: Type.Boolean(),
    totpState: Type.Union([
      Type.Literal('enabled'),
      Type.Literal('disabled'),
      Type.Literal('unconfirmed'),
    ]),
    totpQrLink: Nullable(Type.String({ description: 'otpauth:// link, while unconfirmed.' })),
    totpLink: Nullable(Type.String({ description: 'The same value under its stored name.' })),
    totpSecret: Nullable(Type.String({ description: 'Base32, while unconfirmed.' })),
    totpUnconfirmed: Type.Boolean(),
    totpAttempts: Type.Integer(),
    network: Nullable(Type.String()),
    affiliateApproved: Type.Boolean(),
    apiRevenueShare: Nullable(Type.String()),
    merchantId: Type.String(),
    transactionsCount: Type.Integer(),
    hasPassword: Type.Boolean(),
    createdAt: DateTime,
    language: Nullable(Type.String()),
  }),
)
export type UserOut = Static<typeof UserOut>

export const UserQuery = Type.Object(
  {
    fields: Type.Optional(
      Type.String({
        maxLength: 400,
        description: 'Comma-separated names. All if absent.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type UserQuery = Static<typeof UserQuery>

/** `user` is null for somebody who is not signed in. */
export const UserReply = Type.Object({
  user: Nullable(UserOut),
  csrf: Nullable(
    Type.String({
      description:
        'For the next change. Null in calls made by the page itself, which change nothing.',
    }),
  ),
})
export type UserReply = Static<typeof UserReply>

export const UserFlagsQuery = Type.Object(
  {
    userId: Type.Optional(Type.String({ maxLength: 40 })),
    flags: Type.String({ maxLength: 400, description: 'Comma-separated names.' }),
  },
  { additionalProperties: false },
)
export type UserFlagsQuery = Static<typeof UserFlagsQuery>
export const UserFlagsReply = Type.Object({
  result: Type.Record(Type.String(), Type.Boolean()),
})
export type UserFlagsReply = Static<typeof UserFlagsReply>

export const SubscriptionsReply = Type.Object({
  result: Type.Object({ subscribed: Type.Boolean() }),
})
export type SubscriptionsReply = Static<typeof SubscriptionsReply>

export const SessionOut = Type.Object({
  id: Type.String(),
  isCurrent: Type.Boolean(),
  device: Type.String({ description: 'Browser and operating system. Empty if unknown.' }),
  country: Nullable(Type.String()),
  network: Nullable(Type.String()),
  method: Type.String(),
  createdAt: DateTime,
  seenAt: DateTime,
})
export type SessionOut = Static<typeof SessionOut>
export const SessionsReply = Type.Object({ result: Type.Array(SessionOut) })
export type SessionsReply = Static<typeof SessionsReply>

export const RecoveryCodesLeftReply = Type.Object({
  result: Type.Object({ left: Type.Integer() }),
})
export type RecoveryCodesLeftReply = Static<typeof RecoveryCodesLeftReply>

export const PasskeyOut = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: DateTime,
  usedAt: Nullable(DateTime),
})
export type PasskeyOut = Static<typeof PasskeyOut>
export const PasskeysReply = Type.Object({ result: Type.Array(PasskeyOut) })
export type PasskeysReply = Static<typeof PasskeysReply>

/** Everything that is kept about the person. */
export const UserExportReply = Type.Record(Type.String(), Type.Unknown())
export type UserExportReply = Static<typeof UserExportReply>

/** What is read of the caller's own account (AUTH-18). */
export const userCalls = {
  user: call({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in user, or null. Returns only the requested fields, all by default.',
    access: 'visitor',
    query: UserQuery,
    failures: ['field_malformed'],
    reply: UserReply,
  }),
  userFlags: call({
    method: 'GET',
    path: '/user/flags',
    summary: 'Boolean settings of the caller’s account, by name.',
    access: 'account',
    query: UserFlagsQuery,
    failures: ['field_malformed', 'signed_out'],
    reply: UserFlagsReply,
  }),
  subscriptions: call({
    method: 'GET',
    path: '/user/subscriptions',
    summary: 'Whether the user is subscribed to the newsletter.',
    access: 'account',
    failures: ['signed_out'],
    reply: SubscriptionsReply,
  }),
  sessions: call({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Active sessions of the account: device, location and last use.',
    access: 'account',
    reply: SessionsReply,
  }),
  recoveryCodesLeft: call({
    method: 'GET',
    path: '/user/recovery-codes',
    summary:
      'The number of recovery codes left. The codes themselves are shown only once, when they are created.',
    access: 'account',
    reply: RecoveryCodesLeftReply,
  }),
  passkeys: call({
    method: 'GET',
    path: '/user/passkeys',
    summary: 'The account’s passkeys with their names.',
    access: 'account',
    reply: PasskeysReply,
  }),
  exportData: call({
    method: 'GET',
    path: '/user/export',
    summary: 'All data kept about the user, as a JSON file.',
    access: 'account',
    limit: 'create',
    reply: UserExportReply,
    download: 'account-data.json',
  }),
}
