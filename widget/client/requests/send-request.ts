import type { Answer } from '@causeway/api/contract'
import type { CookieJar } from './cookie-jar.ts'
import { isBrokenAnswer } from './is-broken-answer.ts'
import { errorReply, readAnswer } from './wire.ts'

/** What the HTTP client needs. */
export type HttpNeeds = {
  /** Origin of the API without a slash at the end; empty for the page's own. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly timeLimitMilliseconds: number
  /** Stands in for the browser's cookies where it has them turned off; null where it keeps them. */
  readonly cookieJar: CookieJar | null
  /** Told of a call that failed as none should (SHELL-06). A site that embeds us is told nothing. */
  readonly onBroken: () => void
}

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** False for what is asked beside the way: whoever asks has no words for a refusal. */
  readonly areRefusalsShown?: boolean
}

/**
 * Sends one request and gives its reply as a value. A network that fails, or a reply that does not come within the
 * time limit, is status 0 with code `network_unreachable`; nothing is thrown for it.
 */
export async function sendRequest<T>(needs: HttpNeeds, request: HttpRequest): Promise<Answer<T>> {
  const answer = await askServer<T>(needs, request)
  if (isBrokenAnswer(answer, request.areRefusalsShown ?? true)) needs.onBroken()
  return answer
}

async function askServer<T>(needs: HttpNeeds, request: HttpRequest): Promise<Answer<T>> {
  // Called as a plain function: a browser's fetch refuses to be the method of another object.
  const { cookieJar, fetch } = needs
  try {
    const response = await fetch(`${needs.baseUrl}${request.path}`, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...acceptedLanguage(),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookieJar === null ? {} : { 'x-cookies': cookieJar.header() }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(needs.timeLimitMilliseconds),
    })
    cookieJar?.keep(response.headers.get('x-set-cookies'))
    return await readAnswer<T>(response)
  } catch {
    return unreachable()
  }
}

/** Sends one request; its reply is checked against the contract where it is made. */
export type Send = (request: HttpRequest) => Promise<Answer<unknown>>

/** Sends calls as they are. */
export function sender(needs: HttpNeeds): Send {
  return (request) => sendRequest(needs, request)
}

/** Sends what is asked beside the way: where it is refused, whoever asks has nothing to say about it. */
export function aside(needs: HttpNeeds): Send {
  return (request) => sendRequest(needs, { ...request, areRefusalsShown: false })
}

/** What stands for a reply that did not come. */
export function unreachable(): Extract<Answer<unknown>, { ok: false }> {
  const message = 'We can’t reach the server. Check your connection and try again.'
  return { ok: false, status: 0, body: errorReply('network_unreachable', message) }
}

/** Refusals are to be said in the page's language, not in the browser's. */
function acceptedLanguage(): Readonly<Record<string, string>> {
  const language = globalThis.document?.documentElement.lang ?? ''
  return language === '' ? {} : { 'accept-language': language }
}
