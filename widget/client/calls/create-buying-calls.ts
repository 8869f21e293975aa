import type {
  Answer,
  ClientCalls,
  FiatOfferOut,
  FiatOfferQuery,
  FiatOffersReply,
} from '@causeway/api/contract'
import { country, fiatOffers } from '../../call-lines/index.ts'
import { isBrokenAnswer } from '../requests/is-broken-answer.ts'
import { aside, type HttpNeeds, sender, unreachable } from '../requests/send-request.ts'
import { clientCalls, requestOf } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { readOffers } from './read-offers.ts'

type BuyingCalls = Pick<ClientCalls, 'country'> & {
  /** `onOffer` gets each offer as it comes; the reply is there when all are (BUY-03). */
  readonly fiatOffers: (
    query: FiatOfferQuery,
    onOffer?: (offer: FiatOfferOut) => void,
  ) => Promise<Answer<FiatOffersReply>>
}

/** What a form of buying asks besides what `createFormCalls` has: where somebody is, and what providers offer (BUY-01). */
export function createBuyingCalls(given: Partial<HttpNeeds> = {}): BuyingCalls {
  const needs = httpNeeds(given)
  const all = clientCalls(sender(needs), { fiatOffers })
  return {
    ...clientCalls(aside(needs), { country }),
    fiatOffers: (query, onOffer) =>
      onOffer === undefined
        ? all.fiatOffers(query)
        : streamOffers(needs, requestOf(fiatOffers, query).path, onOffer),
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
