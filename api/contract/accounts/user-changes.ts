import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { OptionalText } from '../fields.ts'
import { PasskeyAnswer } from './sign-in.ts'

/** Password and code once more, where the account has them. */
const proof = { password: OptionalText(1024), code: OptionalText(64) } as const
const closed = { additionalProperties: false } as const

/**
 * What every account change answers. `errors` stands there only where nothing was changed: by field what is wrong, and
 * under `main` what concerns none of them (AUTH-09, AUTH-20). `code` names the reason to programs.
 */
export const ChangeReply = Type.Object({
  result: Type.Boolean(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  code: Type.Optional(Type.String()),
  attemptsLeft: Type.Optional(Type.Integer()),
  retryAfterSeconds: Type.Optional(Type.Integer()),
  openOrders: Type.Optional(
    Type.Array(Type.String(), { description: 'IDs of orders that must end first.' }),
  ),
})
export type ChangeReply = Static<typeof ChangeReply>

export const ProofRequest = Type.Object(proof, closed)
export type ProofRequest = Static<typeof ProofRequest>

export const PasswordRequest = Type.Object(
  {
    old_password: OptionalText(1024),
    password: Type.String({ maxLength: 1024 }),
    totp_code: OptionalText(64),
    __type: Type.Optional(Type.Literal('passwd')),
  },
  closed,
)
export type PasswordRequest = Static<typeof PasswordRequest>

export const EmailRequest = Type.Object(
  {
    email: Type.String({ maxLength: 320 }),
    subscribed: Type.Optional(Type.Boolean()),
    password: OptionalText(1024),
    totp_code: OptionalText(64),
    __type: Type.Optional(Type.Literal('email')),
  },
  closed,
)
export type EmailRequest = Static<typeof EmailRequest>

export const SubscriptionsRequest = Type.Object({ subscribed: Type.Boolean() }, closed)
export type SubscriptionsRequest = Static<typeof SubscriptionsRequest>

export const TotpEnableReply = Type.Interface([ChangeReply], {
  totpSecret: Type.Optional(Type.String({ description: 'Base32, for entering by hand.' })),
  totpQrLink: Type.Optional(Type.String({ description: 'otpauth:// link, for a QR code.' })),
})
export type TotpEnableReply = Static<typeof TotpEnableReply>

export const RecoveryCodesReply = Type.Interface([ChangeReply], {
  recoveryCodes: Type.Optional(
    Type.Array(Type.String(), { description: 'Shown only once. Each code works once.' }),
  ),
})
export type RecoveryCodesReply = Static<typeof RecoveryCodesReply>

/** Which session ends; all but the asker’s where none is named. */
export const EndSessionQuery = Type.Object(
  { id: Type.Optional(Type.String({ maxLength: 40 })) },
  closed,
)
export type EndSessionQuery = Static<typeof EndSessionQuery>

export const DeleteUserRequest = Type.Object(
  { password: OptionalText(1024), code: OptionalText(64) },
  closed,
)
export type DeleteUserRequest = Static<typeof DeleteUserRequest>

const passkeyName = Type.String({ maxLength: 60 })
export const AddPasskeyRequest = Type.Object({ response: PasskeyAnswer, name: passkeyName }, closed)
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>
export const RenamePasskeyRequest = Type.Object({ name: passkeyName }, closed)
export type RenamePasskeyRequest = Static<typeof RenamePasskeyRequest>
export const NewPasskeyOptionsReply = Type.Interface([ChangeReply], {
  options: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'For navigator.credentials.create(), as JSON. Valid for five minutes.',
    }),
  ),
})
export type NewPasskeyOptionsReply = Static<typeof NewPasskeyOptionsReply>

/** What somebody who is signed in changes of his account (AUTH-09). */
export const userChangesCalls = {
  prove: call({
    method: 'POST',
    path: '/user/proof',
    summary:
      'Confirms the user’s identity with the password and code. For the next ten minutes, the session alone can change orders.',
    access: 'account',
    limit: 'auth',
    body: ProofRequest,
    reply: ChangeReply,
  }),
  setSubscribed: call({
    method: 'POST',
    path: '/user/subscriptions',
    summary: 'Subscribes to the newsletter or unsubscribes.',
    access: 'account',
    limit: 'create',
    body: SubscriptionsRequest,
    reply: ChangeReply,
  }),
  changePassword: call({
    method: 'POST',
    path: '/user/password',
    summary: 'Changes the password and ends all other sessions.',
    access: 'account',
    limit: 'auth',
    body: PasswordRequest,
    reply: ChangeReply,
  }),
  changeEmail: call({
    method: 'POST',
    path: '/user/email',
    summary:
      'Emails a link to a new address. The account’s address changes once the link is opened. A newsletter choice applies immediately.',
    access: 'account',
    limit: 'auth',
    body: EmailRequest,
    reply: ChangeReply,
  }),
  endSessions: call({
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Ends one session of the account, or all except the current one.',
    access: 'account',
    limit: 'create',
    query: EndSessionQuery,
    reply: ChangeReply,
  }),
  deleteAccount: call({
    method: 'DELETE',
    path: '/user',
    summary:
      'Deletes the account. Needs the password. Records required for accounting are kept without personal data.',
    access: 'account',
    limit: 'auth',
    body: DeleteUserRequest,
    reply: ChangeReply,
  }),
}
