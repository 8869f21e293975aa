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

const CSRF_HEADER = { 'X-CSRF-Token': 'The token from GET /api/csrf, unless it is in the body.' }

/** The way to a session and out of it (AUTH). Sessions travel by cookie only; replies never hold their tokens. */
export const signInRoutes = [
  webRoute({
    method: 'GET',
    path: '/csrf',
    summary:
      'The CSRF token required for every account change. It belongs to this browser and its session.',
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
      'A proof-of-work captcha challenge for the ALTCHA widget. Valid for ten minutes and one use.',
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
      'Emails a link to confirm a new account, or a note that the account already exists. The response is the same in both cases.',
    limit: 'auth',
    body: SignUpRequest,
    reply: SignUpReply,
    answer: answerSignUp,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Emails the link again.',
    limit: 'auth',
    body: ResendVerificationRequest,
    reply: SignUpReply,
    answer: answerResend,
  }),
  webRoute({
    method: 'GET',
    path: '/auth/confirm/{token}',
    summary:
      'Confirms an address with the emailed token, once. Returns the token for setting the password.',
    limit: 'auth',
    reply: ConfirmReply,
    isUsedOnce: true,
    answer: async (needs, { params }) => answerRecover(needs).confirm(params.token),
  }),
  webRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary:
      'Signs in with email and password, then with a code if two-factor sign-in is on: email, token, totp.',
    limit: 'auth',
    body: SignInRequest,
    reply: SignInReply,
    answer: answerSignIn,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/form-recover',
    summary:
      'Emails a link to set a new password if the account exists. The response doesn’t reveal whether it does.',
    limit: 'auth',
    body: FormRecoverRequest,
    reply: FormRecoverReply,
    answer: answerFormRecover,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/recover',
    summary: 'The account whose password an emailed token can set. The token stays valid.',
    limit: 'auth',
    body: RecoverRequest,
    reply: RecoverReply,
    answer: async (needs, { body }) => answerRecover(needs).check(body.recoverToken),
  }),
  webRoute({
    method: 'POST',
    path: '/auth/recover/submit',
    summary:
      'Sets a password with an emailed token, ends all sessions of the account and signs in. If two-factor sign-in is on, a code is required first.',
    limit: 'auth',
    body: RecoverSubmitRequest,
    reply: SignInReply,
    answer: answerRecoverSubmit,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirms a new email address with the token that was sent to it.',
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
    summary: 'Signs in with a passkey’s response to that challenge.',
    limit: 'auth',
    body: PasskeySignInRequest,
    reply: SignInReply,
    answer: answerPasskey,
  }),
  webRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session on the server and removes its cookie from the browser.',
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
