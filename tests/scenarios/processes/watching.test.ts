// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, mine, misbehave, pay, place, reach } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { metricOf, metricsOf, readinessOf } from '../support/operator-view.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

// Blocks come when the story makes them, so that money can be seen to wait.
let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('watching', { BLOCK_MILLISECONDS: '600000' })
})
afterAll(() => stopShop(shop))

const UNPAID = 'causeway_oldest_unpaid_deposit_seconds'
const UNCONFIRMED = 'causeway_oldest_unconfirmed_payout_seconds'

test('[OPS-02.1] the metrics tell of money that waits, orders by state, prices’ age, chains and halts', async () => {
  const atRest = await metricsOf(shop)
  expect(atRest.get(UNPAID)).toBe(0)
  expect(atRest.get(UNCONFIRMED)).toBe(0)
  expect([...atRest.keys()].filter((name) => name.startsWith('causeway_halted'))).toEqual([])
  expect(atRest.get('causeway_price_age_seconds')).toBeLessThan(30)
  const order = await place(shop, { from: 'btc', to: 'eth' })
  await misbehave(shop, 'chains/ethereum', 'down')
  await pay(shop, order)
  await mine(shop, 'bitcoin', 3)
  await reach(shop, order, 'sending')
  await expect.poll(() => metricOf(shop, UNPAID), { timeout: 120_000 }).toBeGreaterThan(0)
  expect(await metricOf(shop, 'causeway_orders{state="sending"}')).toBe(1)
  await expect
    .poll(() => metricOf(shop, 'causeway_alerts_total{name="transfer_failed"}'), {
      timeout: 120_000,
    })
    .toBeGreaterThan(0)
  await misbehave(shop, 'chains/ethereum', 'ok')
  await expect.poll(() => metricOf(shop, UNCONFIRMED), { timeout: 120_000 }).toBeGreaterThan(0)
  await mine(shop, 'ethereum', 3)
  await reach(shop, order, 'finished')
  const after = await metricsOf(shop)
  expect([after.get(UNPAID), after.get(UNCONFIRMED)]).toEqual([0, 0])
  expect(after.get('causeway_orders{state="finished"}')).toBe(1)
  // A chain on which nothing has happened lately is looked at every ten seconds.
  await expect
    .poll(() => metricOf(shop, 'causeway_chain_height{network="ethereum"}'), { timeout: 120_000 })
    .toBeGreaterThan(100)
})

test('[OPS-02.3,4] a shop without fresh prices says that it is not ready, and why, and is alive all the same', async () => {
  expect(await readinessOf(shop)).toMatchObject({
    status: 200,
    parts: { database: { ok: true }, prices: { ok: true }, workers: { ok: true } },
  })
  await misbehave(shop, 'rates/sandbox', 'down')
  await advanceClock(shop, 31)
  const { parts, status } = await readinessOf(shop)
  expect(status).toBe(503)
  expect(parts).toMatchObject({ database: { ok: true }, prices: { ok: false } })
  expect(parts.prices?.detail).toContain('too old')
  expect(await metricOf(shop, 'causeway_price_age_seconds')).toBeGreaterThan(30)
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  await misbehave(shop, 'rates/sandbox', 'ok')
  await expect.poll(async () => (await readinessOf(shop)).status, { timeout: 120_000 }).toBe(200)
})
