import type { Database } from '@causeway/server/db'
import { readOperatorFigures } from '@causeway/server/jobs'
import type { MarketFeed } from '@causeway/server/rates'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export type Metrics = {
  readonly alerts: Counter<'name'>
  readonly workerErrors: Counter<'worker'>
  /** Prometheus text, with the figures as they are now. */
  readonly render: (database: Database, feed: MarketFeed) => Promise<string>
}

/** Everything an operator's alarms need, by name. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const orders = gauge('causeway_orders', 'Orders by state', ['state'])
  const unpaid = gauge(
    'causeway_oldest_unpaid_deposit_seconds',
    'Age of the oldest confirmed deposit whose order has not ended',
  )
  const unconfirmed = gauge(
    'causeway_oldest_unconfirmed_payout_seconds',
    'Age of the oldest payout that was sent out and is not confirmed',
  )
  const dead = gauge('causeway_dead', 'Orders and transfers that wait for an operator', ['kind'])
  const halts = gauge('causeway_halted', 'Halts in force', ['scope'])
  const heights = gauge('causeway_chain_height', 'Height at the last look', ['network'])
  const pausedPrices = gauge('causeway_price_paused', 'Coins that nothing is dealt in', [
    'asset',
    'reason',
  ])
  const priceSources = gauge('causeway_price_source_ok', '1 where a source of prices is well', [
    'source',
  ])
  const priceAge = gauge('causeway_price_age_seconds', 'Age of the prices in memory')
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
    render: async (database, feed) => {
      const figures = await readOperatorFigures(database)
      orders.reset()
      for (const { state, count } of figures.orders) orders.set({ state }, count)
      unpaid.set(figures.oldestUnpaidDepositSeconds)
      unconfirmed.set(figures.oldestUnconfirmedPayoutSeconds)
      dead.set({ kind: 'order' }, figures.deadOrders)
      dead.set({ kind: 'transfer' }, figures.deadTransfers)
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
      return registry.metrics()
    },
  }
}
