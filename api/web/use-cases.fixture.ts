import { randomBytes } from 'node:crypto'
import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { amount, parseAmount } from '@causeway/core/money'
import type { SandboxPort } from '@causeway/core/ports'
import { defaultFeePolicy, priceQuote } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates'
import { fail, ok } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { OrderView } from '@causeway/server/orders'

// For tests only: the use cases in memory, with the core's own catalogue and arithmetic.

const USD = 10n ** 18n
const START = Date.UTC(2026, 10, 21, 12)
const BAD_ADDRESS = 'bad'

export type FixtureOrder = { view: OrderView; readonly secret: string; readonly body: string }

export function createFixture() {
  const catalogue = createCatalogue(currencies, networks)
  const prices: readonly (readonly [string, bigint])[] = catalogue.all.map((currency, index) => [
    currency.ticker,
    currency.ticker === 'btc' ? 67_123_456n * 10n ** 15n : BigInt(index + 1) * USD,
  ])
  const snapshot: MarketSnapshot = { id: 's1', takenAt: START, prices: new Map(prices) }
  const orders = new Map<string, FixtureOrder>()
  const byKey = new Map<string, FixtureOrder>()
  const listeners = new Map<string, Set<(order: OrderView) => void>>()
  const state = { now: START, isReady: true, broken: false }

  const estimate: UseCases['estimate'] = (input) => {
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
      rateId: isFixed ? 'rate-1' : null,
      rateIdExpiresAt: isFixed ? state.now + 25_000 : null,
    })
  }

  const placeOrder: UseCases['placeOrder'] = async (input) => {
    if (state.broken) throw new Error('secret detail of our insides')
    if (input.idempotencyKey.length < 16) return fail({ code: 'idempotency_key_malformed' })
    const body = JSON.stringify(input)
    const first = byKey.get(input.idempotencyKey)
    if (first && first.body !== body) return fail({ code: 'idempotency_key_reused' })
    if (first) return ok({ order: first.view, holderSecret: first.secret, isNew: false })
    const estimated = estimate(input)
    if (!estimated.ok) return estimated
    if (input.destination === BAD_ADDRESS) {
      return fail({
        code: 'address_wrong_network',
        field: 'destinationAddress',
        fits: ['bitcoin', 'bsc'],
      })
    }
    const { quote } = estimated.value
    const view: OrderView = {
      id: 'internal-id',
      publicCode: randomBytes(16).toString('base64url'),
      kind: quote.kind,
      state: 'waiting',
      from: input.from,
      to: input.to,
      expectedFrom: quote.from,
      expectedTo: quote.to,
      receivedFrom: null,
      sentTo: null,
      quotedRate: quote.rate,
      settledRate: null,
      exchangeFee: quote.exchangeFee,
      networkFee: quote.networkFee,
      payIn: { address: 'pay-in-address', extraId: '77' },
      destination: { address: input.destination, extraId: input.destinationExtraId },
      refund:
        input.refundAddress === null
          ? null
          : { address: input.refundAddress, extraId: input.refundExtraId },
      email: input.email,
      payInTxId: null,
      payoutTxId: null,
      refundTxId: null,
      createdAt: state.now,
      depositSeenAt: null,
      sentAt: null,
      payUntil: state.now + 900_000,
      holdReason: null,
      choices: [],
      confirmationsNeeded: 2,
      deposits: [],
      events: [{ sequence: 1, at: state.now, kind: 'watched', state: 'waiting' }],
    }
    const order = { view, secret: randomBytes(16).toString('base64url'), body }
    orders.set(view.publicCode, order)
    byKey.set(input.idempotencyKey, order)
    return ok({ order: view, holderSecret: order.secret, isNew: true })
  }

  const holds = (code: string, secrets: readonly string[]) =>
    secrets.includes(orders.get(code)?.secret ?? '')

  const useCases: UseCases = {
    catalogue,
    feePolicy: defaultFeePolicy,
    now: () => state.now,
    snapshot: () => snapshot,
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
    estimate,
    fixedRateAbility: (from, to) => {
      const unknown = [from, to].find((ticker) => !catalogue.find(ticker))
      if (unknown !== undefined) return fail({ code: 'currency_unknown', asset: unknown })
      return from === to ? fail({ code: 'same_currency' }) : ok(true)
    },
    checkAddress: (currency, address) => {
      if (!catalogue.find(currency)) return fail({ code: 'currency_unknown', asset: currency })
      return address === BAD_ADDRESS
        ? fail({ code: 'address_wrong_network', field: 'destinationAddress', fits: ['bsc'] })
        : ok(null)
    },
    placeOrder,
    readOrder: async (code) => {
      const order = orders.get(code)
      return order ? ok(order.view) : fail({ code: 'order_not_found' })
    },
    holdsOrder: async (code, secrets) => holds(code, secrets),
    changeOrder: async (input) => {
      const order = orders.get(input.publicCode)
      if (!order) return fail({ code: 'order_not_found' })
      if (!holds(input.publicCode, input.holderSecrets)) return fail({ code: 'not_the_holder' })
      const { refundAddress } = input
      const refund = refundAddress ? { address: refundAddress, extraId: null } : order.view.refund
      order.view = { ...order.view, refund }
      return ok(order.view)
    },
    followOrder: (code, listener) => {
      const set = listeners.get(code) ?? new Set()
      listeners.set(code, set.add(listener))
      return () => set.delete(listener)
    },
    swapStatistics: async () => ({ finished24h: 3, medianSeconds: 61 }),
    ledgerTotals: async () => ({
      sums: [{ asset: 'btc', sum: 0n }],
      accounts: [{ account: 'wallet', asset: 'btc', units: 150_000_000n }],
    }),
    readiness: async () => ({ database: { ok: state.isReady, detail: 'migrated' } }),
    metrics: async () => 'orders_total 1\n',
  }

  return {
    useCases,
    state,
    orders,
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    /** Changes an order as the engine would, and tells whoever follows it. */
    change: (code: string, change: Partial<OrderView>) => {
      const order = orders.get(code)
      if (!order) throw new Error('no such order')
      order.view = { ...order.view, ...change }
      for (const listener of listeners.get(code) ?? []) listener(order.view)
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
    received: async () => [{ amount: amount('btc', 5n), txId: 'tx', confirmations: 1 }],
    customerAddress: async () => ({ address: 'address', extraId: null }),
    setMode: async (kind) => (kind === 'chains' ? ok(null) : fail({ code: 'provider_unknown' })),
    modes: async () => [{ kind: 'chains', provider: 'bitcoin', mode: 'ok' }],
    heights: async () => [{ network: 'bitcoin', height: 7 }],
    mails: async (to) => [
      { to: to ?? 'a@b.cd', subject: 's', text: 't', html: 'h', createdAt: START },
    ],
  }
  return { sandbox, paid }
}
