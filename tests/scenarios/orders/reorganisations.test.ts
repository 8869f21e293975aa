// door: HTTP, chain
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  apply,
  followUntil,
  lastOf,
  mine,
  misbehave,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  reach,
  read,
  reorganise,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import { metricOf } from '../support/operator-view.ts'
import { inProgress } from '../support/owner-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

// Blocks come when a story makes them. Each story has networks of its own.
let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('reorganisations', { BLOCK_MILLISECONDS: '600000' })
})
afterAll(() => stopShop(shop))

/** What was counted as deep is looked at again every 15 seconds. */
const LOOKED_AT_AGAIN = 45_000
const DEEP = 3

const confirmationsOf = ({ deposits }: TransactionOut) => deposits[0]?.confirmations
const depositState = ({ deposits }: TransactionOut) => deposits[0]?.state

async function untilSent(order: Placed): Promise<void> {
  await expect
    .poll(() => paymentsOnChain(shop.dataDir, order.destination).length, { timeout: 120_000 })
    .toBe(1)
}

describe('a deposit that is reorganised out', () => {
  test('before it counted, and comes back: it is exchanged once', async () => {
    const order = await place(shop, { from: 'doge', to: 'trx' })
    await pay(shop, order)
    await mine(shop, 'dogecoin', 2)
    await followUntil(shop, order, (seen) => confirmationsOf(seen) === 2)
    await reorganise(shop, 'dogecoin', { depth: 2, drop: false })
    const back = await followUntil(shop, order, (seen) => confirmationsOf(seen) === 0)
    expect(lastOf(back).status).toBe('confirming')
    await mine(shop, 'dogecoin', DEEP)
    await untilSent(order)
    await mine(shop, 'tron', DEEP)
    expectOnePayout(shop, order, await reach(shop, order, 'finished'))
  })

  test('before it counted, and is dropped: the order waits again and can be paid again', async () => {
    const order = await place(shop, { from: 'bnb', to: 'trx' })
    await pay(shop, order)
    await mine(shop, 'bsc', 1)
    await followUntil(shop, order, (seen) => confirmationsOf(seen) === 1)
    await reorganise(shop, 'bsc', { depth: 1, drop: true })
    const waiting = await reach(shop, order, 'waiting')
    expect(waiting).toMatchObject({ amountFrom: null })
    expect(depositState(waiting)).toBe('reversed')
    await pay(shop, order)
    await mine(shop, 'bsc', DEEP)
    await untilSent(order)
    await mine(shop, 'tron', DEEP)
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountFrom).toBe('0.4')
    expectOnePayout(shop, order, ended)
  })

  test('after it counted and before the payout was signed: the order goes back, nothing is paid', async () => {
    const order = await place(shop, { from: 'ltc', to: 'eth' })
    await misbehave(shop, 'chains/ethereum', 'down')
    await pay(shop, order)
    await mine(shop, 'litecoin', DEEP)
    await reach(shop, order, 'sending')
    await reorganise(shop, 'litecoin', { depth: DEEP, drop: true })
    const back = await followUntil(
      shop,
      order,
      ({ status }) => status === 'waiting',
      LOOKED_AT_AGAIN,
    )
    expect(lastOf(back)).toMatchObject({ amountFrom: null, amountTo: null, payoutTxId: null })
    await misbehave(shop, 'chains/ethereum', 'ok')
    await pay(shop, order)
    await mine(shop, 'litecoin', DEEP)
    await untilSent(order)
    await mine(shop, 'ethereum', DEEP)
    expectOnePayout(shop, order, await reach(shop, order, 'finished'))
  })
})

describe('a payout that is reorganised out after the order has finished', () => {
  test.each([
    { how: 'waits again', from: 'usdc', to: 'xlm', network: 'stellar', drop: false },
    { how: 'is dropped', from: 'usdt20', to: 'xrp', network: 'ripple', drop: true },
  ])('and $how: the same bytes go out again and it is received once', async (story) => {
    const { drop, network } = story
    const order = await place(shop, story)
    await pay(shop, order)
    await mine(shop, 'ethereum', DEEP)
    await untilSent(order)
    await mine(shop, network, 1)
    const ended = await reach(shop, order, 'finished')
    await reorganise(shop, network, { depth: 1, drop })
    expect(paymentsOnChain(shop.dataDir, order.destination)).toHaveLength(drop ? 0 : 1)
    const noticed = ({ events }: TransactionOut) =>
      events.some(({ kind }) => kind === 'payout_reorganised_out')
    await followUntil(shop, order, noticed, LOOKED_AT_AGAIN)
    await untilSent(order)
    await mine(shop, network, 1)
    expectOnePayout(shop, order, ended)
    expect((await read(shop, order)).payoutTxId).toBe(ended.payoutTxId)
  })
})

test('[TRACK-01.12] [TRACK-03.1] a large deposit waits for twice the blocks, and its order says so before it is paid', async () => {
  const small = await place(shop, { from: 'dash', to: 'trx' })
  const large = await place(shop, { from: 'dash', to: 'trx', amountFrom: '700' })
  expect(small.created.confirmationsNeeded).toBe(DEEP)
  expect(large.created.confirmationsNeeded).toBe(2 * DEEP)
  await pay(shop, large)
  await pay(shop, small)
  await mine(shop, 'dash', DEEP)
  await untilSent(small)
  const waiting = await followUntil(shop, large, (seen) => confirmationsOf(seen) === DEEP)
  expect(lastOf(waiting)).toMatchObject({ status: 'confirming', confirmationsNeeded: 2 * DEEP })
  expect(paymentsOnChain(shop.dataDir, large.destination)).toEqual([])
  expect(await inProgress(shop, large)).toEqual(['confirming'])
  expect(await inProgress(shop, small)).toEqual(['sending'])
  await mine(shop, 'dash', DEEP)
  await untilSent(large)
  await mine(shop, 'tron', DEEP)
  for (const order of [small, large]) {
    expectOnePayout(shop, order, await reach(shop, order, 'finished'))
  }
})

test('until here nothing is missing', async () => {
  await expectClosedBooks(shop)
})

test('a deposit that vanishes after its payout is our loss: booked, alerted, and its network halted', async () => {
  const order = await place(shop, { from: 'xmr', to: 'xlm' })
  await pay(shop, order)
  await mine(shop, 'monero', DEEP)
  await untilSent(order)
  await mine(shop, 'stellar', 1)
  const ended = await reach(shop, order, 'finished')
  await reorganise(shop, 'monero', { depth: DEEP, drop: true })
  const isLost = ({ events }: TransactionOut) =>
    events.some(({ kind }) => kind === 'deposit_lost_after_payout')
  expect(lastOf(await followUntil(shop, order, isLost, LOOKED_AT_AGAIN)).status).toBe('finished')
  expectOnePayout(shop, order, ended)
  expect(await metricOf(shop, 'causeway_halted{scope="monero"}')).toBe(1)
  expect(await metricOf(shop, 'causeway_alerts_total{name="deposit_lost_after_payout"}')).toBe(1)
  const refused = await submit(shop, await apply(shop, { from: 'xmr', to: 'btc' }))
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'pair_halted' } } })
  await expectClosedBooks(shop, ['loss'])
})
