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
    summary: 'Boolean settings of the caller’s account, by name.',
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
    summary: 'Whether the user is subscribed to the newsletter.',
    reply: SubscriptionsReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.subscriptions(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Active sessions of the account: device, location and last use.',
    reply: SessionsReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.sessions(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/recovery-codes',
    summary:
      'The number of recovery codes left. The codes themselves are shown only once, when they are created.',
    reply: RecoveryCodesLeftReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.recoveryCodesLeft(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/passkeys',
    summary: 'The account’s passkeys with their names.',
    reply: PasskeysReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.passkeys(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/user/export',
    summary: 'All data kept about the user, as a JSON file.',
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
