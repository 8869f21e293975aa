import Type, { type Static } from 'typebox'
import { Nullable, OptionalText } from './fields.ts'
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
  { password: OptionalText(1024), code: OptionalText(64), _csrf: OptionalText(200) },
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
    _csrf: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
)
export type UnlinkSocialQuery = Static<typeof UnlinkSocialQuery>
/** Left out, it proves nothing: the reply says what is asked for. */
export const UnlinkSocialRequest = Nullable(LinkSocialRequest)
export type UnlinkSocialRequest = Static<typeof UnlinkSocialRequest>
