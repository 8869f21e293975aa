import type { RatesPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'

/** The same prices, with every reset of a breaker taken up before they are read, from whichever process it comes. */
export function ratesWithResets(
  rates: RatesPort,
  { database }: { readonly database: Database },
): RatesPort {
  return {
    ...rates,
    latest: async () => {
      const resets = await database.direct().selectFrom('breaker_reset').selectAll().execute()
      // A reset that was taken up changes nothing: what it opened has closed later, if at all.
      for (const { asset, at } of resets) rates.resetBreaker(asset, at.getTime())
      return rates.latest()
    },
  }
}
