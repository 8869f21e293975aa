import type { Result } from '@causeway/core/result'
import type { FinishSocialFailure, SocialEnd } from '@causeway/server/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, webCalls } from '../../contract/index.ts'
import { refuse } from '../../failures/index.ts'
import { beginSession, changed, proofOf, unchanged, visitorOf } from '../../handlers/index.ts'
import {
  cookieHeaderOf,
  isLoopbackHost,
  sendCookies,
  socialCookie,
  socialSeconds,
  socialSecretIn,
} from '../../http/index.ts'
import { giveCookies } from '../give-cookies.ts'
import type { HttpHandler } from '../http-handler.ts'
import type { RouteNeeds } from '../route-needs.ts'
import { socialOutcome } from './social-outcome.ts'

type Specs = typeof webCalls
type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Returned = Browser & { readonly caller: Caller }

/**
 * Sends the popup to the provider, or to the end where that cannot be. Whom another site sends lands at our own button:
 * a page elsewhere must not be able to sign anybody in, not even to his own account.
 */
export const beginSignIn: HttpHandler<Specs['beginSocialSignIn']> = async (needs, exchange) => {
  const { input, reply, request } = exchange
  const asked = { provider: input.provider, goto: input.goto ?? null }
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
export const linkSocialAccount: HttpHandler<Specs['linkSocialAccount']> = async (
  needs,
  exchange,
) => {
  const { input, request, session } = exchange
  const { provider } = input
  const { useCases, words } = needs.accounts
  const proven = await useCases.account.requireProof(session, proofOf(input))
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

/** The browser is back from the provider. */
export const finishSignIn: HttpHandler<Specs['finishSocialSignIn']> = async (needs, exchange) => {
  const { caller, input, request } = exchange
  const { provider } = input
  const query = request.url.split('?').slice(1).join('?')
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
export const finishByMail: HttpHandler<Specs['finishSocialByMail']> = async (needs, exchange) => {
  const { caller, request } = exchange
  const { token, language } = exchange.input
  const browserSecret = secretOf(request)
  const { social } = needs.accounts.useCases
  const ended = await social.finishByMail({ token, browserSecret }, visitorOf(caller, {}))
  const outcome = socialOutcome(ended)
  // Nobody came back from a service: it is the link that is too old, was used, or belongs to another browser.
  if (!ended.ok && ended.failure.code === 'try_unknown') outcome.set('error', 'link_over')
  if (language !== undefined) outcome.set('language', language)
  return end(needs, exchange, ended, outcome)
}

async function end(
  needs: RouteNeeds,
  exchange: Returned,
  ended: Result<SocialEnd, FinishSocialFailure>,
  outcome = socialOutcome(ended),
): Promise<null> {
  const { caller, reply, request } = exchange
  if (ended.ok && ended.value.kind === 'signed-in') {
    const { useCases } = needs.accounts
    const cookies = await beginSession(useCases, caller, ended.value.session)
    giveCookies(request, reply, { cookies, now: useCases.now() })
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

function bindBrowser({ reply, request }: Browser, secret: string, seconds: number): void {
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
