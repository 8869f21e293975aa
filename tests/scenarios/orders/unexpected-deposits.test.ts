// door: HTTP, chain
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  choose,
  estimate,
  followUntil,
  lastOf,
  mustAsk,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  reach,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout, inCoins } from '../support/books.ts'
import { metricOf } from '../support/operator-view.ts'
import { inProgress } from '../support/owner-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('unexpected_deposits')
})
afterAll(() => stopShop(shop))

const depositsOf = ({ deposits }: TransactionOut) => deposits.map(({ amount }) => amount)

/** What an address got back on the chain, in coins. */
function receivedBy(to: Placed['refund']): readonly string[] {
  return paymentsOnChain(shop.dataDir, to).map(({ asset, units }) => inCoins(asset, units))
}

/** Sum of decimal texts, to eight decimals: all that the coins of these stories have. */
function sum(amounts: readonly (string | null)[]): string {
  const units = amounts.reduce((total, text) => total + Math.round(Number(text) * 1e8), 0)
  return String(units / 1e8)
}

describe('at floating rate', () => {
  test.each([
    ['less', '0.001'],
    ['more', '0.009'],
  ])('[TRACK-04.1] %s than expected is exchanged as it came', async (_, amount) => {
    const order = await place(shop, { from: 'btc', to: 'ltc' })
    const now = await estimate(shop, { ...order.wish, amountFrom: amount })
    await pay(shop, order, amount)
    const ended = await reach(shop, order, 'finished')
    expect(ended).toMatchObject({ amountFrom: amount, amountExpectedFrom: '0.004' })
    expect(Number(ended.amountTo) / Number(now.amountTo)).toBeCloseTo(1, 2)
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-04.5] paid twice, both are exchanged and shown, and the figures count both', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    await pay(shop, order)
    await reach(shop, order, 'finished')
    await pay(shop, order, '2')
    const both = ({ status, amountFrom }: TransactionOut) =>
      status === 'finished' && amountFrom === '5'
    const ended = lastOf(await followUntil(shop, order, both))
    expect(depositsOf(ended)).toEqual(['3', '2'])
    const payouts = receivedBy(order.destination)
    expect(payouts).toHaveLength(2)
    expect(sum(payouts)).toBe(ended.amountTo)
  })

  test('[TRACK-04.5] two payments at once come to the same', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    await Promise.all([pay(shop, order, '1.5'), pay(shop, order, '1.5')])
    const both = ({ status, amountFrom }: TransactionOut) =>
      status === 'finished' && amountFrom === '3'
    const ended = lastOf(await followUntil(shop, order, both))
    expect(sum(receivedBy(order.destination))).toBe(ended.amountTo)
  })

  test('[TRACK-04.7] too little to exchange waits, and goes back when its holder says so', async () => {
    const order = await place(shop, { from: 'doge', to: 'btc' })
    await pay(shop, order, '20')
    const held = await reach(shop, order, ['hold', 'finished'])
    expect(held).toMatchObject({ holdReason: 'amount_too_small', choices: ['refund'] })
    expect((await choose(shop, order, 'exchange')).status).toBe(409)
    expect((await choose(shop, order, 'refund')).status).toBe(200)
    await reach(shop, order, 'refunded')
    // 20 DOGE less the 4 DOGE that sending costs.
    expect(receivedBy(order.refund)).toEqual(['16'])
  })

  test('[TRACK-03.1] [TRACK-04.7] too little waits, and is exchanged with the rest when that comes', async () => {
    const order = await place(shop, { from: 'doge', to: 'btc' })
    await pay(shop, order, '20')
    await reach(shop, order, 'hold')
    expect(await inProgress(shop, order)).toEqual(['hold'])
    await pay(shop, order, '1580')
    const ended = await reach(shop, order, 'finished')
    expect(await inProgress(shop, order)).toEqual([])
    expect(ended.amountFrom).toBe('1600')
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-04.7] dust that does not cover its own way back is refused a refund, and stays booked', async () => {
    const order = await place(shop, { from: 'doge', to: 'btc' })
    await pay(shop, order, '0.5')
    await reach(shop, order, 'hold')
    expect(await choose(shop, order, 'refund')).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_too_small' } },
    })
    expect(await read(shop, order)).toMatchObject({ status: 'hold', amountFrom: '0.5' })
    // The rest closes this order's account, and the story's books with it.
    await pay(shop, order, '1600')
    await reach(shop, order, 'finished')
  })
})

describe('at fixed rate', () => {
  test.each([
    ['less', '0.03', ['exchange', 'refund']],
    ['more', '0.09', ['exchange', 'exchange_agreed', 'refund']],
  ])(
    '[TRACK-04.2] %s than expected waits, and is exchanged at the current rate if so chosen',
    async (_, amount, choices) => {
      const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true })
      await pay(shop, order, amount)
      const held = await reach(shop, order, ['hold', 'finished'])
      expect(held).toMatchObject({
        holdReason: 'amount_differs',
        choices,
        amountFrom: amount,
      })
      const now = await estimate(shop, { ...order.wish, amountFrom: amount, isFixedRate: false })
      expect((await choose(shop, order, 'exchange')).status).toBe(200)
      const ended = await reach(shop, order, 'finished')
      expect(Number(ended.amountTo) / Number(now.amountTo)).toBeCloseTo(1, 2)
      expectOnePayout(shop, order, ended)
    },
  )

  test('[TRACK-04.3] or goes back whole, less the network fee', async () => {
    const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true })
    await pay(shop, order, '0.05')
    await reach(shop, order, 'hold')
    expect((await choose(shop, order, 'refund')).status).toBe(200)
    await reach(shop, order, 'refunded')
    // 0.05 ETH less the 0.0003 ETH that sending costs.
    expect(receivedBy(order.refund)).toEqual(['0.0497'])
    expect(receivedBy(order.destination)).toEqual([])
  })

  test('[TRACK-04.4] the missing part completes it, and the promised amount is paid', async () => {
    const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true })
    await pay(shop, order, '0.05')
    await reach(shop, order, 'hold')
    await pay(shop, order, '0.01')
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountTo).toBe(order.created.amountExpectedTo)
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-04.6] paid a second time, the second payment waits for its holder', async () => {
    const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true })
    await pay(shop, order)
    const first = await reach(shop, order, 'finished')
    expect(first.amountTo).toBe(order.created.amountExpectedTo)
    await pay(shop, order)
    const held = await reach(shop, order, 'hold')
    expect(held).toMatchObject({ holdReason: 'amount_differs', amountFrom: '0.12' })
    expect(depositsOf(held)).toEqual(['0.06', '0.06'])
    expect((await choose(shop, order, 'refund')).status).toBe(200)
    await reach(shop, order, 'refunded')
    expect(receivedBy(order.refund)).toEqual(['0.0597'])
    expect(receivedBy(order.destination)).toEqual([first.amountTo])
  })
})

test('[TRACK-04.8] a payment without the order’s memo, or with a wrong one, is in suspense: booked, counted, and told to the operator', async () => {
  const order = await place(shop, { from: 'xrp', to: 'btc' })
  const alerts = () => fetch(`${shop.url}/metrics`).then((response) => response.text())
  for (const [count, extraId] of [null, '4294967295'].entries()) {
    const body = { transactionId: order.id, amount: '130', extraId }
    await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body })
    await expect
      .poll(alerts, { timeout: 120_000 })
      .toContain(`causeway_alerts_total{name="deposit_unexplained"} ${count + 1}`)
  }
  // Many orders share this address: nobody is shown what may be somebody else's.
  expect(await read(shop, order)).toMatchObject({
    status: 'waiting',
    deposits: [],
    unmatchedDeposits: [],
  })
  await pay(shop, order)
  expectOnePayout(shop, order, await reach(shop, order, 'finished'))
})

test('[TRACK-04.9] another coin at the order’s address is shown at once, kept apart and told to the operator', async () => {
  const alerts = 'causeway_alerts_total{name="deposit_unexplained"}'
  const unexplained = async () => (await metricOf(shop, alerts)) ?? 0
  const before = await unexplained()
  const order = await place(shop, { from: 'eth', to: 'btc' })
  await reach(shop, order, 'waiting')
  const body = { transactionId: order.id, currency: 'usdt20', amount: '50' }
  const { txId } = await mustAsk<{ txId: string }>(shop, 'POST', '/api/sandbox/deposits', { body })
  const seen = lastOf(
    await followUntil(shop, order, ({ unmatchedDeposits }) => unmatchedDeposits.length > 0),
  )
  expect(seen).toMatchObject({ status: 'waiting', amountFrom: null, deposits: [] })
  expect(seen.unmatchedDeposits).toMatchObject([
    { txId, currency: 'usdt20', currencyCode: 'usdt', amount: '50' },
  ])
  expect(await unexplained()).toBe(before + 1)
  await pay(shop, order)
  await reach(shop, order, 'finished')
})

test('[TRACK-10.3] dust from anywhere changes no address: what goes back goes where the holder said', async () => {
  const order = await place(shop, { from: 'doge', to: 'btc' })
  await pay(shop, order, '20')
  const held = await reach(shop, order, 'hold')
  expect(held).toMatchObject({
    refundAddress: order.refund.address,
    payoutAddress: order.destination.address,
    payinAddress: order.created.payinAddress,
  })
  expect(Object.keys(held.deposits[0] ?? {})).not.toContain('sender')
  // Closes its accounts, and the story's books with them.
  await choose(shop, order, 'refund')
  await reach(shop, order, 'refunded')
})

test('[TRACK-04.11] after all of it the ledger and the chain agree to the last unit', async () => {
  await expectClosedBooks(shop, ['suspense'])
})
