import {
  BeginSocialQuery,
  ChangeReply,
  LinkSocialReply,
  LinkSocialRequest,
  MailedSocialQuery,
  SocialAccountsReply,
  SocialProvidersReply,
  UnlinkSocialQuery,
  UnlinkSocialRequest,
} from '../contract/index.ts'
import { callerOf } from '../http/index.ts'
import {
  answerLink,
  answerUnlink,
  beginSignIn,
  finishByMail,
  finishSignIn,
} from './social-calls.ts'
import { sendSocialResultPage } from './social-result-page.ts'
import { CSRF_HEADER } from './user-change-routes.ts'
import { webRoute } from './wire.ts'

/** A page or a redirect for a popup: no program asks it. */
const forBrowsers = {
  method: 'GET',
  limit: 'auth',
  reply: null,
  isUsedOnce: true,
  statuses: [303],
  mediaType: '',
} as const

/** Signing in by Google, Facebook and Twitter, and the accounts there that let in (AUTH-06, AUTH-19). */
export const oauthRoutes = [
  webRoute({
    method: 'GET',
    path: '/oauth',
    summary: 'Services available for signing in.',
    reply: SocialProvidersReply,
    answer: async ({ calls }) => calls.socialProviders(),
  }),
  webRoute({
    ...forBrowsers,
    // Reads and tries nothing.
    limit: 'other',
    path: '/oauth/result',
    statuses: [200],
    mediaType: 'text/html',
    summary:
      'The last page of the sign-in popup: passes its query (goto, error, inline, suspicious or totp) to the opener and closes.',
    answer: async (_needs, { reply }) => {
      sendSocialResultPage(reply)
      return null
    },
  }),
  webRoute({
    ...forBrowsers,
    path: '/oauth/mail/{token}',
    summary:
      'Completes a sign-in with the emailed link, in the browser that started it, if the service had not verified the address. Ends on the result page.',
    query: MailedSocialQuery,
    answer: async (needs, { params, query, ...exchange }) =>
      finishByMail(needs, exchange, { token: params.token, language: query.language ?? null }),
  }),
  webRoute({
    ...forBrowsers,
    path: '/oauth/{provider}',
    summary: 'Redirects the popup to the service’s sign-in page.',
    query: BeginSocialQuery,
    answer: async (needs, { params, query, ...exchange }) =>
      beginSignIn(needs, exchange, { provider: params.provider, goto: query.goto ?? null }),
  }),
  webRoute({
    ...forBrowsers,
    path: '/oauth/{provider}/callback',
    summary: 'Callback that the service redirects the browser to. Ends on the result page.',
    answer: async (needs, { params, ...exchange }) =>
      finishSignIn(needs, exchange, params.provider),
  }),
  webRoute({
    method: 'POST',
    path: '/oauth/{provider}/link',
    summary:
      'Starts linking an external account to the signed-in account. Needs the password and code. Returns the URL for the popup.',
    limit: 'auth',
    headers: CSRF_HEADER,
    body: LinkSocialRequest,
    reply: LinkSocialReply,
    answer: async (needs, { body, params, request, reply }) =>
      answerLink(needs, { request, reply }, { body, provider: params.provider }),
  }),
  webRoute({
    method: 'GET',
    path: '/user/social-accounts',
    summary: 'External accounts linked to the signed-in account.',
    reply: SocialAccountsReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.socialAccounts(callerOf(request, countries)),
  }),
  webRoute({
    method: 'DELETE',
    path: '/user/social-accounts',
    summary:
      'Unlinks an external account. Needs the password and code. Refused if it is the only way to sign in.',
    limit: 'auth',
    headers: CSRF_HEADER,
    query: UnlinkSocialQuery,
    body: UnlinkSocialRequest,
    reply: ChangeReply,
    answer: async (needs, { body, query, request }) =>
      answerUnlink(needs, request, { body, query }),
  }),
] as const
