import {
  PasskeysReply,
  RecoveryCodesLeftReply,
  SessionsReply,
  SubscriptionsReply,
  UserExportReply,
  UserFlagsQuery,
  UserFlagsReply,
  UserOut,
  UserQuery,
  UserReply,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { callerOf, giveCsrfToken } from '../http/index.ts'
import { userFlagNames } from './account-out.ts'
import { signedIn } from './changing-session.ts'
import { namedIn } from './named-in.ts'
import { webRoute } from './wire.ts'

const userFields = UserOut.properties
const userFieldNames = Object.keys(userFields).filter(
  (name): name is keyof UserOut => name in userFields,
)

/** What is read of the caller's own account (AUTH-18). */
export const userRoutes = [
  webRoute({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in user, or null. Returns only the requested fields, all by default.',
    query: UserQuery,
    reply: UserReply,
    answer: async (needs, { query, request, reply }) => {
      const fields = namedIn(query.fields, userFieldNames, 'fields')
      if (!fields.ok) return fields
      const caller = callerOf(request, needs.countries)
      const answer = await needs.calls.user(caller, fields.body ?? undefined)
      if (!answer.ok) return answer
      const csrf = giveCsrfToken(needs.accounts.csrfKey, request, reply)
      return { ...answer, body: { ...answer.body, csrf } }
    },
  }),
  webRoute({
    method: 'GET',
    path: '/user/flags',
    summary: 'Yes and no of the caller’s own account, by name.',
    query: UserFlagsQuery,
    reply: UserFlagsReply,
    answer: async (needs, { query, request }) => {
      const flags = namedIn(query.flags, userFlagNames, 'flags')
      if (!flags.ok) return flags
      const asked = await signedIn(needs, request)
      if (!asked.ok) return asked
      // Nobody else's: whoever asks for another account is as good as signed out of it.
      if (query.userId !== undefined && query.userId !== asked.body.session.accountId) {
        return refuseRequest({ code: 'signed_out' })
      }
      return needs.calls.userFlags(flags.body ?? [], asked.body.caller)
    },
  }),
  webRoute({
    method: 'GET',
    path: '/user/subscriptions',
    summary: 'Whether the newsletter is wanted.',
    reply: SubscriptionsReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.subscriptions(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where the account is signed in: device, place, and when it was last used.',
    reply: SessionsReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.sessions(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/recovery-codes',
    summary: 'How many recovery codes are left. The codes themselves are shown once, when made.',
    reply: RecoveryCodesLeftReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.recoveryCodesLeft(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/passkeys',
    summary: 'The account’s passkeys, by their names.',
    reply: PasskeysReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.passkeys(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/export',
    summary: 'Everything that is kept about the person, as a JSON file.',
    limit: 'create',
    reply: UserExportReply,
    answer: async (needs, { request, reply }) => {
      const asked = await signedIn(needs, request)
      if (!asked.ok) return asked
      reply.header('content-disposition', 'attachment; filename="account-data.json"')
      const body = await needs.accounts.useCases.account.exportData(asked.body.session)
      return { ok: true, status: 200, body: { ...body } }
    },
  }),
] as const
