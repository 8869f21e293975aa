import { healthStates } from '@causeway/core/health/health-states'
import type { Database } from '@causeway/server/db'
import { type FiatFigure, type FiatHealth, fiatFigures } from '@causeway/server/fiat'
import type { HealthPart } from '@causeway/server/health/health-types'
import { type OperatorFigures, readOperatorFigures } from '@causeway/server/jobs'
import type { MarketFeed } from '@causeway/server/rates'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export type Metrics = {
  readonly alerts: Counter<'name'>
  readonly workerErrors: Counter<'worker'>
  /** Prometheus text, with the figures as they are now. */
  readonly render: (now: {
    readonly database: Database
    readonly feed: MarketFeed
    readonly fiatHealth: ReadonlyMap<string, FiatHealth>
    /** As this process last found them. */
    readonly parts: readonly HealthPart[]
  }) => Promise<string>
}

/** Everything an operator's alarms need, by name. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const orders = gauge('causeway_orders', 'Orders open, or ended within a day', ['state'])
  const unpaid = gauge(
    'causeway_oldest_unpaid_deposit_seconds',
    'Age of the oldest confirmed deposit whose order has not ended',
  )
  const unconfirmed = gauge(
    'causeway_oldest_unconfirmed_payout_seconds',
    'Age of the oldest payout that was sent out and is not confirmed',
  )
  const dead = gauge('causeway_dead', 'Orders and transfers that wait for an operator', ['kind'])
  const affiliates = affiliateGauges(gauge)
  const halts = gauge('causeway_halted', 'Halts in force', ['scope'])
  const heights = gauge('causeway_chain_height', 'Height at the last look', ['network'])
  const pausedPrices = gauge('causeway_price_paused', 'Coins that nothing is dealt in', [
    'asset',
    'reason',
  ])
  const priceSources = gauge('causeway_price_source_ok', '1 where a source of prices is well', [
    'source',
  ])
  const parts = gauge('causeway_part_state', 'Parts of the shop: 0 green, 1 amber, 2 red', ['part'])
  const priceAge = gauge('causeway_price_age_seconds', 'Age of the prices in memory')
  const fiat = fiatGauges(gauge)
  return {
    alerts: new Counter({
      name: 'causeway_alerts_total',
      help: 'Alerts by name: ledger_unlike_chain, wallet_low, deposit_unexplained, …',
      labelNames: ['name'],
      registers,
    }),
    workerErrors: new Counter({
      name: 'causeway_worker_errors_total',
      help: 'Turns of a worker that failed',
      labelNames: ['worker'],
      registers,
    }),
    render: async ({ database, feed, fiatHealth, parts: found }) => {
      const figures = await readOperatorFigures(database)
      orders.reset()
      for (const { state, count } of figures.orders) orders.set({ state }, count)
      unpaid.set(figures.oldestUnpaidDepositSeconds)
      unconfirmed.set(figures.oldestUnconfirmedPayoutSeconds)
      dead.set({ kind: 'order' }, figures.deadOrders)
      dead.set({ kind: 'transfer' }, figures.deadTransfers)
      affiliates(figures)
      halts.reset()
      for (const { scope } of figures.halts) halts.set({ scope }, 1)
      for (const { network, height } of figures.chains) heights.set({ network }, height)
      const health = feed.health()
      priceAge.set(health.ageSeconds)
      pausedPrices.reset()
      for (const { asset, reason } of health.paused) pausedPrices.set({ asset, reason }, 1)
      for (const { name, problem } of health.sources) {
        priceSources.set({ source: name }, problem === null ? 1 : 0)
      }
      parts.reset()
      for (const { part, state } of found) parts.set({ part }, healthStates.indexOf(state))
      fiat(await fiatFigures(database), fiatHealth)
      return registry.metrics()
    },
  }
}

type MakeGauge = <Label extends string>(
  name: string,
  help: string,
  labelNames?: Label[],
) => Gauge<Label>

/** Affiliates, and what waits for the operator or for prices. */
function affiliateGauges(gauge: MakeGauge) {
  const byState = gauge('causeway_affiliates', 'Affiliates by state', ['state'])
  const held = gauge('causeway_commissions_held', 'Commissions that wait for the operator')
  const conversion = gauge(
    'causeway_oldest_conversion_seconds',
    'Age of the oldest conversion of commissions that is not done',
  )
  return ({ affiliates, heldCommissions, oldestConversionSeconds }: OperatorFigures) => {
    byState.reset()
    for (const { state, count } of affiliates) byState.set({ state }, count)
    held.set(heldCommissions)
    conversion.set(oldestConversionSeconds)
  }
}

/** Providers of fiat: their orders, and how they answered lately in this process. */
function fiatGauges(gauge: MakeGauge) {
  const orders = gauge('causeway_fiat_orders', 'Fiat orders', ['provider', 'state'])
  const asked = gauge(
    'causeway_fiat_answers',
    'Last answers of a provider, by what became of them',
    ['provider', 'outcome'],
  )
  const median = gauge('causeway_fiat_answer_seconds', 'What half of those took at most', [
    'provider',
  ])
  const paused = gauge('causeway_fiat_paused', '1 while a provider is left alone', ['provider'])
  return (figures: readonly FiatFigure[], health: ReadonlyMap<string, FiatHealth>) => {
    for (const each of [orders, asked, median, paused]) each.reset()
    for (const { provider, state, count } of figures) orders.set({ provider, state }, count)
    for (const [provider, { isPaused, medianMilliseconds, outcomes }] of health) {
      for (const [outcome, count] of Object.entries(outcomes)) {
        asked.set({ provider, outcome }, count)
      }
      if (medianMilliseconds !== null) median.set({ provider }, medianMilliseconds / 1000)
      paused.set({ provider }, isPaused ? 1 : 0)
    }
  }
}
