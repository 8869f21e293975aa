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
    summary: 'The services that one can sign in by.',
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
      'The page that the popup ends on: tells its opener the query (goto, error, inline, suspicious or totp) and closes.',
    answer: async (_needs, { reply }) => {
      sendSocialResultPage(reply)
      return null
    },
  }),
  webRoute({
    ...forBrowsers,
    path: '/oauth/mail/{token}',
    summary:
      'Completes a sign-in with the emailed link, in the browser that started it, where the address was not verified yet; ends on the result page.',
    query: MailedSocialQuery,
    answer: async (needs, { params, query, ...exchange }) =>
      finishByMail(needs, exchange, { token: params.token, language: query.language ?? null }),
  }),
  webRoute({
    ...forBrowsers,
    path: '/oauth/{provider}',
    summary: 'Sends a popup to the service to sign in there.',
    query: BeginSocialQuery,
    answer: async (needs, { params, query, ...exchange }) =>
      beginSignIn(needs, exchange, { provider: params.provider, goto: query.goto ?? null }),
  }),
  webRoute({
    ...forBrowsers,
    path: '/oauth/{provider}/callback',
    summary: 'Where the service sends the browser back to; ends on the result page.',
    answer: async (needs, { params, ...exchange }) =>
      finishSignIn(needs, exchange, params.provider),
  }),
  webRoute({
    method: 'POST',
    path: '/oauth/{provider}/link',
    summary:
      'Begins to link an account there to the one that is signed in, for password and code; answers where the popup goes.',
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
    summary: 'The accounts elsewhere that let into the one that is signed in.',
    reply: SocialAccountsReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.socialAccounts(callerOf(request, countries)),
  }),
  webRoute({
    method: 'DELETE',
    path: '/user/social-accounts',
    summary: 'Unlinks one of them, for password and code, unless nothing else lets in.',
    limit: 'auth',
    headers: CSRF_HEADER,
    query: UnlinkSocialQuery,
    body: UnlinkSocialRequest,
    reply: ChangeReply,
    answer: async (needs, { body, query, request }) =>
      answerUnlink(needs, request, { body, query }),
  }),
] as const
