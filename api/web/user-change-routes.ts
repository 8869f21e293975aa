import type { Proof } from '@causeway/server/accounts'
import {
  ChangeReply,
  CsrfQuery,
  DeleteUserRequest,
  EmailRequest,
  EndSessionQuery,
  PasswordRequest,
  type ProofGiven,
  ProofRequest,
  SubscriptionsRequest,
} from '../contract/index.ts'
import { changed, unchanged } from './change-reply.ts'
import { changingSession } from './changing-session.ts'
import { dropSession, keepRotated } from './keep-session.ts'
import { webRoute } from './wire.ts'

export const CSRF_HEADER = {
  'X-CSRF-Token': 'The token of GET /api/csrf, where neither body nor query has it.',
}

/** Empty texts are as good as none. */
export function proofOf({ password, code }: ProofGiven): Proof {
  return { password: password || undefined, code: code || undefined }
}

/** What the signed-in person changes of his account (AUTH-09): each with a CSRF token, from our own pages. */
export const userChangeRoutes = [
  webRoute({
    method: 'POST',
    path: '/user/proof',
    summary:
      'Confirms the user’s identity with the password and code. For the next ten minutes, the session alone can change orders.',
    limit: 'auth',
    headers: CSRF_HEADER,
    body: ProofRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request }) => {
      const asked = await changingSession(needs, request, body._csrf)
      if (!asked.ok) return asked
      const { useCases, words } = needs.accounts
      const done = await useCases.account.requireProof(asked.body.session, proofOf(body))
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
  }),
  webRoute({
    method: 'POST',
    path: '/user/subscriptions',
    summary: 'Subscribes to the newsletter or unsubscribes.',
    limit: 'create',
    headers: CSRF_HEADER,
    body: SubscriptionsRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request }) => {
      const asked = await changingSession(needs, request, body._csrf)
      if (!asked.ok) return asked
      await needs.accounts.useCases.account.setSubscribed(asked.body.session, body.subscribed)
      return changed({})
    },
  }),
  webRoute({
    method: 'POST',
    path: '/user/password',
    summary: 'Changes the password and ends all other sessions.',
    limit: 'auth',
    headers: CSRF_HEADER,
    body: PasswordRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request, reply }) => {
      const asked = await changingSession(needs, request, body._csrf)
      if (!asked.ok) return asked
      const { useCases, words } = needs.accounts
      const done = await useCases.account.changePassword(asked.body.session, {
        oldPassword: body.old_password || null,
        password: body.password,
        code: body.totp_code || undefined,
      })
      if (done.ok) {
        keepRotated(needs, { request, reply }, done.value.session)
        return changed({})
      }
      const fields = { password: 'old_password', code: 'totp_code' }
      const answer = unchanged(done.failure, words, fields)
      if (!answer.ok) return answer
      const errors = { main: 'Internal error', ...answer.body.errors }
      return { ...answer, body: { ...answer.body, errors } }
    },
  }),
  webRoute({
    method: 'POST',
    path: '/user/email',
    summary:
      'Emails a link to a new address. The account’s address changes once the link is opened. A newsletter choice applies immediately.',
    limit: 'auth',
    headers: CSRF_HEADER,
    body: EmailRequest,
    reply: ChangeReply,
    answer: async (needs, { body, request }) => {
      const asked = await changingSession(needs, request, body._csrf)
      if (!asked.ok) return asked
      const { session } = asked.body
      const { useCases, words } = needs.accounts
      const proof = proofOf({ password: body.password ?? null, code: body.totp_code ?? null })
      const done = await useCases.account.askEmailChange(session, { email: body.email, ...proof })
      if (!done.ok) {
        return unchanged(done.failure, words, { password: 'password', code: 'totp_code' })
      }
      if (body.subscribed !== undefined) {
        await useCases.account.setSubscribed(session, body.subscribed)
      }
      return changed({})
    },
  }),
  webRoute({
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Ends one session of the account, or all except the current one.',
    limit: 'create',
    headers: CSRF_HEADER,
    query: EndSessionQuery,
    reply: ChangeReply,
    answer: async (needs, { query, request }) => {
      const asked = await changingSession(needs, request, query._csrf)
      if (!asked.ok) return asked
      await needs.accounts.useCases.signIn.endSessions(asked.body.session, query.id ?? null)
      return changed({})
    },
  }),
  webRoute({
    method: 'DELETE',
    path: '/user',
    summary:
      'Deletes the account. Needs the password. Records required for accounting are kept without personal data.',
    limit: 'auth',
    headers: CSRF_HEADER,
    query: CsrfQuery,
    body: DeleteUserRequest,
    reply: ChangeReply,
    answer: async (needs, { body, query, request, reply }) => {
      const asked = await changingSession(needs, request, query._csrf || body._csrf)
      if (!asked.ok) return asked
      const { useCases, words } = needs.accounts
      const done = await useCases.account.deleteAccount(asked.body.session, proofOf(body))
      if (!done.ok) return unchanged(done.failure, words)
      dropSession({ request, reply })
      return changed({})
    },
  }),
] as const
