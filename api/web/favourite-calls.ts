import type { UseCases } from '@causeway/server'
import type { Calls } from '../contract/index.ts'
import { refuse, type Wording } from '../failures/index.ts'
import { accountOf } from './holder-of.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Addresses that a signed-in customer used before (EXCH-04). */
export function createFavouriteCalls({ useCases, words }: Needs): Pick<Calls, 'favourites'> {
  return {
    favourites: async ({ currency, type }, caller) => {
      const ticker = currency.toLowerCase()
      if (!useCases.catalogue.find(ticker)) {
        return refuse({ code: 'currency_unknown', asset: ticker }, words)
      }
      const accountId = await accountOf({ useCases }, caller)
      const result =
        accountId === null
          ? []
          : await useCases.listFavourites(accountId, { currency: ticker, type })
      return { ok: true, status: 200, body: { result: [...result] } }
    },
  }
}
