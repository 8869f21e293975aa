import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable, OptionalText } from '../fields.ts'
import { ChangeReply } from './user-changes.ts'

const closed = { additionalProperties: false } as const
const DateTime = Type.String({ format: 'date-time' })

const Provider = Type.Union([
  Type.Literal('google'),
  Type.Literal('facebook'),
  Type.Literal('twitter'),
])

/** The services that this shop lets people sign in by (AUTH-06). */
export const SocialProvidersReply = Type.Object({ result: Type.Array(Provider) })
export type SocialProvidersReply = Static<typeof SocialProvidersReply>

export const BeginSocialQuery = Type.Object(
  {
    clientId: Type.Optional(Type.String({ maxLength: 100 })),
    mode: Type.Optional(
      Type.Literal('signIn', {
        description: 'To link an account, use POST /api/oauth/{provider}/link.',
      }),
    ),
    goto: Type.Optional(
      Type.String({ maxLength: 300, description: 'Path on this site to go to afterwards.' }),
    ),
  },
  closed,
)
export type BeginSocialQuery = Static<typeof BeginSocialQuery>

/** The page that the mailed link leads to says in which language it was read. */
export const MailedSocialQuery = Type.Object(
  {
    language: Type.Optional(
      Type.String({
        pattern: '^[a-z]{2}$',
        description: 'Language in which the sign-in continues.',
      }),
    ),
  },
  closed,
)
export type MailedSocialQuery = Static<typeof MailedSocialQuery>

export const SocialAccountOut = Type.Object({
  serviceId: Type.String({ description: 'ID to use when unlinking it.' }),
  provider: Provider,
  email: Nullable(Type.String()),
  linkedAt: DateTime,
})
export type SocialAccountOut = Static<typeof SocialAccountOut>
export const SocialAccountsReply = Type.Object({ result: Type.Array(SocialAccountOut) })
export type SocialAccountsReply = Static<typeof SocialAccountsReply>

/** Password and code once more, as for every change of how one signs in. */
export const LinkSocialRequest = Type.Object(
  { password: OptionalText(1024), code: OptionalText(64) },
  closed,
)
export type LinkSocialRequest = Static<typeof LinkSocialRequest>
/** `url`: where the popup goes; only where `result` is true. */
export const LinkSocialReply = Type.Intersect([
  ChangeReply,
  Type.Object({ url: Type.Optional(Type.String()) }),
])
export type LinkSocialReply = Static<typeof LinkSocialReply>

export const UnlinkSocialQuery = Type.Object(
  {
    serviceId: Type.String({ format: 'uuid', maxLength: 36 }),
  },
  closed,
)
export type UnlinkSocialQuery = Static<typeof UnlinkSocialQuery>
/** Left out, it proves nothing: the reply says what is asked for. */
export const UnlinkSocialRequest = Nullable(LinkSocialRequest)
export type UnlinkSocialRequest = Static<typeof UnlinkSocialRequest>

/** Signing in by Google, Facebook and Twitter, and the accounts there that let in (AUTH-06, AUTH-19). */
export const socialCalls = {
  socialProviders: call({
    method: 'GET',
    path: '/oauth',
    summary: 'Services available for signing in.',
    access: 'public',
    reply: SocialProvidersReply,
  }),
  socialResultPage: call({
    method: 'GET',
    path: '/oauth/result',
    summary:
      'The last page of the sign-in popup: passes its query (goto, error, inline, suspicious or totp) to the opener and closes.',
    access: 'public',
    limit: 'other',
    reply: null,
    statuses: [200],
    mediaType: 'text/html',
    isUsedOnce: true,
    isHttpOnly: true,
  }),
  finishSocialByMail: call({
    method: 'GET',
    path: '/oauth/mail/{token}',
    summary:
      'Completes a sign-in with the emailed link, in the browser that started it, if the service had not verified the address. Ends on the result page.',
    access: 'visitor',
    limit: 'auth',
    query: MailedSocialQuery,
    reply: null,
    statuses: [303],
    mediaType: '',
    isUsedOnce: true,
    isHttpOnly: true,
  }),
  beginSocialSignIn: call({
    method: 'GET',
    path: '/oauth/{provider}',
    summary: 'Redirects the popup to the service’s sign-in page.',
    access: 'visitor',
    limit: 'auth',
    query: BeginSocialQuery,
    reply: null,
    statuses: [303],
    mediaType: '',
    isUsedOnce: true,
    isHttpOnly: true,
  }),
  finishSocialSignIn: call({
    method: 'GET',
    path: '/oauth/{provider}/callback',
    summary: 'Callback that the service redirects the browser to. Ends on the result page.',
    access: 'visitor',
    limit: 'auth',
    reply: null,
    statuses: [303],
    mediaType: '',
    isUsedOnce: true,
    isHttpOnly: true,
  }),
  linkSocialAccount: call({
    method: 'POST',
    path: '/oauth/{provider}/link',
    summary:
      'Starts linking an external account to the signed-in account. Needs the password and code. Returns the URL for the popup.',
    access: 'account',
    limit: 'auth',
    body: LinkSocialRequest,
    reply: LinkSocialReply,
    isHttpOnly: true,
  }),
  socialAccounts: call({
    method: 'GET',
    path: '/user/social-accounts',
    summary: 'External accounts linked to the signed-in account.',
    access: 'account',
    reply: SocialAccountsReply,
  }),
  unlinkSocialAccount: call({
    method: 'DELETE',
    path: '/user/social-accounts',
    summary:
      'Unlinks an external account. Needs the password and code. Refused if it is the only way to sign in.',
    access: 'account',
    limit: 'auth',
    query: UnlinkSocialQuery,
    body: UnlinkSocialRequest,
    failures: ['signed_out'],
    reply: ChangeReply,
  }),
}
