// door: HTTP, chain, the operator's command
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Placed, reach } from '../../customers/index.ts'
import { backUpData, type DataBackup } from '../../support/index.ts'
import { metricOf } from '../support/operator-view.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'

const PATIENCE = 900_000
/** Far less than was paid: a sweep leaves what its gas did not take. */
const DUST = 10n ** 16n
const LOOKED = { timeout: 240_000, interval: 200 }

let shop: NodeShop
let backup: DataBackup | null = null
beforeAll(async () => {
  shop = await openNodeShop({ name: 'node_rollback', database: 'embedded' })
}, PATIENCE)
afterAll(async () => {
  await shop?.close()
  backup?.remove()
}, PATIENCE)

const paymentsOf = (order: Placed) => shop.coin(order.wish.to).received(order.destination.address)

test(
  '[OPS-04.7] database and journal put back together pay nothing a second time on litecoind and anvil, and go on with the same payouts',
  async () => {
    const [toEther, toLitecoin, toToken] = [
      await placeOnNodes(shop, ['ltc', 'eth', '3']),
      await placeOnNodes(shop, ['eth', 'ltc', '0.2']),
      await placeOnNodes(shop, ['ltc', 'usdc', '2']),
    ]
    const known = [toEther, toLitecoin, toToken]
    const copied = await shop.whileStopped(async () => backUpData(shop.dataDir))
    backup = copied
    const lost = await placeOnNodes(shop, ['ltc', 'eth', '1'])
    for (const order of [...known, lost]) await payOnNodes(shop, order)
    const endings = new Map<Placed, string | null>()
    for (const order of [...known, lost]) {
      endings.set(order, (await expectPaidOnce(shop, order)).payoutTxId)
    }
    // What the customer of ether paid was brought to the hot wallet, which is forgotten as well.
    const payIn = toLitecoin.created.payinAddress
    await vi.waitUntil(async () => (await shop.coin('eth').held([payIn])) < DUST, LOOKED)
    await shop.whileStopped(async () => copied.restore())

    for (const network of ['litecoin', 'ethereum']) {
      const halted = `causeway_halted{scope="${network}"}`
      await vi.waitUntil(async () => (await metricOf(shop, halted)) === 1, LOOKED)
    }
    expect(shop.output().match(/alert wallet_history_unknown/g)).toHaveLength(2)
    // The deposits were found again and settled anew; all that is missing is a signature.
    for (const order of known) await reach(shop, order, 'sending', 120_000)
    for (const order of [...known, lost]) expect(await paymentsOf(order)).toHaveLength(1)

    const told = await shop.whileStopped(async () => ({
      found: await shop.doctor('--reconcile'),
      done: await shop.doctor('--reconcile', '--yes'),
      after: await shop.doctor('--reconcile'),
    }))
    for (const [order, txId] of endings) {
      const network = shop.coin(order.wish.to).network
      expect(told.found).toContain(`Unknown     ${network} ${txId}`)
      expect(told.done).toContain(`Adopted     ${network} ${txId}`)
    }
    expect(told.done).not.toContain('HALTED')
    expect(told.after).not.toMatch(/Unknown|NOT FOUND|HALTED/)

    for (const order of known) {
      expect((await expectPaidOnce(shop, order)).payoutTxId).toBe(endings.get(order))
    }
    const fresh = [
      await placeOnNodes(shop, ['ltc', 'eth', '1']),
      await placeOnNodes(shop, ['eth', 'ltc', '0.1']),
    ]
    for (const order of fresh) await payOnNodes(shop, order)
    for (const order of fresh) await expectPaidOnce(shop, order)
    for (const order of [...known, lost]) expect(await paymentsOf(order)).toHaveLength(1)
    // What the lost order's customer paid, and was paid, waits for the operator.
    await expectBooksAsOnNodes(shop, ['suspense'])
  },
  PATIENCE,
)
