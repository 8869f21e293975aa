// door: HTTP, chain
import { type Anvil, startAnvil } from '@causeway/adapters/devnet'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { followUntil, reach, read } from '../../customers/index.ts'
import { createNodeProxy, type NodeProxy } from '../../torture/index.ts'
import { metricOf } from '../support/operator-view.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import { expectNothingPaid, expectPaidOnce, payOnNodes, placeOnNodes } from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'
import { signaturesBeside } from './signatures-beside.ts'

const PATIENCE = 300_000
const SENDS = new Set(['sendrawtransaction', 'eth_sendRawTransaction'])
const LOOKED = { timeout: 120_000, interval: 200 }

const litecoinProxy = createNodeProxy()
const ethereumProxy = createNodeProxy()
let shop: NodeShop
let otherChain: Anvil | null = null
beforeAll(async () => {
  shop = await openNodeShop({
    name: 'node_faults',
    database: 'server',
    through: async (urls) => ({
      litecoin: await litecoinProxy.standBefore(urls.litecoin),
      ethereum: await ethereumProxy.standBefore(urls.ethereum),
    }),
  })
}, PATIENCE)
afterAll(async () => {
  await shop?.close()
  await otherChain?.stop()
  await Promise.all([litecoinProxy.close(), ethereumProxy.close()])
}, PATIENCE)

/** The node does what the first sending asks for, and nobody ever hears of it. */
function loseFirstAnswer(proxy: NodeProxy): void {
  let lost = false
  proxy.decide((method) => {
    if (lost || !SENDS.has(method)) return 'pass'
    lost = true
    return 'mute'
  })
}

const errorsOf = async (network: string) =>
  (await metricOf(shop, `causeway_worker_errors_total{worker="chain-${network}"}`)) ?? 0

/** Waits until the product's looks at a network have failed some times more. */
async function refusedAgain(network: string): Promise<void> {
  const before = await errorsOf(network)
  await vi.waitUntil(async () => (await errorsOf(network)) >= before + 3, LOOKED)
}

test(
  '[OPS-04.8] payouts whose sending was never answered are found by their ids, and never signed anew',
  async () => {
    loseFirstAnswer(litecoinProxy)
    loseFirstAnswer(ethereumProxy)
    const there = await placeOnNodes(shop, ['ltc', 'usdc', '3'])
    const back = await placeOnNodes(shop, ['eth', 'ltc', '0.2'])
    await Promise.all([payOnNodes(shop, there), payOnNodes(shop, back)])
    for (const order of [there, back]) {
      const { payoutTxId } = await expectPaidOnce(shop, order)
      expect(signaturesBeside(shop, payoutTxId ?? '')).toEqual([payoutTxId])
    }
    expect([litecoinProxy.faults(), ethereumProxy.faults()]).toEqual([1, 1])
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)

test(
  '[OPS-04.8] when a node falls behind, no deposit is lost: the product waits until the node catches up',
  async () => {
    const order = await placeOnNodes(shop, ['ltc', 'eth', '3'])
    const letOn = await shop.blocks.hold('ltc')
    onTestFinished(letOn)
    await payOnNodes(shop, order)
    await shop.litecoind.mine(2)
    await followUntil(shop, order, ({ deposits }) => deposits[0]?.confirmations === 2)
    const catchUp = await shop.litecoind.fallBehind(8)
    await refusedAgain('litecoin')
    expect(await read(shop, order)).toMatchObject({
      status: 'confirming',
      deposits: [{ confirmations: 2 }],
    })
    await catchUp()
    letOn()
    await expectPaidOnce(shop, order)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)

test(
  '[OPS-04.8] a node that suddenly serves another chain is refused: nothing on it counts, nothing is sent to it',
  async () => {
    const paid = await placeOnNodes(shop, ['ltc', 'eth', '3'])
    const unpaid = await placeOnNodes(shop, ['eth', 'ltc', '0.2'])
    const other = await startAnvil({ chainId: 31_338 })
    otherChain = other
    await ethereumProxy.standBefore(other.rpcUrl)
    await payOnNodes(shop, paid)
    await other.pay(unpaid.created.payinAddress, 2n * 10n ** 17n)
    await other.mine(20)
    await reach(shop, paid, 'sending')
    await refusedAgain('ethereum')
    expect(await read(shop, unpaid)).toMatchObject({ status: 'waiting', deposits: [] })
    expect(await other.received(paid.destination.address)).toEqual([])
    await expectNothingPaid(shop, paid)
    await ethereumProxy.standBefore(shop.anvil.rpcUrl)
    await payOnNodes(shop, unpaid)
    await expectPaidOnce(shop, paid)
    await expectPaidOnce(shop, unpaid)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)
