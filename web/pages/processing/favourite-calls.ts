import type { FavouriteCalls } from '@causeway/widget/address'
import { createAccountCalls, createHttpCalls } from '@causeway/widget/client'

// Over HTTP the cookies say who asks.
const NOBODY = { holderSecrets: [], country: null }

/** The earlier addresses of whoever is signed in (EXCH-04). A list that cannot be read offers nothing. */
export function createFavouriteCalls(): FavouriteCalls {
  const account = createAccountCalls()
  return {
    list: async (currency, type) => {
      const answer = await createHttpCalls().favourites({ currency, type }, NOBODY)
      return answer.ok ? answer.body.result : []
    },
    name: async (id, name) => {
      const answer = await account.nameFavourite(id, name)
      return answer.ok ? null : answer.body.error.message
    },
    remove: async (id) => {
      const answer = await account.removeFavourite(id)
      return answer.ok ? null : answer.body.error.message
    },
  }
}
