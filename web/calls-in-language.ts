import type { Calls } from '@causeway/api/contract'
import { errorMessage } from '@causeway/content/error-messages'
import type { LanguageCode } from '@causeway/content/languages'

/** The same calls, refusing in the page's language: what the HTTP server does for a browser's. Server only. */
export function callsInLanguage(language: LanguageCode, calls: Calls): Calls {
  if (language === 'en') return calls
  return new Proxy(calls, {
    get: (target, name, receiver): unknown => {
      const call: unknown = Reflect.get(target, name, receiver)
      if (typeof call !== 'function') return call
      return async (...given: unknown[]): Promise<unknown> =>
        worded(language, await Reflect.apply(call, target, given))
    },
  })
}

function worded(language: LanguageCode, answer: unknown): unknown {
  if (!isErrorReply(answer)) return answer
  const { body } = answer
  const message = errorMessage(language, body.error.code)
  return message === null
    ? answer
    : { ...answer, body: { ...body, error: { ...body.error, message } } }
}

type Refused = { readonly ok: false; readonly body: { readonly error: { readonly code: string } } }

function isErrorReply(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
