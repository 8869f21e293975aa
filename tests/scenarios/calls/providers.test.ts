// door: HTTP, chain
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  advanceClock,
  apply,
  ask,
  followUntil,
  misbehave,
  type Placed,
  pay,
  place,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import { readinessOf } from '../support/operator-view.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('providers')
})
afterAll(() => stopShop(shop))
afterEach(async () => {
  await misbehave(shop, 'chains/bitcoin', 'ok')
  await misbehave(shop, 'chains/litecoin', 'ok')
  await misbehave(shop, 'rates/sandbox', 'ok')
})

const BAD = ['down', 'garbage'] as const
const float = { from: 'btc', to: 'eth', amountFrom: '0.004', isFixedRate: false }

test.each(BAD)(
  'prices %s: after 30 seconds nothing is dealt on old prices; with new ones it goes on',
  async (mode) => {
    const waiting = await place(shop, { from: 'btc', to: 'ltc' })
    const promised = await apply(shop, { from: 'btc', to: 'eth', isFixedRate: true })
    await misbehave(shop, 'rates/sandbox', mode)
    const fresh = await ask(shop, 'POST', '/api/exchange/estimate', { body: float })
    expect(fresh.status, 'prices of a moment ago are good').toBe(200)
    await advanceClock(shop, 31)
    const stale = { status: 503, body: { error: { code: 'price_stale' } } }
    expect(await ask(shop, 'POST', '/api/exchange/estimate', { body: float })).toMatchObject(stale)
    expect((await submit(shop, promised)).status).toBe(410)
    expect(
      await submit(shop, {
        ...promised,
        body: { ...promised.body, isFixedRate: false, rateId: null },
      }),
    ).toMatchObject(stale)
    expect(await readinessOf(shop)).toMatchObject({ status: 503, parts: { prices: { ok: false } } })
    await pay(shop, waiting)
    // Its money is deep enough, and it waits for a price rather than take an old one.
    await followUntil(shop, waiting, ({ deposits }) => deposits[0]?.state === 'confirmed')
    expect(await read(shop, waiting)).toMatchObject({ status: 'confirming', amountTo: null })
    await misbehave(shop, 'rates/sandbox', 'ok')
    const ended = await reach(shop, waiting, ['finished', 'hold'])
    expect(ended.status).toBe('finished')
    expectOnePayout(shop, waiting, ended)
    await expect.poll(async () => (await readinessOf(shop)).status, { timeout: 120_000 }).toBe(200)
  },
)

test.each(BAD)(
  'the deposit’s chain %s: the order waits, and finishes when it is back',
  async (mode) => {
    const order = await place(shop, { from: 'btc', to: 'eth' })
    await misbehave(shop, 'chains/bitcoin', mode)
    await pay(shop, order)
    await followUntil(shop, order, ({ status }) => status === 'waiting')
    await callsAnswerPlainly(order)
    await misbehave(shop, 'chains/bitcoin', 'ok')
    expectOnePayout(shop, order, await reach(shop, order, 'finished'))
  },
)

test.each(BAD)(
  'the payout’s chain %s: the money waits, and goes out once when it is back',
  async (mode) => {
    const order = await place(shop, { from: 'btc', to: 'ltc' })
    await misbehave(shop, 'chains/litecoin', mode)
    await pay(shop, order)
    await reach(shop, order, 'sending')
    await callsAnswerPlainly(order)
    await misbehave(shop, 'chains/litecoin', 'ok')
    expectOnePayout(shop, order, await reach(shop, order, 'finished'))
  },
)

test('a slow chain: it takes longer, that is all', async () => {
  const order = await place(shop, { from: 'btc', to: 'ltc' })
  await misbehave(shop, 'chains/litecoin', 'slow')
  await pay(shop, order)
  await callsAnswerPlainly(order)
  expectOnePayout(shop, order, await reach(shop, order, 'finished'))
})

test('a coin whose chain does not answer yet: no order is made, with a plain word', async () => {
  const application = await apply(shop, { from: 'xmr', to: 'eth' })
  await misbehave(shop, 'chains/monero', 'down')
  expect(await submit(shop, application)).toMatchObject({
    status: 503,
    body: { error: { code: 'pair_unavailable' } },
  })
  await misbehave(shop, 'chains/monero', 'ok')
  expect((await submit(shop, application)).status).toBe(201)
})

test('after all of it nothing is missing', async () => {
  await expectClosedBooks(shop)
})

/** Whatever a provider does, a customer meets no surprise. */
async function callsAnswerPlainly(order: Placed): Promise<void> {
  const { address } = order.destination
  const calls = [
    ['GET', `/api/transactions/${order.id}`],
    ['GET', '/api/currencies'],
    ['GET', '/api/coins/markets'],
    ['GET', '/api/sandbox/state'],
    ['GET', `/api/sandbox/wallets/${address}`],
    ['GET', '/api/sandbox/ledger/totals'],
  ] as const
  for (const [method, path] of calls) {
    expect((await ask(shop, method, path)).status, path).toBe(200)
  }
  const body = { currency: order.wish.to, address, extraId: order.destination.extraId }
  expect((await ask(shop, 'POST', '/api/addresses/check', { body })).status).toBe(200)
  expect((await ask(shop, 'POST', '/api/exchange/estimate', { body: float })).status).toBe(200)
}
