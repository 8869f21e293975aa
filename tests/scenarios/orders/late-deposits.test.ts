// door: HTTP, chain
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  advanceClock,
  choose,
  estimate,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  reach,
  read,
  someOf,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout, inCoins } from '../support/books.ts'
import { mailsAt } from '../support/mails.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const MINUTE = 60
const HOURS_36 = 36 * 60 * MINUTE

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('late_deposits')
})
afterAll(() => stopShop(shop))

function lifeSeconds({ created }: Placed): number {
  return (Date.parse(created.payUntil) - Date.parse(created.createdAt)) / 1000
}

/** At most a hundredth apart: the market moves a little between asking and settling. */
function expectCurrentRate(amountTo: string | null, estimated: string | null): void {
  const ratio = Number(amountTo) / Number(estimated)
  expect(ratio).toBeGreaterThan(0.99)
  expect(ratio).toBeLessThan(1.01)
}

test('[TRACK-03.2] [TRACK-14.2] unpaid orders end: a fixed one after its window, a float one after 36 hours', async () => {
  const float = await place(shop, { from: 'ltc', to: 'btc' })
  const email = 'expiring@example.com'
  const quick = await place(shop, { from: 'eth', to: 'btc', isFixedRate: true, email })
  const slow = await place(shop, { from: 'btc', to: 'eth', isFixedRate: true })
  expect([float, quick, slow].map(lifeSeconds)).toEqual([HOURS_36, 15 * MINUTE, 20 * MINUTE])
  await advanceClock(shop, 15 * MINUTE - 30)
  expect((await read(shop, quick)).status).toBe('waiting')
  await advanceClock(shop, 31)
  await reach(shop, quick, 'expired')
  await vi.waitFor(
    async () => {
      const subjects = (await mailsAt(shop, email)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject.includes('has expired'))).toHaveLength(1)
    },
    { timeout: 120_000, interval: 200 },
  )
  expect((await read(shop, slow)).status).toBe('waiting')
  await advanceClock(shop, 5 * MINUTE)
  await reach(shop, slow, 'expired')
  expect((await read(shop, float)).status).toBe('waiting')
  await advanceClock(shop, HOURS_36 - 20 * MINUTE)
  await reach(shop, float, 'overdue')
})

test('[TRACK-03.4] a late deposit on a float order is exchanged at the current rate', async () => {
  const order = await place(shop, { from: 'xmr', to: 'ltc' })
  await advanceClock(shop, HOURS_36 + 1)
  await reach(shop, order, 'overdue')
  const now = await estimate(shop, order.wish)
  await pay(shop, order)
  const ended = await reach(shop, order, ['finished', 'hold'])
  expect(ended).toMatchObject({ status: 'finished', amountFrom: someOf.xmr })
  expectCurrentRate(ended.amountTo, now.amountTo)
  expectOnePayout(shop, order, ended)
})

async function heldLateOrder(from: string, to: string): Promise<Placed> {
  const order = await place(shop, { from, to, isFixedRate: true })
  await advanceClock(shop, 20 * MINUTE + 1)
  await reach(shop, order, 'expired')
  await pay(shop, order)
  const held = await reach(shop, order, ['hold', 'finished'])
  expect(held).toMatchObject({
    status: 'hold',
    holdReason: 'paid_late',
    choices: ['exchange', 'refund'],
    amountTo: null,
  })
  return order
}

test('[TRACK-03.5] a late deposit on a fixed order waits for its holder, who has it exchanged', async () => {
  const order = await heldLateOrder('doge', 'usdc')
  expect((await read(shop, { ...order, secret: 'somebody-else' })).choices).toEqual([])
  const refused = await choose(shop, { ...order, secret: 'somebody-else' }, 'exchange')
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not_the_holder' } } })
  const now = await estimate(shop, { ...order.wish, isFixedRate: false })
  expect((await choose(shop, order, 'exchange')).status).toBe(200)
  const ended = await reach(shop, order, 'finished')
  expectCurrentRate(ended.amountTo, now.amountTo)
  expectOnePayout(shop, order, ended)
})

test('[TRACK-03.6] or who takes it back, less the network fee', async () => {
  const order = await heldLateOrder('xlm', 'eth')
  expect((await choose(shop, order, 'refund')).status).toBe(200)
  const ended = await reach(shop, order, 'refunded')
  expect(ended).toMatchObject({ payoutTxId: null, amountFrom: someOf.xlm })
  // 1100 XLM less the 2 XLM that sending costs.
  const back = paymentsOnChain(shop.dataDir, order.refund)
  expect(back.map(({ asset, units }) => inCoins(asset, units))).toEqual(['1098'])
  expect(back[0]?.txId).toBe(ended.refundTxId)
  expect(paymentsOnChain(shop.dataDir, order.destination)).toEqual([])
  expect(await choose(shop, order, 'exchange')).toMatchObject({
    status: 409,
    body: { error: { code: 'choice_not_offered' } },
  })
})

test('[TRACK-03.7] after all of it nothing is missing', async () => {
  await expectClosedBooks(shop)
})
