import type { RatesPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import { isMigrated } from '@causeway/server/db'
import type { Engine } from '@causeway/server/jobs'
import { ledgerTotals } from '@causeway/server/ledger'
import {
  changeOrder,
  checkPayoutAddress,
  holdsOrder,
  listOrders,
  type OrderFollowing,
  type OrderNeeds,
  placeOrder,
  readOrder,
  swapStatistics,
} from '@causeway/server/orders'
import { findPair, makeEstimate, withoutFixed } from '@causeway/server/quotes'
import { type MarketFeed, readRateHistory } from '@causeway/server/rates'
import { keptFor } from './kept-for.ts'
import type { Metrics } from './metrics.ts'
import { readReadiness } from './readiness.ts'

/** Every visitor of the home page asks for them, and a day's figures do not change in seconds. */
const STATISTICS_KEPT_MILLISECONDS = 5_000

export type UseCaseNeeds = OrderNeeds & {
  readonly rates: RatesPort
  readonly feed: MarketFeed
  readonly following: OrderFollowing
  readonly engine: Engine
  readonly metrics: Metrics
  readonly world: 'play' | 'real'
}

/** What the product can do, joined with what it needs for it. */
export function wireUseCases(needs: UseCaseNeeds): UseCases {
  const { database, catalogue, clock, feed } = needs
  return {
    catalogue,
    feePolicy: needs.policy,
    world: needs.world,
    now: clock.now,
    snapshot: feed.snapshot,
    markets: feed.markets,
    rateHistory: async (from, to, range) => {
      const pair = findPair(catalogue, { from, to, kind: 'float' })
      return pair.ok ? ok(await readRateHistory(needs, pair.value, range)) : pair
    },
    estimate: (input) => makeEstimate(needs, input),
    fixedRateAbility: (from, to) => {
      const pair = findPair(catalogue, { from, to, kind: 'float' })
      return pair.ok ? ok(withoutFixed(pair.value.from, pair.value.to).length === 0) : pair
    },
    checkAddress: (currency, address, extraId) => {
      const coin = catalogue.find(currency)
      if (coin === undefined) return fail({ code: 'currency_unknown', asset: currency })
      const checked = checkPayoutAddress(needs, coin, address, extraId)
      return checked.ok ? ok(null) : checked
    },
    placeOrder: (input) => placeOrder(needs, input),
    readOrder: (publicCode) => readOrder(needs, publicCode),
    listOrders: (secrets, page) => listOrders(needs, secrets, page),
    holdsOrder: (publicCode, secrets) => holdsOrder(needs, publicCode, secrets),
    changeOrder: (input) => changeOrder(needs, input),
    followOrder: needs.following.follow,
    swapStatistics: keptFor(STATISTICS_KEPT_MILLISECONDS, () =>
      swapStatistics(database, clock.now()),
    ),
    ledgerTotals: () => ledgerTotals(database.direct()),
    readiness: () => readReadiness(needs, () => isMigrated(database)),
    metrics: () => needs.metrics.render(database, feed),
  }
}
