import type { SiteEvent } from '@causeway/core/analytics'
import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { amount, parseAmount } from '@causeway/core/money'
import type { SandboxPort } from '@causeway/core/ports'
import { defaultFeePolicy, priceQuote } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates'
import { fail, ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { SandboxFactsReply } from '../contract/index.ts'
import type { ExampleFacts } from '../handlers/index.ts'
import { createFixtureAccount } from './accounts.fixture.ts'
import { createFixtureFiat } from './fiat.fixture.ts'
import { createFixtureOrders } from './orders.fixture.ts'
import { createFixturePartners } from './partners.fixture.ts'
import { createFixtureApps, createFixtureSocial } from './social.fixture.ts'

// For tests only: the use cases in memory, with the core's own catalogue and arithmetic.

const USD = 10n ** 18n
const START = Date.UTC(2026, 10, 21, 12)
const BAD_ADDRESS = 'bad'
/** One that another network writes too. */
export const LOOK_ALIKE = 'look-alike'
const LISTED_ADDRESS = 'listed'

const catalogue = createCatalogue(currencies, networks)
const prices: readonly (readonly [string, bigint])[] = catalogue.all.map((currency, index) => [
  currency.ticker,
  currency.ticker === 'btc' ? 67_123_456n * 10n ** 15n : BigInt(index + 1) * USD,
])
const snapshot: MarketSnapshot = {
  id: 's1',
  takenAt: START,
  prices: new Map(prices),
  paused: new Map(),
}

export type FixtureState = { now: number; isReady: boolean; broken: boolean; isSignedOut: boolean }

export function createFixture() {
  const state: FixtureState = { now: START, isReady: true, broken: false, isSignedOut: false }
  const estimate = estimateWith(state)
  const { useCases: orderUseCases, ...orders } = createFixtureOrders(state, estimate)
  const accounts = createFixtureAccount(state)
  const events: SiteEvent[] = []
  const { fiat, webhooks } = createFixtureFiat(catalogue, () => state.now)
  const useCases: UseCases = {
    catalogue,
    feePolicy: defaultFeePolicy,
    world: 'play',
    now: () => state.now,
    ...marketUseCases,
    ...orderUseCases,
    signIn: accounts.signIn,
    account: accounts.account,
    social: createFixtureSocial(accounts.signIn.signInAs),
    apps: createFixtureApps(),
    fiat,
    partners: createFixturePartners(),
    estimate,
    alerts: async () => [
      { key: 'k', id: 'currency-from', message: 'slow', routes: '/', currency: 'btc' },
    ],
    fixedRateAbility: async (from, to) => {
      const unknown = [from, to].find((ticker) => !catalogue.find(ticker))
      if (unknown !== undefined) return fail({ code: 'currency_unknown', asset: unknown })
      return from === to ? fail({ code: 'same_currency' }) : ok(true)
    },
    checkAddress: (currency, address) => {
      if (!catalogue.find(currency)) return fail({ code: 'currency_unknown', asset: currency })
      return address === BAD_ADDRESS
        ? fail({ code: 'address_wrong_network', field: 'destinationAddress', fits: ['bsc'] })
        : ok({ alsoFits: address === LOOK_ALIKE ? ['digibyte'] : [] })
    },
    ...nameUseCases,
    screenAddress: async ({ currency, address }) => {
      if (!catalogue.find(currency)) return fail({ code: 'currency_unknown', asset: currency })
      return address === LISTED_ADDRESS
        ? fail({ code: 'address_restricted', field: 'destinationAddress', fits: [] })
        : ok(null)
    },
    asksForIdentification: () => false,
    promiseTimes: () => ({ paySeconds: 1_200, confirmSeconds: 3_600 }),
    beginIdentification: async () => fail({ code: 'identification_not_asked' }),
    decideClaims: async () => fail({ code: 'claim_not_found' }),
    decideHold: async () => fail({ code: 'not_on_hold' }),
    handleIdentityMessage: async () => fail({ code: 'provider_unknown' }),
    findPayment: async () => fail({ code: 'order_not_found' }),
    feedbackSummary: async () => ({ rates: [{ rate: 5, count: 2 }], tags: [] }),
    recordSiteEvent: (event) => {
      events.push(event)
    },
    seoPage: async ({ language }) =>
      fail({ code: language === 'en' ? 'seo_page_unknown' : 'seo_language_unknown' }),
    swapStatistics: async () => ({ finished24h: 3, medianSeconds: 61 }),
    ledgerTotals: async () => ({
      sums: [{ asset: 'btc', sum: 0n, isMoved: true }],
      accounts: [{ account: 'wallet', asset: 'btc', units: 150_000_000n }],
    }),
    readiness: async () => ({ database: { ok: state.isReady, detail: 'migrated' } }),
    metrics: async () => 'orders_total 1\n',
  }
  return { useCases, state, accounts, webhooks, events, ...orders }
}

const nameUseCases: Pick<
  UseCases,
  | 'resolveAlias'
  | 'newAccountCost'
  | 'suggestEosName'
  | 'requestFunds'
  | 'fundsProviders'
  | 'renameAccount'
> = {
  resolveAlias: async (domain, ticker) => {
    if (!catalogue.find(ticker)) return fail({ code: 'currency_unknown', asset: ticker })
    if (domain !== 'alice.eth') return fail({ code: 'name_not_found' })
    const resolved = { address: 'a', canonical: 'a', extraId: null, alias: domain }
    return ok({ ...resolved, asciiAlias: null, provider: 'ens' })
  },
  newAccountCost: () => amount('eos', 5_000n),
  suggestEosName: async () => ok('alicealice12'),
  renameAccount: async () => fail({ code: 'choice_not_offered' }),
  fundsProviders: ['sandbox'],
  requestFunds: async () => fail({ code: 'order_not_found' }),
}

const marketUseCases: Pick<UseCases, 'snapshot' | 'freshSnapshot' | 'markets' | 'rateHistory'> = {
  snapshot: () => snapshot,
  freshSnapshot: () => snapshot,
  markets: () =>
    prices.map(([ticker, price]) => ({
      ticker,
      price,
      price24hAgo: ticker === 'eth' ? null : price + price / 8n,
      sparkline: [price],
    })),
  rateHistory: async (from, to) =>
    catalogue.find(from) && catalogue.find(to)
      ? ok([{ at: START, numerator: 1n, denominator: 3n }])
      : fail({ code: 'currency_unknown', asset: catalogue.find(from) ? to : from }),
}

function estimateWith(state: FixtureState): UseCases['estimate'] {
  return (input) => {
    const from = catalogue.find(input.from)
    const to = catalogue.find(input.to)
    if (!from) return fail({ code: 'currency_unknown', asset: input.from })
    if (!to) return fail({ code: 'currency_unknown', asset: input.to })
    if (from === to) return fail({ code: 'same_currency' })
    const given = parseAmount(input.given, input.side === 'from' ? from : to)
    if (!given.ok) return given
    const quote = priceQuote(
      { pair: { from, to }, side: input.side, given: given.value, kind: input.kind },
      { snapshot, policy: defaultFeePolicy, availableTo: null },
    )
    if (!quote.ok) return quote
    const isFixed = input.kind === 'fixed'
    return ok({
      quote: quote.value,
      quotedAt: state.now,
      accountCost: null,
      rateId: isFixed ? 'rate-1' : null,
      rateIdExpiresAt: isFixed ? state.now + 25_000 : null,
    })
  }
}

/** Facts that are kept for this fixture alone. */
export function createFixtureFacts(): ExampleFacts {
  let facts: SandboxFactsReply = { on: false, appBanner: null }
  return {
    read: () => facts,
    set: async ({ on, appBanner = null }) => {
      facts = { on, appBanner: on ? appBanner : null }
      return facts
    },
  }
}

export function createFixtureSandbox() {
  const paid: Parameters<SandboxPort['pay']>[0][] = []
  const sandbox: SandboxPort = {
    pay: async (payment) => {
      paid.push(payment)
      return { txId: `tx${paid.length}` }
    },
    mine: async (_network, count) => ({ height: count }),
    reorganise: async (_network, depth) => ({ height: 100 - depth }),
    setMinimumFee: async (_network, units) => ({
      usual: amount('btc', 1_000n),
      minimum: units === null ? null : amount('btc', units),
    }),
    received: async () => [
      { amount: amount('btc', 5n), extraId: null, txId: 'tx', confirmations: 1 },
    ],
    customerAddress: async () => ({ address: 'address', extraId: null }),
    riskyAddresses: async () => [{ address: 'listed', score: 100, isListed: true }],
    setRisk: async () => {},
    vouch: async () => ({ code: 'code' }),
    identity: async () => 'started',
    decideIdentity: async () => ok(null),
    setMode: async (kind) => (kind === 'chains' ? ok(null) : fail({ code: 'provider_unknown' })),
    modes: async () => [{ kind: 'chains', provider: 'bitcoin', mode: 'ok' }],
    heights: async () => [{ network: 'bitcoin', height: 7 }],
    names: async () => [{ name: 'alice.eth', hasAddresses: true }],
    moveName: async (name) => (name === 'alice.eth' ? ok(null) : fail({ code: 'name_unknown' })),
    fundsRequests: async () => [],
    endFundsRequest: async () => fail({ code: 'funds_request_unknown' }),
    fiatOrders: async () => [],
    fiatOrder: async () => null,
    decideFiatOrder: async () => fail({ code: 'play_fiat_order_unknown' }),
    orderFiatMishap: async (provider) =>
      provider === 'sandboxpay' ? ok(null) : fail({ code: 'provider_unknown' }),
    repeatFiatMessage: async () => fail({ code: 'play_fiat_message_unknown' }),
    mails: async (to) => [
      { id: 1, to: to ?? 'a@b.cd', subject: 's', text: 't', html: 'h', createdAt: START },
    ],
  }
  return { sandbox, paid }
}
