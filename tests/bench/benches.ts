import { affiliateStatistics } from './affiliates/affiliate-statistics.bench.ts'
import { attribution } from './affiliates/attribution.bench.ts'
import { catalogueSize } from './catalogue-size.bench.ts'
import { orderDesk } from './desk/order-desk.bench.ts'
import { estimates } from './estimates.bench.ts'
import { fiatOffers } from './fiat-offers.bench.ts'
import { homePage } from './home-page.bench.ts'
import { orders } from './orders.bench.ts'
import { homePageLoad } from './page/home-page-load.bench.ts'
import { widgetLoad } from './page/widget-load.bench.ts'
import { pairPage } from './pair-page.bench.ts'
import { payoutLatency } from './payout-latency.bench.ts'
import type { Bench } from './report/figure.ts'
import { signInTiming } from './sign-in-timing.bench.ts'
import { signedQuotes } from './signed-quotes.bench.ts'
import { sitemap } from './sitemap.bench.ts'
import { manyOrders } from './size/many-orders.bench.ts'
import { start } from './start.bench.ts'
import { throughput } from './throughput.bench.ts'
import { transitions } from './transitions.bench.ts'
import { webhooks } from './webhooks.bench.ts'

/** Every bench, in the order of the page. */
export const benches: readonly Bench[] = [
  estimates,
  catalogueSize,
  orders,
  transitions,
  homePage,
  homePageLoad,
  widgetLoad,
  pairPage,
  payoutLatency,
  throughput,
  signInTiming,
  fiatOffers,
  signedQuotes,
  webhooks,
  sitemap,
  affiliateStatistics,
  attribution,
  orderDesk,
  manyOrders,
  start,
]
