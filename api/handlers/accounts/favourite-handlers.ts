import type { UseCases } from '@causeway/server'
import type { favouritesCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { accountOf } from '../orders/holder-of.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Addresses that a signed-in customer used before (EXCH-04). */
export function createFavouriteHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof favouritesCalls> {
  return {
    favourites: async ({ currency, type }, caller) => {
      const ticker = currency.toLowerCase()
      if (!useCases.catalogue.find(ticker)) {
        return refuse({ code: 'currency_unknown', asset: ticker }, words)
      }
      const accountId = await accountOf({ useCases }, caller)
      if (accountId === null) return answer({ result: [] })
      const listed = await useCases.listFavourites(accountId, { currency: ticker, type })
      return answer({ result: [...listed] })
    },
    nameFavourite: async (request, { session }) => {
      const named = await useCases.nameFavourite(session.accountId, request)
      return named.ok ? answer({ result: named.value }) : refuse(named.failure, words)
    },
    removeFavourite: async ({ id }, { session }) => {
      const removed = await useCases.removeFavourite(session.accountId, id)
      return removed.ok ? answer({ result: true as const }) : refuse(removed.failure, words)
    },
  }
}
