import type { Calls } from '@causeway/api/contract'
import { unreachable } from '@causeway/widget/client'

type BuyingCalls = Pick<Calls, 'country' | 'fiatOffers'>

/** What only the form of buying asks: its code is fetched with the first question. */
export const buyingCalls: BuyingCalls = {
  country: async (caller) => (await load())?.country(caller) ?? unreachable(),
  fiatOffers: async (query, caller, onOffer) =>
    (await load())?.fiatOffers(query, caller, onOffer) ?? unreachable(),
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
