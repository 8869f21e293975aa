// door: HTTP, chain
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { reach } from '../../customers/index.ts'
import { askNode } from '../../torture/index.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'
import { signaturesBeside } from './signatures-beside.ts'
import { expectReplaced, replacedByHigherFee, sendWhereNoBlockTakesIt } from './stuck-payout.ts'

const PATIENCE = 300_000

let shop: NodeShop
beforeAll(async () => {
  shop = await openNodeShop({ name: 'node_kills', database: 'embedded' })
}, PATIENCE)
afterAll(() => shop?.close(), PATIENCE)

test(
  '[OPS-04.6] a product killed again and again while it sweeps tokens brings them to the hot wallet once',
  async () => {
    const order = await placeOnNodes(shop, ['usdt20', 'ltc', '310.5'])
    const payIn = order.created.payinAddress
    const stock = await shop.coin('usdt20').held([shop.hotWallet('usdt20')])
    // Planned; then the gas was sent and nobody wrote it down; then the sweep is signed and not sent.
    const deaths = [
      'plan_sweep:after_commit#1',
      'broadcast:after@ethereum#1',
      'broadcast:before@ethereum#2',
    ]
    shop.dieAt(deaths[0] ?? null)
    await payOnNodes(shop, order)
    await shop.riseAgain(deaths[1])
    await shop.riseAgain(deaths[2])
    await shop.riseAgain()
    expect(shop.deaths().map((death) => death.replace(/^killed at /, ''))).toEqual(
      deaths.map((death) => death.replace('#', ' #')),
    )
    await expectPaidOnce(shop, order)
    await expectBooksAsOnNodes(shop)
    expect(await shop.coin('usdt20').held([shop.hotWallet('usdt20')])).toBe(stock + 310_500_000n)
    const nonce = await askNode(shop.anvil.rpcUrl, 'eth_getTransactionCount', [payIn, 'latest'])
    expect(nonce, 'what the pay-in address ever sent').toBe('0x1')
    expect(await shop.coin('eth').received(payIn), 'gas sent ahead').toHaveLength(1)
  },
  PATIENCE,
)

test(
  '[OPS-04.6] a product killed while it replaces a stuck payout pays once, by the replacement it had signed',
  async () => {
    const sign = shop.stopSigning()
    onTestFinished(sign)
    const order = await placeOnNodes(shop, ['ltc', 'eth', '4'])
    await payOnNodes(shop, order)
    await reach(shop, order, 'sending', 120_000)
    const { resume, sent } = await sendWhereNoBlockTakesIt(shop, [order], sign)
    onTestFinished(resume)
    const [first] = sent
    if (first === undefined) throw new Error('Nothing was sent')
    shop.dieAt('save_replacement:before_commit#1')
    const rising = shop.riseAgain()
    const second = await replacedByHigherFee(shop, order, first)
    await rising
    resume()
    expect(shop.deaths().at(-1)).toBe('killed at save_replacement:before_commit #1')
    expect((await expectPaidOnce(shop, order)).payoutTxId).toBe(second.txId)
    await expectReplaced(shop, 'eth', [first, second])
    expect(signaturesBeside(shop, first.txId)).toEqual([first.txId, second.txId])
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)
