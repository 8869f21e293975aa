import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'

const closed = { additionalProperties: false } as const
const DateTime = Type.String({ format: 'date-time' })

/** The end of a sign-up in an app (AUTH-14). */
export const ConfirmForAppRequest = Type.Object(
  {
    email: Type.String({ maxLength: 320 }),
    confirmToken: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 200,
          description:
            'From the emailed link, which the app may open itself: /auth/confirm/{token}.',
        }),
      ),
    ),
    clientId: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  },
  closed,
)
export type ConfirmForAppRequest = Static<typeof ConfirmForAppRequest>

/** `token`: a code that POST /api/oauth/access-token/{appId} takes once. Null, whatever the reason, where there is none. */
export const ConfirmForAppReply = Type.Object({
  result: Type.Boolean(),
  token: Nullable(Type.String()),
  expiresAt: Nullable(DateTime),
})
export type ConfirmForAppReply = Static<typeof ConfirmForAppReply>

export const AppTokenRequest = Type.Object(
  {
    secret: Type.String({
      maxLength: 200,
      description: 'The app’s secret, as set by the operator.',
    }),
    code: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 200,
          description:
            'Returned by check-confirm-and-get-token. If absent, the cookie session is used.',
        }),
      ),
    ),
    notJapanResident: Type.Optional(Type.Boolean()),
    _csrf: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  },
  closed,
)
export type AppTokenRequest = Static<typeof AppTokenRequest>

/** Shown this once. It reads GET /api/user and the account’s orders, as `Authorization: Bearer`. */
export const AppTokenReply = Type.Object({
  accessToken: Type.String(),
  tokenType: Type.Literal('Bearer'),
  expiresAt: DateTime,
})
export type AppTokenReply = Static<typeof AppTokenReply>

/** Access tokens of mobile apps (AUTH-14). */
export const appsCalls = {
  confirmForApp: call({
    method: 'POST',
    path: '/auth/check-confirm-and-get-token',
    summary:
      'Completes a sign-up in an app: confirms the address with the token from the emailed link and returns a code to exchange for an access token.',
    access: 'public',
    limit: 'auth',
    body: ConfirmForAppRequest,
    reply: ConfirmForAppReply,
  }),
  issueAppToken: call({
    method: 'POST',
    path: '/oauth/access-token/{appId}',
    summary:
      "Issues an app access token for such a code or for the signed-in user. It can read the account and its orders but can't change anything.",
    access: 'visitor',
    limit: 'auth',
    body: AppTokenRequest,
    headers: {
      'X-CSRF-Token':
        'Required with a session: the token from GET /api/csrf, unless it is in the body.',
    },
    failures: ['app_unknown', 'code_unknown', 'japan_unconfirmed'],
    reply: AppTokenReply,
    isHttpOnly: true,
  }),
}
