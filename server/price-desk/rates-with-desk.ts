import type { Clock, PriceVector, RatesPort } from '@causeway/core/ports'
import { withHandPrices } from '@causeway/core/rates/hand-prices'
import type { Database } from '../db/index.ts'
import { MOST_SNAPSHOT_AGE_SECONDS } from '../rates/index.ts'
import { endHandPrices, handPricesAt } from './hand-price-store.ts'

type Needs = { readonly database: Database; readonly clock: Clock }

/**
 * The same prices with what staff decided about them, from whichever process it comes: resets of a breaker are taken up before
 * prices are read, and prices set by hand replace the sources' until they end. With such a price, sources may fail.
 */
export function ratesWithDesk(rates: RatesPort, { clock, database }: Needs): RatesPort {
  let last: PriceVector | null = null
  return {
    ...rates,
    latest: async () => {
      const resets = await database.direct().selectFrom('breaker_reset').selectAll().execute()
      // A reset that was taken up changes nothing: what it opened has closed later, if at all.
      for (const { asset, at } of resets) rates.resetBreaker(asset, at.getTime())
      const now = clock.now()
      await endHandPrices(database, now)
      const byHand = new Map(
        (await handPricesAt(database.direct(), now)).map(({ asset, price }) => [asset, price]),
      )
      try {
        last = await rates.latest()
      } catch (error) {
        if (byHand.size === 0) throw error
      }
      if (last !== null && byHand.size === 0) return last
      const mostAgeMilliseconds = MOST_SNAPSHOT_AGE_SECONDS * 1000
      return withHandPrices(last, byHand, { now: clock.now(), mostAgeMilliseconds })
    },
  }
}
