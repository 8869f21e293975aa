import type { AffiliatePolicy } from '@causeway/core/affiliates'
import type { FundsRequestPort, RatesPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import { accountCost } from '@causeway/server/account-names/check-new-account'
import { suggestEosName } from '@causeway/server/account-names/suggest-eos-name'
import { type AttributionView, createAffiliateCases } from '@causeway/server/affiliates'
import { shownAlerts } from '@causeway/server/alerts/shown-alerts'
import type { EventRelay } from '@causeway/server/analytics/create-event-relay'
import { cachedFor } from '@causeway/server/caching/cached-for'
import { handleIdentityMessage, needsIdentification } from '@causeway/server/compliance'
import { isMigrated } from '@causeway/server/db'
import { summariseFeedback } from '@causeway/server/feedback/summarise-feedback'
import type { FiatCases } from '@causeway/server/fiat'
import { requestFunds } from '@causeway/server/funds-requests'
import type { HealthMonitor } from '@causeway/server/health/create-health-monitor'
import type { Engine } from '@causeway/server/jobs'
import { ledgerTotals } from '@causeway/server/ledger'
import { resolveAlias } from '@causeway/server/names'
import {
  beginIdentification,
  checkAddressFor,
  checkPayoutAddress,
  type OrderFollowing,
  type OrderNeeds,
  openFixedOrderOf,
  pairTimes,
  promiseTimes,
  refundHeldOrder,
  releaseOrder,
  swapStatistics,
} from '@causeway/server/orders'
import {
  createPartnerCases,
  createSelfServiceCases,
  placePartnerFiatOrder,
  type UsageRecorder,
} from '@causeway/server/partners'
import { findPair, floatingOnlyCoins, makeEstimate } from '@causeway/server/quotes'
import { type MarketFeed, readRateHistory } from '@causeway/server/rates'
import { writeSeoPage } from '@causeway/server/seo'
import { offeredOn } from '@causeway/server/trading/offered-on'
import { createWebhookCases } from '@causeway/server/webhooks'
import type { Alarms } from './alarms.ts'
import type { Metrics } from './metrics.ts'
import type { Accounts } from './open-accounts.ts'
import { orderCases } from './order-cases.ts'
import { readReadiness } from './readiness.ts'
import { cachedNames } from './services/index.ts'

/** Every visitor of the home page asks for them, and a day's figures do not change in seconds. */
const STATISTICS_KEPT_MILLISECONDS = 5_000
const ALERTS_KEPT_MILLISECONDS = 3_000

export type UseCaseNeeds = OrderNeeds &
  Pick<Alarms, 'onError' | 'alert'> & {
    readonly attribution: AttributionView
    readonly rates: RatesPort
    readonly fundsRequests: readonly FundsRequestPort[]
    readonly feed: MarketFeed
    readonly following: OrderFollowing
    /** Null where this process runs none. */
    readonly workers: Engine['workers'] | null
    readonly health: HealthMonitor
    readonly events: EventRelay
    readonly usage: UsageRecorder
    readonly metrics: Metrics
    readonly accounts: Accounts
    readonly backoffice: UseCases['backoffice']
    readonly fiatCases: FiatCases
    /** Seals the secrets of partners' keys. */
    readonly partnerKey: Uint8Array
    readonly affiliatePolicy: AffiliatePolicy
    readonly world: 'play' | 'real'
  }

/** What the product can do, joined with what it needs for it. */
export function wireUseCases(needs: UseCaseNeeds): UseCases {
  const { database, clock, feed } = needs
  const catalogue = offeredOn(needs.catalogue, 'site', clock)
  const site = { ...needs, catalogue }
  const names = cachedNames(needs.names)
  return {
    signIn: needs.accounts.signIn,
    account: needs.accounts.account,
    social: needs.accounts.social,
    apps: needs.accounts.apps,
    widget: needs.accounts.widget,
    fiat: needs.fiatCases,
    ...partnerCases(needs),
    ...affiliateCases(needs),
    backoffice: needs.backoffice,
    catalogue,
    partnerCatalogue: offeredOn(needs.catalogue, 'api', clock),
    feePolicy: needs.policy,
    termsOf: needs.termsOf,
    world: needs.world,
    now: clock.now,
    snapshot: feed.snapshot,
    freshSnapshot: feed.freshSnapshot,
    markets: feed.markets,
    ...marketCases(site),
    alerts: cachedFor(ALERTS_KEPT_MILLISECONDS, () => shownAlerts(needs)),
    fixedRateAbility: async (from, to, accountId) => {
      const pair = findPair(catalogue, { from, to, kind: 'float' })
      if (!pair.ok) return pair
      if (floatingOnlyCoins(pair.value.from, pair.value.to).length > 0) return ok(false)
      return ok(accountId === null || (await openFixedOrderOf(needs, accountId)) === null)
    },
    checkAddress: (currency, address, extraId) => {
      const coin = catalogue.find(currency)
      if (coin === undefined) return fail({ code: 'currency_unknown', asset: currency })
      const checked = checkPayoutAddress(needs, coin, address, extraId)
      return checked.ok ? ok({ alsoFits: checked.value.alsoFits }) : checked
    },
    screenAddress: (given) => checkAddressFor(needs, given),
    promiseTimes: (from) => promiseTimes(needs, from),
    asksForIdentification: (amount) => needsIdentification(needs, amount) === true,
    beginIdentification: (asked) => beginIdentification(needs, asked),
    decideHold: async ({ decision, ...asked }) => {
      const decide = decision === 'release' ? releaseOrder : refundHeldOrder
      const decided = await decide(needs, asked)
      needs.wake()
      return decided
    },
    handleIdentityMessage: (provider, message) => handleIdentityMessage(needs, provider, message),
    resolveAlias: (domain, ticker) => resolveAlias({ ...needs, names }, { domain, ticker }),
    newAccountCost: (currency) => {
      const coin = catalogue.find(currency)
      return coin === undefined ? null : accountCost(needs, coin)
    },
    suggestEosName: (baseWord) => suggestEosName({ ...needs, random: Math.random }, baseWord),
    fundsProviders: needs.fundsRequests.map(({ provider }) => provider),
    requestFunds: (input) => requestFunds(needs, input),
    ...orderCases(site),
    followOrder: needs.following.follow,
    recordSiteEvent: needs.events.record,
    swapStatistics: cachedFor(STATISTICS_KEPT_MILLISECONDS, () =>
      swapStatistics(database, clock.now()),
    ),
    feedbackSummary: cachedFor(STATISTICS_KEPT_MILLISECONDS, () => summariseFeedback({ database })),
    ledgerTotals: () => ledgerTotals(database.direct()),
    ...watchingCases(needs),
  }
}

/** How the process does, for programs that watch it. */
function watchingCases(needs: UseCaseNeeds): Pick<UseCases, 'readiness' | 'metrics'> {
  const { database, feed, fiatCases, health, metrics } = needs
  return {
    readiness: () =>
      readReadiness({ ...needs, fiatHealth: fiatCases.health }, () => isMigrated(database)),
    metrics: () =>
      metrics.render({ database, feed, fiatHealth: fiatCases.health(), parts: health.latest() }),
  }
}

type PartnerCase =
  | ('partners' | 'partnerSelfService' | 'placePartnerFiatOrder')
  | ('recordPartnerUse' | 'webhooks')

/** What partners' programs do, and what partners do about them. */
function affiliateCases(needs: UseCaseNeeds): Pick<UseCases, 'affiliates' | 'affiliatePolicy'> {
  const { affiliatePolicy } = needs
  const { requireProof } = needs.accounts.account
  const affiliates = createAffiliateCases({ ...needs, requireProof })
  return { affiliates, affiliatePolicy }
}

function partnerCases(needs: UseCaseNeeds): Pick<UseCases, PartnerCase> {
  return {
    partners: createPartnerCases({
      ...needs,
      catalogue: offeredOn(needs.catalogue, 'api', needs.clock),
    }),
    placePartnerFiatOrder: (key, input) => placePartnerFiatOrder(needs, key, input),
    webhooks: createWebhookCases({
      ...needs,
      allowsHttp: needs.world === 'play',
      wake: () => needs.wake('webhooks'),
    }),
    partnerSelfService: createSelfServiceCases({
      ...needs,
      requireProof: needs.accounts.account.requireProof,
    }),
    recordPartnerUse: needs.usage.record,
  }
}

/** A month's times do not change in minutes, and reading them reads every order of it. */
const TIMES_KEPT_MILLISECONDS = 600_000

type MarketNeeds = OrderNeeds & { readonly rates: RatesPort; readonly feed: MarketFeed }

type MarketCase = 'rateHistory' | 'estimate' | 'seoPage'

/** What is asked about coins and their prices, and pages that are written of it. */
function marketCases(needs: MarketNeeds): Pick<UseCases, MarketCase> {
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
