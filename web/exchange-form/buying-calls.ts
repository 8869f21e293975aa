import type { ClientCalls, FiatOfferOut } from '@causeway/api/contract'
import { unreachable } from '@causeway/widget/client'

type BuyingCalls = Pick<ClientCalls, 'country' | 'fiatOffers'>

/** What only the form of buying asks: its code is fetched with the first question. */
export const buyingCalls: BuyingCalls = {
  country: async () => (await load())?.country() ?? unreachable(),
  fiatOffers: async (query, onOffer?: (offer: FiatOfferOut) => void) =>
    (await load())?.fiatOffers(query, onOffer) ?? unreachable(),
}

/** Null where the connection fails. */
async function load(): Promise<BuyingCalls | null> {
  try {
    const { buyingHttpCalls } = await import('./buying-http-calls.ts')
    return buyingHttpCalls
  } catch {
    return null
  }
}
