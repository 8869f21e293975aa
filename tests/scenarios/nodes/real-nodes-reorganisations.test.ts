// door: HTTP, chain
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { followUntil, lastOf, type Placed, reach } from '../../customers/index.ts'
import { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
import {
  expectNothingPaid,
  expectOnePaymentOf,
  expectPaidOnce,
  payOnNodes,
  placeOnNodes,
} from './node-orders.ts'
import { type NodeShop, openNodeShop } from './open-node-shop.ts'
import { reorganiseEther } from './reorganise-ether.ts'

const PATIENCE = 300_000
/** What was counted as deep is looked at again every 15 seconds. */
const NOTICED_WITHIN_MILLISECONDS = 120_000
const DEEPEST = 6
const COUNTS_FROM = 3

let shop: NodeShop
beforeAll(async () => {
  shop = await openNodeShop({ name: 'node_reorganisations', database: 'server' })
}, PATIENCE)
afterAll(() => shop?.close(), PATIENCE)

type PaidAt = { readonly order: Placed; readonly txId: string }

/** Orders paid block after block, where no others come: the first deposit is deepest. */
async function payAtDepths(orders: readonly Placed[], cheat: number | null): Promise<PaidAt[]> {
  const paid: PaidAt[] = []
  for (const [at, order] of orders.entries()) {
    const { txId } = await payOnNodes(shop, order, at === cheat ? 'cheat' : undefined)
    await shop.chains[order.wish.from === 'ltc' ? 'ltc' : 'eth'].mine(1)
    paid.push({ order, txId })
  }
  return paid
}

/** No blocks come until the story goes on, or fails. */
async function holdBlocks(asset: string): Promise<() => void> {
  const letOn = await shop.blocks.hold(asset)
  onTestFinished(letOn)
  return letOn
}

async function placeSix(from: string, to: string, amountFrom: string): Promise<Placed[]> {
  const orders: Placed[] = []
  for (let depth = DEEPEST; depth >= 1; depth -= 1) {
    orders.push(await placeOnNodes(shop, [from, to, amountFrom]))
  }
  return orders
}

/** Deposits that are deep count, those above them do not yet; nothing is signed. */
async function reachDepths(paid: readonly PaidAt[]): Promise<void> {
  for (const [at, { order }] of paid.entries()) {
    await reach(shop, order, DEEPEST - at >= COUNTS_FROM ? 'sending' : 'confirming')
  }
}

const isUnconfirmed = ({ deposits }: TransactionOut) => deposits[0]?.confirmations === 0

test(
  '[OPS-04.8] deposits reorganised out at depths of 1 to 6 before anything was signed take their orders back, and on again when they return',
  async () => {
    const sign = shop.stopSigning()
    onTestFinished(sign)
    const there = await placeSix('ltc', 'eth', '2')
    const back = await placeSix('eth', 'ltc', '0.1')
    const letLitecoinOn = await holdBlocks('ltc')
    const letEtherOn = await holdBlocks('eth')
    const cheat = 1
    const litecoins = await payAtDepths(there, cheat)
    const ethers = await payAtDepths(back, null)
    await reachDepths(litecoins)
    await reachDepths(ethers)

    const cheated = litecoins[cheat]
    if (cheated === undefined) throw new Error('Nobody cheats')
    await shop.chains.ltc.reorganise(DEEPEST, [cheated.txId])
    const bringBack = await reorganiseEther(
      shop,
      DEEPEST,
      ethers.map(({ txId }) => txId),
    )
    for (const { order } of ethers) {
      const gone = await reach(shop, order, 'waiting', NOTICED_WITHIN_MILLISECONDS)
      expect(gone).toMatchObject({ amountFrom: null, payoutTxId: null })
    }
    await reach(shop, cheated.order, 'waiting', NOTICED_WITHIN_MILLISECONDS)
    const honest = litecoins.filter((each) => each !== cheated)
    for (const { order } of honest) {
      await followUntil(shop, order, isUnconfirmed, NOTICED_WITHIN_MILLISECONDS)
    }
    sign()
    await bringBack()
    letLitecoinOn()
    letEtherOn()
    for (const { order } of [...honest, ...ethers]) {
      const ended = await expectPaidOnce(shop, order)
      expect(ended.amountFrom).toBe(order.wish.amountFrom)
    }
    await expectNothingPaid(shop, cheated.order)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)

test.for([
  { from: 'ltc', to: 'eth', amountFrom: '2' },
  { from: 'usdt20', to: 'ltc', amountFrom: '100' },
] as const)(
  '[OPS-04.8] a payout in $to reorganised out after its order has finished goes out again as it was, and arrives once',
  { timeout: PATIENCE },
  async ({ from, to, amountFrom }) => {
    const order = await placeOnNodes(shop, [from, to, amountFrom])
    await payOnNodes(shop, order)
    await reach(shop, order, 'finished')
    // At once: a payout that is a dozen blocks deeper than it must be is not looked at any more.
    const letOn = await holdBlocks(to)
    const ended = await expectPaidOnce(shop, order)
    const txId = ended.payoutTxId ?? ''
    const chain = shop.chains[to]
    // litecoind's own wallet of the customer takes it up again by itself; anvil forgets it.
    await chain.reorganise(await chain.depthOf(txId), to === 'eth' ? [txId] : [])
    if (to === 'eth') {
      await vi.waitUntil(
        async () => (await shop.coin('eth').received(order.destination.address)).length === 0,
        { timeout: NOTICED_WITHIN_MILLISECONDS, interval: 200 },
      )
    }
    const noticed = ({ events }: TransactionOut) =>
      events.some(({ kind }) => kind === 'payout_reorganised_out')
    await followUntil(shop, order, noticed, NOTICED_WITHIN_MILLISECONDS)
    letOn()
    await vi.waitUntil(async () => (await chain.depthOf(txId)) > 0, {
      timeout: 120_000,
      interval: 200,
    })
    await expectOnePaymentOf(shop, order, ended)
    await expectBooksAsOnNodes(shop)
  },
)

test(
  '[TRACK-04.12] litecoin that its sender takes back by a higher fee before any block is never paid out',
  async () => {
    const letOn = await holdBlocks('ltc')
    const order = await placeOnNodes(shop, ['ltc', 'eth', '3'])
    const { txId } = await payOnNodes(shop, order, 'cheat')
    const seen = await followUntil(shop, order, ({ status }) => status === 'confirming')
    expect(lastOf(seen).deposits).toMatchObject([{ txId, confirmations: 0 }])
    await shop.litecoind.takeBack(txId)
    letOn()
    const gone = await reach(shop, order, 'waiting', NOTICED_WITHIN_MILLISECONDS)
    expect(gone).toMatchObject({ amountFrom: null, payoutTxId: null })
    await payOnNodes(shop, order)
    await expectPaidOnce(shop, order)
    await expectBooksAsOnNodes(shop)
  },
  PATIENCE,
)
