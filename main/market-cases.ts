import type { RatesPort } from '@causeway/core/ports'
import { ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import { type OrderNeeds, pairTimes } from '@causeway/server/orders'
import { findPair, makeEstimate } from '@causeway/server/quotes'
import { type MarketFeed, readRateHistory } from '@causeway/server/rates'
import { writeSeoPage } from '@causeway/server/seo'
import { cachedFor } from './cached-for.ts'

/** A month's times do not change in minutes, and reading them reads every order of it. */
const TIMES_KEPT_MILLISECONDS = 600_000

type MarketNeeds = OrderNeeds & { readonly rates: RatesPort; readonly feed: MarketFeed }

type MarketCase = 'rateHistory' | 'estimate' | 'seoPage'

/** What is asked about coins and their prices, and pages that are written of it. */
export function marketCases(needs: MarketNeeds): Pick<UseCases, MarketCase> {
  const { catalogue, clock, database, feed, policy } = needs
  const cases: Pick<UseCases, 'rateHistory' | 'estimate'> = {
    rateHistory: async (from, to, range) => {
      const pair = findPair(catalogue, { from, to, kind: 'float' })
      return pair.ok ? ok(await readRateHistory(needs, pair.value, range)) : pair
    },
    estimate: (input) => makeEstimate(needs, input),
  }
  const seoNeeds = {
    ...cases,
    catalogue,
    policy,
    now: clock.now,
    markets: feed.markets,
    pairTimes: cachedFor(TIMES_KEPT_MILLISECONDS, () => pairTimes(database, clock.now())),
  }
  return { ...cases, seoPage: (asked) => writeSeoPage(seoNeeds, asked) }
}
