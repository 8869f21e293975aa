import type { FavouriteCalls } from '@causeway/widget/address'
import { createOrderCalls, unreachable } from '@causeway/widget/client'

/** The earlier addresses of whoever is signed in (EXCH-04). A list that cannot be read offers nothing. */
export function createFavouriteCalls(): FavouriteCalls {
  return {
    list: async (currency, type) => {
      const answer = await createOrderCalls().favourites({ currency, type })
      return answer.ok ? answer.body.result : []
    },
    name: async (id, name) => {
      const answer = (await (await loadChanges())?.nameFavourite({ id, name })) ?? unreachable()
      return answer.ok ? null : answer.body.error.message
    },
    remove: async (id) => {
      const answer = (await (await loadChanges())?.removeFavourite({ id })) ?? unreachable()
      return answer.ok ? null : answer.body.error.message
    },
  }
}

/** Null where the connection fails. */
async function loadChanges() {
  try {
    return await import('./change-favourites.ts')
  } catch {
    return null
  }
}
