import {
  type Answer,
  AppTokenReply,
  AppTokenRequest,
  ConfirmForAppReply,
  ConfirmForAppRequest,
} from '../contract/index.ts'
import { refuse } from '../failures/index.ts'
import { callerOf } from '../http/index.ts'
import { changingSession } from './changing-session.ts'
import { isoTime } from './iso-time.ts'
import { visitorOf } from './visitor-of.ts'
import { webRoute } from './wire.ts'

/** Access tokens of mobile apps (AUTH-14). */
export const appRoutes = [
  webRoute({
    method: 'POST',
    path: '/auth/check-confirm-and-get-token',
    summary:
      'Completes a sign-up in an app: confirms the address with the token from the emailed link and returns a code to exchange for an access token.',
    limit: 'auth',
    body: ConfirmForAppRequest,
    reply: ConfirmForAppReply,
    answer: async ({ accounts }, { body }) => {
      const { confirmToken, email } = body
      const done = confirmToken
        ? await accounts.useCases.apps.confirmForApp({ email, confirmToken })
        : null
      return { ok: true, status: 200, body: confirmReply(done) }
    },
  }),
  webRoute({
    method: 'POST',
    path: '/oauth/access-token/{appId}',
    summary:
      "Issues an app access token for such a code or for the signed-in user. It can read the account and its orders but can't change anything.",
    limit: 'auth',
    headers: {
      'X-CSRF-Token':
        'Required with a session: the token from GET /api/csrf, unless it is in the body.',
    },
    body: AppTokenRequest,
    reply: AppTokenReply,
    answer: async (needs, { body, params, request }): Promise<Answer<AppTokenReply>> => {
      const { apps } = needs.accounts.useCases
      const app = { appId: params.appId, secret: body.secret }
      const visitor = visitorOf(callerOf(request, needs.countries), body)
      if (body.code) {
        const given = await apps.tokenForCode(app, body.code, visitor)
        return given.ok ? tokenReply(given.value) : refuse(given.failure, needs.accounts.words)
      }
      const who = await changingSession(needs, request, body._csrf)
      if (!who.ok) return who
      const given = await apps.tokenForSession(app, who.body.session, visitor)
      return given.ok ? tokenReply(given.value) : refuse(given.failure, needs.accounts.words)
    },
  }),
] as const

function confirmReply(
  done: { readonly code: string; readonly endsAt: Date } | null,
): ConfirmForAppReply {
  if (done === null) return { result: false, token: null, expiresAt: null }
  return { result: true, token: done.code, expiresAt: isoTime(done.endsAt.getTime()) }
}

function tokenReply(given: {
  readonly token: string
  readonly endsAt: Date
}): Answer<AppTokenReply> {
  const expiresAt = isoTime(given.endsAt.getTime())
  return {
    ok: true,
    status: 200,
    body: { accessToken: given.token, tokenType: 'Bearer', expiresAt },
  }
}
