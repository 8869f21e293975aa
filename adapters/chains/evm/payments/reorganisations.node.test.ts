import { amount } from '@causeway/core/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Anvil, anvilTokens, startAnvil } from '../../../devnet/index.ts'
import { type EvmKit, evmKit, intentOf, strangerAddress } from '../evm-test-kit.ts'
import { NodeBehind } from '../node/node-head.ts'
import { startNodeBetween, stoppedAt } from '../node-between.ts'

const DEEPEST = 6

let node: Anvil
let kit: EvmKit
let lastIndex = 0
let payIn = ''
let cursor = ''
beforeAll(async () => {
  node = await startAnvil({ withTokens: true })
  kit = evmKit(node, anvilTokens)
  await kit.fundHotWallet()
  await node.payToken('usdt20', kit.hotWallet, 1_000_000n)
  await node.mine(3)
})
afterAll(() => node?.stop())
beforeEach(async () => {
  lastIndex += 1
  payIn = kit.chain.payInAddress('eth', lastIndex).address
  cursor = (await kit.chain.scan(null, async () => new Set())).cursor
})

const owned = async () => new Set([payIn])
const found = async (since = cursor) => (await kit.chain.scan(since, owned)).payments

describe.each([1, 3, DEEPEST])('%i blocks that are replaced', (depth) => {
  test('take a deposit out, and the chain says that it is gone', async () => {
    const { txId } = await node.pay(payIn, 5n)
    await node.mine(depth)
    const before = await kit.chain.scan(cursor, owned)
    expect(before.payments).toMatchObject([{ txId, confirmations: depth }])
    await node.reorganise(depth)
    const key = { txId, outputIndex: 0 }
    expect(await kit.chain.paymentStatuses([key])).toMatchObject([{ state: 'gone' }])
    // Another payment in the new blocks, where the cursor had been already.
    const next = await node.pay(payIn, 6n)
    await node.mine(1)
    expect(await found(before.cursor)).toMatchObject([
      { txId: next.txId, confirmations: 1, amount: amount('eth', 6n) },
    ])
  })

  test.each(['eth', 'usdt20'])(
    'move a deposit of %s to another block under its key',
    async (asset) => {
      const { txId } =
        asset === 'eth' ? await node.pay(payIn, 5n) : await node.payToken(asset, payIn, 5n)
      await node.mine(depth)
      const before = await kit.chain.scan(cursor, owned)
      const [first] = before.payments
      if (first === undefined) throw new Error('The payment was not seen')
      await node.reorganise(depth, [{ txId, to: depth - 1 }])
      const again = await found(before.cursor)
      expect(again).toMatchObject([
        { txId, outputIndex: first.outputIndex, amount: amount(asset, 5n), confirmations: 1 },
      ])
      expect(again[0]?.blockHash).not.toBe(first.blockHash)
      expect(await kit.chain.paymentStatuses([first])).toMatchObject([
        { state: 'in_block', confirmations: 1, blockHash: again[0]?.blockHash },
      ])
      expect((await kit.chain.scan(cursor, owned)).payments).toHaveLength(1)
    },
  )

  test.each(['eth', 'usdt20'])(
    'take a payout of %s out, whose bytes go again and pay once',
    async (asset) => {
      const destination = strangerAddress()
      const signed = await kit.carryOut(intentOf(asset, 700n, destination))
      await node.mine(depth - 1)
      expect(await kit.chain.transactionStatus(signed.txId)).toMatchObject({
        state: 'in_block',
        confirmations: depth,
        succeeded: true,
      })
      await node.reorganise(depth)
      expect(await kit.chain.transactionStatus(signed.txId)).toEqual({ state: 'unknown' })
      expect(await kit.chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
      expect(await kit.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
      await node.mine(2)
      expect(await kit.chain.transactionStatus(signed.txId)).toMatchObject({
        state: 'in_block',
        confirmations: 2,
        succeeded: true,
      })
      const received =
        asset === 'eth'
          ? await node.received(destination)
          : await node.receivedToken(asset, destination)
      expect(received).toMatchObject([{ txId: signed.txId, units: 700n }])
    },
  )
})

test('a chain that was set back says nothing new until it is as long again', async () => {
  const start = await node.snapshot()
  const lost = await node.pay(payIn, 5n)
  await node.mine(4)
  const before = await kit.chain.scan(cursor, owned)
  expect(before.payments).toMatchObject([{ txId: lost.txId }])
  await node.revert(start)
  const key = { txId: lost.txId, outputIndex: 0 }
  expect(await kit.chain.scan(before.cursor, owned)).toMatchObject({
    cursor: before.cursor,
    payments: [],
  })
  await expect(kit.chain.paymentStatuses([key])).rejects.toThrow(NodeBehind)
  const kept = await node.pay(payIn, 6n)
  await node.mine(5)
  expect(await found(before.cursor)).toMatchObject([{ txId: kept.txId, confirmations: 5 }])
  expect(await kit.chain.paymentStatuses([key])).toMatchObject([{ state: 'gone' }])
})

test('while a node is behind, its answer that a transaction is gone is ignored', async () => {
  const between = await startNodeBetween(node.rpcUrl)
  const { chain, carryOut } = evmKit(node, anvilTokens, { rpcUrl: between.rpcUrl })
  const { height } = await chain.head()
  const { txId } = await node.pay(payIn, 5n)
  const signed = await carryOut(intentOf('eth', 5n, strangerAddress()))
  await node.mine(4)
  const { cursor: reached } = await chain.scan(cursor, owned)
  const end = between.interfere(stoppedAt(height))
  await expect(chain.paymentStatuses([{ txId, outputIndex: 0 }])).rejects.toThrow(NodeBehind)
  await expect(chain.transactionStatus(signed.txId)).rejects.toThrow(NodeBehind)
  expect(await chain.scan(reached, owned)).toMatchObject({ cursor: reached, payments: [] })
  await end()
  expect(await chain.transactionStatus(signed.txId)).toMatchObject({ state: 'in_block' })
  await between.stop()
})

test('a node of another chain is not believed anything', async () => {
  const { chain } = evmKit(node, anvilTokens, { chainId: 1 })
  await expect(chain.scan(cursor, owned)).rejects.toThrow('chain 31337 instead of 1')
  await expect(
    chain.paymentStatuses([{ txId: `0x${'0'.repeat(64)}`, outputIndex: 0 }]),
  ).rejects.toThrow('chain 31337')
  await expect(chain.watch([{ address: payIn, extraId: null }])).rejects.toThrow('chain 31337')
  expect(await chain.identity()).toBe('31337')
})
