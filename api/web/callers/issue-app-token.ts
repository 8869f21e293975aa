import type { Answer, AppTokenReply, webCalls } from '../../contract/index.ts'
import { refuse } from '../../failures/index.ts'
import { isoTime, visitorOf } from '../../handlers/index.ts'
import type { HttpHandler } from '../http-handler.ts'
import { changingSession } from './changing-session.ts'

/** An app's access token, for a code of its sign-up or for whoever is signed in here (AUTH-14). */
export const issueAppToken: HttpHandler<typeof webCalls.issueAppToken> = async (
  needs,
  exchange,
) => {
  const { caller, input, request } = exchange
  const { useCases, words } = needs.accounts
  const app = { appId: input.appId, secret: input.secret }
  const visitor = visitorOf(caller, input)
  if (input.code) {
    const given = await useCases.apps.tokenForCode(app, input.code, visitor)
    return given.ok ? tokenReply(given.value) : refuse(given.failure, words)
  }
  const who = await changingSession(needs, request, input._csrf)
  if (!who.ok) return who
  const given = await useCases.apps.tokenForSession(app, who.body.session, visitor)
  return given.ok ? tokenReply(given.value) : refuse(given.failure, words)
}

function tokenReply(given: {
  readonly token: string
  readonly endsAt: Date
}): Answer<AppTokenReply, never> {
  const expiresAt = isoTime(given.endsAt.getTime())
  return {
    ok: true,
    status: 200,
    body: { accessToken: given.token, tokenType: 'Bearer', expiresAt },
  }
}
