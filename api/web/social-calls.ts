import type { Result } from '@causeway/core/result'
import type { FinishSocialFailure, SocialEnd } from '@causeway/server/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  Answer,
  ChangeReply,
  LinkSocialReply,
  LinkSocialRequest,
  UnlinkSocialQuery,
  UnlinkSocialRequest,
} from '../contract/index.ts'
import { refuse } from '../failures/index.ts'
import {
  callerOf,
  cookieHeaderOf,
  isLoopbackHost,
  sendCookies,
  socialCookie,
  socialSeconds,
  socialSecretIn,
} from '../http/index.ts'
import { changed, unchanged } from './change-reply.ts'
import { changingSession } from './changing-session.ts'
import { keepSession } from './keep-session.ts'
import { socialOutcome } from './social-outcome.ts'
import { proofOf } from './user-change-routes.ts'
import { visitorOf } from './visitor-of.ts'
import type { RouteNeeds } from './web-route.ts'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * Sends the popup to the provider, or to the end where that cannot be. Whom another site sends lands at our own button:
 * a page elsewhere must not be able to sign anybody in, not even to his own account.
 */
export async function beginSignIn(
  needs: RouteNeeds,
  exchange: Exchange,
  asked: { readonly provider: string; readonly goto: string | null },
): Promise<null> {
  const { reply, request } = exchange
  if (isSentByAnotherSite(request)) return redirect(reply, '/?sign-in=1')
  const redirectUri = redirectUriOf(needs, request, asked.provider)
  const { social } = needs.accounts.useCases
  const begun = await social.begin({ ...asked, redirectUri, linkTo: null })
  if (!begun.ok) return redirectToResult(reply, socialOutcome(begun))
  bindBrowser(exchange, begun.value.browserSecret, socialSeconds.atProvider)
  void redirect(reply, begun.value.url)
  return null
}

/** Begins linking, for somebody who has proved himself once more; answers where the popup goes. */
export async function answerLink(
  needs: RouteNeeds,
  exchange: Exchange,
  { body, provider }: { readonly body: LinkSocialRequest; readonly provider: string },
): Promise<Answer<LinkSocialReply>> {
  const { request } = exchange
  const who = await changingSession(needs, request, body._csrf)
  if (!who.ok) return who
  const { useCases, words } = needs.accounts
  const { session } = who.body
  const proven = await useCases.account.requireProof(session, proofOf(body))
  if (!proven.ok) return unchanged(proven.failure, words)
  const redirectUri = redirectUriOf(needs, request, provider)
  const begun = await useCases.social.begin({ provider, redirectUri, linkTo: session, goto: null })
  if (!begun.ok) {
    const { code } = begun.failure
    const main = refuse(begun.failure, words).body.error.message
    return { ok: true, status: 200, body: { result: false, code, errors: { main } } }
  }
  bindBrowser(exchange, begun.value.browserSecret, socialSeconds.atProvider)
  return changed({ url: begun.value.url })
}

/** Ends that an account elsewhere lets in, for somebody who has proved himself once more. */
export async function answerUnlink(
  needs: RouteNeeds,
  request: FastifyRequest,
  asked: { readonly body: UnlinkSocialRequest; readonly query: UnlinkSocialQuery },
): Promise<Answer<ChangeReply>> {
  const { body, query } = asked
  const who = await changingSession(needs, request, query._csrf || body?._csrf)
  if (!who.ok) return who
  const { useCases, words } = needs.accounts
  const { session } = who.body
  const proven = await useCases.account.requireProof(session, proofOf(body ?? {}))
  if (!proven.ok) return unchanged(proven.failure, words)
  const unlinked = await useCases.social.unlink(session, query.serviceId)
  if (unlinked.ok) return changed({})
  const { code } = unlinked.failure
  return code === 'signed_out' ? refuse({ code }, words) : unchanged({ code }, words)
}

/** The browser is back from the provider. */
export async function finishSignIn(
  needs: RouteNeeds,
  exchange: Exchange,
  provider: string,
): Promise<null> {
  const { request } = exchange
  const query = request.url.split('?').slice(1).join('?')
  const caller = callerOf(request, needs.countries)
  const { signIn, social } = needs.accounts.useCases
  const ended = await social.finish(
    {
      provider,
      query,
      state: new URLSearchParams(query).get('state') ?? '',
      browserSecret: secretOf(request),
      redirectUri: redirectUriOf(needs, request, provider),
      session: caller.session ? await signIn.readSession(caller.session) : null,
    },
    visitorOf(caller, {}),
  )
  return end(needs, exchange, ended)
}

/** The link of the mail that asks whose address it is, followed in the browser that began. */
export async function finishByMail(
  needs: RouteNeeds,
  exchange: Exchange,
  { token, language }: { readonly token: string; readonly language: string | null },
): Promise<null> {
  const { request } = exchange
  const caller = callerOf(request, needs.countries)
  const browserSecret = secretOf(request)
  const { social } = needs.accounts.useCases
  const ended = await social.finishByMail({ token, browserSecret }, visitorOf(caller, {}))
  const outcome = socialOutcome(ended)
  // Nobody came back from a service: it is the link that is too old, was used, or belongs to another browser.
  if (!ended.ok && ended.failure.code === 'try_unknown') outcome.set('error', 'link_over')
  if (language !== null) outcome.set('language', language)
  return end(needs, exchange, ended, outcome)
}

async function end(
  needs: RouteNeeds,
  exchange: Exchange,
  ended: Result<SocialEnd, FinishSocialFailure>,
  outcome = socialOutcome(ended),
): Promise<null> {
  const { reply, request } = exchange
  if (ended.ok && ended.value.kind === 'signed-in') {
    const { session } = ended.value
    const caller = callerOf(request, needs.countries)
    await keepSession(needs, exchange, { session, caller })
  }
  const secret = secretOf(request)
  if (secret !== null) {
    const isMailed = ended.ok && ended.value.kind === 'mailed'
    bindBrowser(exchange, isMailed ? secret : '', isMailed ? socialSeconds.untilMailed : 0)
  }
  return redirectToResult(reply, outcome)
}

/** Browsers that send no `Sec-Fetch-Site`, and addresses that a person typed, are let through. */
function isSentByAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function secretOf(request: FastifyRequest): string | null {
  return socialSecretIn(cookieHeaderOf(request.headers), request.protocol === 'https')
}

function bindBrowser({ reply, request }: Exchange, secret: string, seconds: number): void {
  sendCookies(request, reply, [socialCookie(secret, seconds, request.protocol === 'https')])
}

/** The provider sends the browser back to the public address; on this machine itself to the one that it came by. */
function redirectUriOf(needs: RouteNeeds, request: FastifyRequest, provider: string): string {
  const isHere = isLoopbackHost(request.host)
  const origin = isHere ? `${request.protocol}://${request.host}` : needs.publicOrigin
  return `${origin}/api/oauth/${encodeURIComponent(provider)}/callback`
}

function redirectToResult(reply: FastifyReply, outcome: URLSearchParams): null {
  return redirect(reply, `/api/oauth/result?${outcome}`)
}

function redirect(reply: FastifyReply, url: string): null {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url, 303)
  return null
}
