import type { FiatFailure, FiatOrderFailure } from '@causeway/core/ports'
import { fail, type Result } from '@causeway/core/result'
import { type Ask, askJson } from './ask-json.ts'
import { NoAnswer } from './no-answer.ts'

/** What a provider is reached by. */
export type FiatHttp = { readonly fetch: typeof fetch }

/**
 * Runs a call that may ask the provider several things, all of them within one time limit. Silence is `timeout`; what
 * could not be reached or read is `unavailable`.
 */
export async function answerWithin<T>(
  http: FiatHttp,
  milliseconds: number,
  answer: (ask: Ask) => Promise<Result<T, FiatFailure>>,
): Promise<Result<T, FiatFailure>> {
  const signal = AbortSignal.timeout(Math.max(0, Math.floor(milliseconds)))
  try {
    return await answer((request) => askJson(http.fetch, signal, request))
  } catch (error) {
    if (error instanceof NoAnswer) return fail({ code: error.code })
    throw error
  }
}

/** The same for reading orders, where every way of not answering is one. */
export async function readWithin<T>(
  http: FiatHttp,
  milliseconds: number,
  read: (ask: Ask) => Promise<Result<T, FiatFailure>>,
): Promise<Result<T, FiatOrderFailure>> {
  const answered = await answerWithin(http, milliseconds, read)
  return answered.ok ? answered : fail({ code: 'fiat_provider_unavailable' })
}
