import type { Answer, Calls, FiatOfferOut, FiatOffersReply } from '@causeway/api/contract'
import { httpNeeds } from './http-needs.ts'
import { isBrokenAnswer } from './is-broken-answer.ts'
import { queryText } from './query-text.ts'
import { readOffers } from './read-offers.ts'
import { type HttpNeeds, readAside, sendRequest, unreachable } from './send-request.ts'

type BuyingCalls = Pick<Calls, 'country' | 'fiatOffers'>

/** What a form of buying asks besides what `createFormCalls` has: where somebody is, and what providers offer (BUY-01). */
export function createBuyingCalls(given: Partial<HttpNeeds> = {}): BuyingCalls {
  const needs = httpNeeds(given)
  return {
    country: () => readAside(needs, '/api/locale/country'),
    fiatOffers: (query, _, onOffer) => {
      const path = `/api/fiat/offer?${queryText(query)}`
      return onOffer === undefined
        ? sendRequest(needs, { method: 'GET', path })
        : streamOffers(needs, path, onOffer)
    },
  }
}

/** Asks for a stream and tells each offer as it comes; a stream that breaks off is a server that cannot be reached. */
async function streamOffers(
  { fetch, baseUrl, timeLimitMilliseconds, onBroken }: HttpNeeds,
  path: string,
  onOffer: (offer: FiatOfferOut) => void,
): Promise<Answer<FiatOffersReply>> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    const answer = await readOffers(response, onOffer)
    if (isBrokenAnswer(answer, true)) onBroken()
    return answer
  } catch {
    onBroken()
    return unreachable()
  }
}
