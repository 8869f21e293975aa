// door: HTTP, chain
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { reach } from '../../customers/index.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'
import { expectReplaced, replacedByHigherFee, sendWhereNoBlockTakesIt } from './stuck-payout.ts'

const PATIENCE = 300_000

let shop: NodeShop
beforeAll(async () => {
  shop = await openNodeShop({ name: 'stuck_payouts', database: 'server' })
}, PATIENCE)
afterAll(() => shop?.close(), PATIENCE)

test(
  '[OPS-04.8] payouts that no block takes are replaced by ones that pay the network more, and are paid once',
  async () => {
    const sign = shop.stopSigning()
    onTestFinished(sign)
    const there = await placeOnNodes(shop, ['ltc', 'eth', '4'])
    const back = await placeOnNodes(shop, ['eth', 'ltc', '0.3'])
    await Promise.all([payOnNodes(shop, there), payOnNodes(shop, back)])
    await Promise.all([reach(shop, there, 'sending'), reach(shop, back, 'sending')])
    const { resume, sent } = await sendWhereNoBlockTakesIt(shop, [there, back], sign)
    onTestFinished(resume)
    const [ether, litecoins] = sent
    if (ether === undefined || litecoins === undefined) throw new Error('Nothing was sent')
    const [expensiveEther, expensiveLitecoins] = await Promise.all([
      replacedByHigherFee(shop, there, ether),
      replacedByHigherFee(shop, back, litecoins),
    ])
    resume()
    const ended = [await expectPaidOnce(shop, there), await expectPaidOnce(shop, back)]
    expect(ended.map(({ payoutTxId }) => payoutTxId)).toEqual([
      expensiveEther.txId,
      expensiveLitecoins.txId,
    ])
    await expectReplaced(shop, 'eth', [ether, expensiveEther])
    await expectReplaced(shop, 'ltc', [litecoins, expensiveLitecoins])
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)
