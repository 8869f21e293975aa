// door: HTTP, chain
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Placed, reach } from '../../customers/index.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'
import { replacedByHigherFee, sendWhereNoBlockTakesIt } from './stuck-payout.ts'

const PATIENCE = 300_000
const MANY = 6

let shop: NodeShop
beforeAll(async () => {
  shop = await openNodeShop({ name: 'joint_payouts', database: 'server' })
}, PATIENCE)
afterAll(() => shop?.close(), PATIENCE)

/** Orders for litecoins whose payments one block confirms. */
async function paidAtOnce(): Promise<readonly Placed[]> {
  const orders: Placed[] = []
  while (orders.length < MANY) orders.push(await placeOnNodes(shop, ['eth', 'ltc', '0.1']))
  const letGo = await shop.blocks.hold('eth')
  onTestFinished(letGo)
  for (const order of orders) await payOnNodes(shop, order)
  letGo()
  return orders
}

const transactionsOf = (ended: readonly TransactionOut[]) =>
  Map.groupBy(ended, ({ payoutTxId }) => payoutTxId ?? '')

test(
  '[OPS-04.10] payouts that wait at the same time share a transaction of litecoind; each is paid once, and the books are as on the node',
  async () => {
    const orders = await paidAtOnce()
    const ended = await Promise.all(orders.map((order) => expectPaidOnce(shop, order)))
    expect(transactionsOf(ended).size).toBeLessThan(MANY)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)

test(
  '[OPS-04.11] a joint transaction that no block takes is replaced as a whole, and each of its payments is made once',
  async () => {
    const sign = shop.stopSigning()
    onTestFinished(sign)
    const orders = await paidAtOnce()
    await Promise.all(orders.map((order) => reach(shop, order, 'sending')))
    const { resume, sent } = await sendWhereNoBlockTakesIt(shop, orders, sign)
    onTestFinished(resume)
    const before = Map.groupBy(orders, (_, place) => sent[place]?.txId ?? '')
    expect(before.size).toBeLessThan(MANY)
    for (const [place, order] of orders.entries()) {
      const first = sent[place]
      if (first !== undefined) await replacedByHigherFee(shop, order, first)
    }
    resume()
    const ended = await Promise.all(orders.map((order) => expectPaidOnce(shop, order)))
    const sizes = (shared: ReadonlyMap<string, readonly unknown[]>) =>
      [...shared.values()].map(({ length }) => length).toSorted()
    expect(sizes(transactionsOf(ended))).toEqual(sizes(before))
    for (const { payoutTxId } of ended) expect(before.has(payoutTxId ?? '')).toBe(false)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)
