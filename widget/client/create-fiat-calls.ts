import type { Answer, Calls, FiatOfferOut, FiatOffersReply } from '@causeway/api/contract'
import { queryText } from './query-text.ts'
import { readOffers } from './read-offers.ts'
import { type HttpNeeds, sendRequest, unreachable } from './send-request.ts'

type FiatCalls = Pick<Calls, 'fiatProviders' | 'fiatOffers' | 'beginFiatOrder'>

/** Purchases and sales through providers of money (BUY-01). */
export function createFiatCalls(needs: HttpNeeds): FiatCalls {
  return {
    fiatProviders: () => sendRequest(needs, { method: 'GET', path: '/api/fiat/provider' }),
    fiatOffers: (query, _, onOffer) => {
      const path = `/api/fiat/offer?${queryText(query)}`
      return onOffer === undefined
        ? sendRequest(needs, { method: 'GET', path })
        : streamOffers(needs, path, onOffer)
    },
    beginFiatOrder: (body, idempotencyKey) =>
      sendRequest(needs, {
        method: 'POST',
        path: '/api/fiat/exchange',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
  }
}

/** Asks for a stream and tells each offer as it comes; a stream that breaks off is a server that cannot be reached. */
async function streamOffers(
  { fetch, baseUrl, timeLimitMilliseconds }: HttpNeeds,
  path: string,
  onOffer: (offer: FiatOfferOut) => void,
): Promise<Answer<FiatOffersReply>> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    })
    return await readOffers(response, onOffer)
  } catch {
    return unreachable()
  }
}
