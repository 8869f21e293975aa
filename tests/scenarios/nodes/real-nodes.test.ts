// door: HTTP, chain

import { formatUnits, parseAmount } from '@causeway/core/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, reach } from '../../customers/index.ts'
import { askOf, change, newAffiliate } from '../support/partners/affiliate-steps.ts'
import { PASSWORD } from '../support/person.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'

const PATIENCE = 240_000
const DAY_SECONDS = 86_400
const weiOf = (text: string): bigint => {
  const read = parseAmount(text, { ticker: 'eth', decimals: 18 })
  if (!read.ok) throw new Error(`${text} is no amount of ether`)
  return read.value.units
}

let shop: NodeShop
beforeAll(async () => {
  shop = await openNodeShop({ name: 'real_nodes', database: 'embedded' })
}, PATIENCE)
afterAll(() => shop?.close(), PATIENCE)

test(
  '[TRACK-02.1] litecoin, ether and tokens on real nodes become each other, each paid out once',
  async () => {
    const orders = [
      await placeOnNodes(shop, ['ltc', 'eth', '5']),
      await placeOnNodes(shop, ['eth', 'ltc', '0.5'], { isFixedRate: true }),
      await placeOnNodes(shop, ['eth', 'usdt20', '0.3']),
      await placeOnNodes(shop, ['usdt20', 'ltc', '310.5'], { isFixedRate: true }),
      await placeOnNodes(shop, ['usdt20', 'usdc', '200']),
    ]
    const stock = await shop.coin('usdt20').held([shop.hotWallet('usdt20')])
    await Promise.all(orders.map((order) => payOnNodes(shop, order)))
    const ended = await Promise.all(orders.map((order) => expectPaidOnce(shop, order)))
    expect(ended.map(({ amountFrom }) => amountFrom)).toEqual(
      orders.map(({ wish }) => wish.amountFrom),
    )
    await expectBooksAsOnNodes(shop)
    const [, , toToken] = orders
    const paidOut = await shop.coin('usdt20').received(toToken?.destination.address ?? '')
    const broughtIn = 310_500_000n + 200_000_000n - (paidOut[0]?.units ?? 0n)
    expect(await shop.coin('usdt20').held([shop.hotWallet('usdt20')])).toBe(stock + broughtIn)
  },
  PATIENCE,
)

test(
  '[EARN-05.7] a commission in litecoin is converted to ether, and paid out once on a real node',
  async () => {
    const affiliate = await newAffiliate(shop)
    const { browser, refId } = affiliate
    const address = await shop.coin('eth').freshAddress()
    const asked = { currency: 'eth', address, password: PASSWORD }
    expect((await change(affiliate, 'address', asked)).body).toMatchObject({ result: true })
    await advanceClock(shop, DAY_SECONDS)
    const order = await placeOnNodes(shop, ['usdt20', 'ltc', '2000'], { refId })
    await payOnNodes(shop, order)
    await expectPaidOnce(shop, order)
    await change(affiliate, 'convert-all', { currency: 'eth' })
    const ready = async () => (await askOf(browser, 'balances')).result
    await expect
      .poll(async () => (await ready()).withdrawAvailable.eth, { timeout: 60_000 })
      .toBe(true)
    const { readyToPayout, withdrawFee } = await ready()
    expect((await change(affiliate, 'payout', { currency: 'eth' })).status).toBe(200)
    const payouts = async () => (await askOf(browser, 'payouts')).payouts
    await expect
      .poll(async () => (await payouts())[0]?.status, { timeout: 60_000 })
      .toBe('finished')
    const [payout] = await payouts()
    const { decimals, received } = shop.coin('eth')
    const seen = await received(address)
    expect(seen.map(({ txId, units }) => [txId, formatUnits(units, decimals)])).toEqual([
      [payout.txId, payout.amount],
    ])
    const [owed = 0n, sent = 0n, fee = 0n] = [
      readyToPayout.eth,
      payout.amount,
      withdrawFee.eth,
    ].map(weiOf)
    expect(sent).toBe(owed - fee)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)

test.each(['confirming', 'sending'])(
  '[OPS-04.6] a product killed while an order on real nodes is %s finishes it with one payout',
  async (state) => {
    const there = await placeOnNodes(shop, ['ltc', 'eth', '3'])
    const back = await placeOnNodes(shop, ['eth', 'ltc', '0.2'])
    await payOnNodes(shop, there)
    await payOnNodes(shop, back)
    await reach(shop, there, [state, 'finished'])
    await shop.kill()
    await shop.riseAgain()
    await Promise.all([expectPaidOnce(shop, there), expectPaidOnce(shop, back)])
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)
