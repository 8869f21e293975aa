import {
  CaptchaQuery,
  CaptchaReply,
  ConfirmEmailReply,
  ConfirmEmailRequest,
  ConfirmReply,
  CsrfReply,
  FormRecoverReply,
  FormRecoverRequest,
  LogoutReply,
  LogoutRequest,
  PasskeyOptionsReply,
  PasskeySignInOptionsRequest,
  PasskeySignInRequest,
  RecoverReply,
  RecoverRequest,
  RecoverSubmitRequest,
  ResendVerificationRequest,
  SignInReply,
  SignInRequest,
  SignUpReply,
  SignUpRequest,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import {
  callerOf,
  cookieHeaderOf,
  endedHolderCookies,
  giveCsrfToken,
  sendCookies,
} from '../http/index.ts'
import { changingSession, comesFromElsewhere } from './changing-session.ts'
import { dropSession } from './keep-session.ts'
import {
  answerConfirmEmail,
  answerFormRecover,
  answerPasskey,
  answerRecover,
  answerRecoverSubmit,
  answerResend,
  answerSignIn,
  answerSignUp,
} from './sign-in-calls.ts'
import { webRoute } from './wire.ts'

const CSRF_HEADER = { 'X-CSRF-Token': 'The token of GET /api/csrf, where the body has none.' }

/** The way to a session and out of it (AUTH). Sessions travel by cookie only; replies never hold their tokens. */
export const signInRoutes = [
  webRoute({
    method: 'GET',
    path: '/csrf',
    summary:
      'The token that every account change carries. It belongs to this browser and its session.',
    reply: CsrfReply,
    answer: async ({ accounts }, { request, reply }) => ({
      ok: true,
      status: 200,
      body: { csrf: giveCsrfToken(accounts.csrfKey, request, reply) },
    }),
  }),
  webRoute({
    method: 'GET',
    path: '/gt/register',
    summary:
      'A captcha of our own: work for the browser, for ALTCHA’s widget. Good for ten minutes, and once.',
    query: CaptchaQuery,
    reply: CaptchaReply,
    answer: async ({ accounts }) => ({
      ok: true,
      status: 200,
      body: await accounts.useCases.signIn.captchaChallenge(),
    }),
  }),
  webRoute({
    method: 'POST',
    path: '/auth/sign-up',
    summary:
      'Mails a link that opens a new account, or says that there is one. The reply is the same for both.',
    limit: 'auth',
    body: SignUpRequest,
    reply: SignUpReply,
    answer: answerSignUp,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Mails the link again.',
    limit: 'auth',
    body: ResendVerificationRequest,
    reply: SignUpReply,
    answer: answerResend,
  }),
  webRoute({
    method: 'GET',
    path: '/auth/confirm/{token}',
    summary: 'Confirms an address by the mailed token, once; answers what sets the password.',
    limit: 'auth',
    reply: ConfirmReply,
    isUsedOnce: true,
    answer: async (needs, { params }) => answerRecover(needs).confirm(params.token),
  }),
  webRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary:
      'Signs in by e-mail and password, then by code where two-factor sign-in is on: email, token, totp.',
    limit: 'auth',
    body: SignInRequest,
    reply: SignInReply,
    answer: answerSignIn,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/form-recover',
    summary: 'Mails a link that sets a new password, if there is such an account; never says.',
    limit: 'auth',
    body: FormRecoverRequest,
    reply: FormRecoverReply,
    answer: answerFormRecover,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/recover',
    summary: 'Whose password a mailed token sets. The token stays good.',
    limit: 'auth',
    body: RecoverRequest,
    reply: RecoverReply,
    answer: async (needs, { body }) => answerRecover(needs).check(body.recoverToken),
  }),
  webRoute({
    method: 'POST',
    path: '/auth/recover/submit',
    summary:
      'Sets a password by a mailed token, ends every session of the account, and signs in; by code first where two-factor sign-in is on.',
    limit: 'auth',
    body: RecoverSubmitRequest,
    reply: SignInReply,
    answer: answerRecoverSubmit,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Makes the address that a token was mailed to the account’s own.',
    limit: 'auth',
    body: ConfirmEmailRequest,
    reply: ConfirmEmailReply,
    answer: answerConfirmEmail,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'The challenge for signing in with any passkey.',
    limit: 'auth',
    body: PasskeySignInOptionsRequest,
    reply: PasskeyOptionsReply,
    answer: async ({ accounts }) => ({
      ok: true,
      status: 200,
      body: { result: { ...(await accounts.useCases.account.passkeySignInOptions()) } },
    }),
  }),
  webRoute({
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Signs in by a passkey: its answer to that question.',
    limit: 'auth',
    body: PasskeySignInRequest,
    reply: SignInReply,
    answer: answerPasskey,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session at the server and takes it out of the browser.',
    headers: CSRF_HEADER,
    body: LogoutRequest,
    reply: LogoutReply,
    answer: async (needs, { body, request, reply }) => {
      if (comesFromElsewhere(needs, request)) return refuseRequest({ code: 'other_origin' })
      const { session } = callerOf(request, needs.countries)
      const asked = session ? await changingSession(needs, request, body._csrf) : null
      // A session that is over already leaves the browser without more ado.
      if (asked !== null && !asked.ok && asked.body.error.code !== 'signed_out') return asked
      if (session) {
        await needs.accounts.useCases.signIn.signOut(session)
        sendCookies(request, reply, endedHolderCookies(cookieHeaderOf(request.headers)))
      }
      dropSession({ request, reply })
      const redirect = body.no_redirect === true ? null : '/'
      return { ok: true, status: 200, body: { result: true, redirect } }
    },
  }),
] as const
