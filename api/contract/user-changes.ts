import Type, { type Static } from 'typebox'
import { OptionalText } from './fields.ts'
import { PasskeyAnswer } from './sign-in.ts'

/** In the body or as `X-CSRF-Token`; one of them has to be there (AUTH-10). */
const csrf = { _csrf: OptionalText(200) } as const
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

export const CsrfRequest = Type.Object(csrf, closed)
export const ProofRequest = Type.Object({ ...proof, ...csrf }, closed)
export type ProofRequest = Static<typeof ProofRequest>

export const PasswordRequest = Type.Object(
  {
    old_password: OptionalText(1024),
    password: Type.String({ maxLength: 1024 }),
    totp_code: OptionalText(64),
    __type: Type.Optional(Type.Literal('passwd')),
    ...csrf,
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
    ...csrf,
  },
  closed,
)
export type EmailRequest = Static<typeof EmailRequest>

export const SubscriptionsRequest = Type.Object({ subscribed: Type.Boolean(), ...csrf }, closed)
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
  { id: Type.Optional(Type.String({ maxLength: 40 })), ...csrf },
  closed,
)
export type EndSessionQuery = Static<typeof EndSessionQuery>

export const DeleteUserRequest = Type.Object(
  { password: OptionalText(1024), code: OptionalText(64), ...csrf },
  closed,
)
export type DeleteUserRequest = Static<typeof DeleteUserRequest>

const passkeyName = Type.String({ maxLength: 60 })
export const AddPasskeyRequest = Type.Object(
  { response: PasskeyAnswer, name: passkeyName, ...csrf },
  closed,
)
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>
export const RenamePasskeyRequest = Type.Object({ name: passkeyName, ...csrf }, closed)
export type RenamePasskeyRequest = Static<typeof RenamePasskeyRequest>
export const NewPasskeyOptionsReply = Type.Interface([ChangeReply], {
  options: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'For navigator.credentials.create(), as JSON. Valid for five minutes.',
    }),
  ),
})
export type NewPasskeyOptionsReply = Static<typeof NewPasskeyOptionsReply>
/** The token alone; what else the call needs stands in its path or body. */
export const CsrfQuery = Type.Object(csrf, closed)
