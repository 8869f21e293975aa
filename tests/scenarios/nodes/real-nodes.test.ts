// door: HTTP, chain
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reach } from '../../customers/index.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'

const PATIENCE = 240_000

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
      await placeOnNodes(shop, ['eth', 'ltc', '0.5'], true),
      await placeOnNodes(shop, ['eth', 'usdt20', '0.3']),
      await placeOnNodes(shop, ['usdt20', 'ltc', '310.5'], true),
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
