import Type, { type Static } from 'typebox'
import { Nullable, OptionalText } from '../fields.ts'

/** Longer than any address that can be written to; which ones are addresses is a rule of its own (AUTH-05). */
const Email = Type.String({ maxLength: 320 })
const Password = Type.String({ maxLength: 1024 })
const Secret = Type.String({ minLength: 1, maxLength: 200 })

/** What every call on the way to a session takes besides. */
const visitorFields = {
  clientId: OptionalText(100),
  captcha: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 20_000,
        description:
          'A solved challenge from GET /api/gt/register, in the widget’s format (AUTH-12).',
      }),
    ),
  ),
  notJapanResident: Type.Optional(
    Type.Boolean({
      description:
        'For visitors from Japan: confirms that they don’t live there (AUTH-15). A cookie can confirm it instead.',
    }),
  ),
} as const

export const SignInRequest = Type.Object(
  {
    email: Email,
    password: Type.Optional(Password),
    token: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Second step: the token from the first response.',
      }),
    ),
    totp: Type.Optional(
      Type.String({ maxLength: 64, description: 'Second step: six digits, or a recovery code.' }),
    ),
    ...visitorFields,
  },
  { additionalProperties: false },
)
export type SignInRequest = Static<typeof SignInRequest>

/**
 * AUTH-04: the reply of signing in. Where `result` is false, exactly one of the errors is set; `totp` beside a `token`
 * asks for the second step, which takes the same token.
 */
export const SignInReply = Type.Object({
  result: Type.Boolean(),
  errors: Type.Object({
    main: Nullable(Type.String()),
    totp: Nullable(Type.String()),
    suspicious: Nullable(Type.String()),
  }),
  token: Nullable(Type.String()),
  attemptsLeft: Nullable(Type.Integer({ description: 'Attempts left after a wrong code.' })),
})
export type SignInReply = Static<typeof SignInReply>

export const SignUpRequest = Type.Object(
  {
    email: Email,
    source: Type.Optional(Type.Union([Type.Literal('web'), Type.Literal('widget')])),
    subscribed: Type.Optional(Type.Boolean()),
    verificationMode: Type.Optional(Nullable(Type.Literal('disabled'))),
    authType: Type.Optional(Nullable(Type.Union([Type.Literal('logIn'), Type.Literal('signUp')]))),
    ...visitorFields,
  },
  { additionalProperties: false },
)
export type SignUpRequest = Static<typeof SignUpRequest>

/** The same for a known and an unknown address: whoever asks learns nothing about others. */
export const SignUpReply = Type.Object({
  result: Type.Boolean(),
  errors: Type.Object({ email: Nullable(Type.String()) }),
  user: Nullable(Type.Object({ email: Type.String() })),
})
export type SignUpReply = Static<typeof SignUpReply>

export const ResendVerificationRequest = Type.Object(
  {
    email: Email,
    verificationType: Type.Optional(Nullable(Type.Literal('link'))),
    ...visitorFields,
  },
  { additionalProperties: false },
)
export type ResendVerificationRequest = Static<typeof ResendVerificationRequest>

export const FormRecoverRequest = Type.Object(
  { email: Email, ...visitorFields },
  { additionalProperties: false },
)
export type FormRecoverRequest = Static<typeof FormRecoverRequest>

/** `error`: a single one, shown as a warning. */
export const FormRecoverReply = Type.Object({
  result: Type.Boolean(),
  errors: Type.Object({ email: Nullable(Type.String()) }),
  error: Nullable(Type.String()),
})
export type FormRecoverReply = Static<typeof FormRecoverReply>

export const RecoverRequest = Type.Object(
  { recoverToken: Secret, clientId: OptionalText(100) },
  { additionalProperties: false },
)
export type RecoverRequest = Static<typeof RecoverRequest>

/** Whose password the link sets; only whoever has the link gets to know it. */
export const RecoverReply = Type.Object({
  result: Type.Object({ email: Type.String() }),
})
export type RecoverReply = Static<typeof RecoverReply>

export const RecoverSubmitRequest = Type.Object(
  { recoverToken: Secret, password: Password, ...visitorFields },
  { additionalProperties: false },
)
export type RecoverSubmitRequest = Static<typeof RecoverSubmitRequest>

/** GET confirm by token: what the password is set with (AUTH-02). */
export const ConfirmReply = Type.Object({
  result: Type.Object({ recoverToken: Type.String() }),
})
export type ConfirmReply = Static<typeof ConfirmReply>

export const ConfirmEmailRequest = Type.Object({ token: Secret }, { additionalProperties: false })
export type ConfirmEmailRequest = Static<typeof ConfirmEmailRequest>
export const ConfirmEmailReply = Type.Object({ result: Type.Object({ email: Type.String() }) })
export type ConfirmEmailReply = Static<typeof ConfirmEmailReply>

export const LogoutRequest = Type.Object(
  {
    no_redirect: Type.Optional(
      Type.Boolean({ description: 'True: leave the redirect address out of the response.' }),
    ),
    _csrf: OptionalText(200),
  },
  { additionalProperties: false },
)
export type LogoutRequest = Static<typeof LogoutRequest>
export const LogoutReply = Type.Object({
  result: Type.Literal(true),
  redirect: Nullable(Type.String()),
})
export type LogoutReply = Static<typeof LogoutReply>

export const CsrfReply = Type.Object({ csrf: Type.String() })
export type CsrfReply = Static<typeof CsrfReply>

/** The time only keeps the reply from being taken from a cache. */
export const CaptchaQuery = Type.Object(
  {
    t: Type.Optional(Type.String({ maxLength: 40 })),
    timestamp: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
)
/** A challenge as ALTCHA's widget takes it: some work for the browser, nothing for the person. */
export const CaptchaReply = Type.Object({
  parameters: Type.Record(Type.String(), Type.Unknown()),
  signature: Type.String(),
})
export type CaptchaReply = Static<typeof CaptchaReply>

/** A browser’s answer to a passkey question, as the browser writes it (WebAuthn Level 3, 5.1.8 and 5.1.9). */
export const PasskeyAnswer = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown())
export type PasskeyAnswer = Static<typeof PasskeyAnswer>
export const PasskeyOptionsReply = Type.Object({
  result: Type.Record(Type.String(), Type.Unknown(), {
    description: 'For navigator.credentials.get(), as JSON. Valid for five minutes.',
  }),
})
export type PasskeyOptionsReply = Static<typeof PasskeyOptionsReply>
export const PasskeySignInOptionsRequest = Type.Object(
  { clientId: OptionalText(100) },
  { additionalProperties: false },
)
export const PasskeySignInRequest = Type.Object(
  { response: PasskeyAnswer, ...visitorFields },
  { additionalProperties: false },
)
export type PasskeySignInRequest = Static<typeof PasskeySignInRequest>
