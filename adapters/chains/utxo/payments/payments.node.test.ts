import { amount } from '@causeway/core/money'
import type { ChainPort, Funding } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { litecoinRegtestParams } from '../known-coins.ts'
import {
  chainOf,
  paidIn,
  payoutOf,
  type StartedNode,
  sign,
  startNode,
} from '../litecoind.fixture.ts'
import { errorReply, startNodeProxy } from '../node/node-proxy.fixture.ts'
import { NOTHING_TAKEN } from '../transfers/transfer.fixture.ts'
import { readFundingFacts, writeFundingFacts } from '../transfers/transfer-body.ts'

/** The account's outputs of tests before are left alone. */
function onlyChange(funding: Funding): Funding {
  const facts = readFundingFacts(funding.facts)
  const unspent = facts.unspent.filter(({ isConfirmed }) => !isConfirmed)
  return { ...funding, facts: writeFundingFacts({ ...facts, unspent }) }
}

describe('payments on litecoind', { timeout: 60_000 }, () => {
  let started: StartedNode | undefined
  const running = () => {
    if (started === undefined) throw new Error('The node was not started')
    return started.node
  }
  beforeAll(async () => {
    started = await startNode()
  }, 60_000)
  afterAll(async () => {
    await started?.stop()
  }, 60_000)

  test('a double-spent payment is gone, and no scan reports it again', async () => {
    const chain = chainOf(running(), 'double-spend')
    const { cursor, txId, owned } = await paidIn(running(), chain, 0)
    const [payment] = (await chain.scan(cursor, owned)).payments
    expect(payment).toMatchObject({ txId, blockHash: null })
    await running().doubleSpend(txId)
    const key = { txId, outputIndex: payment?.outputIndex ?? -1 }
    expect(await chain.paymentStatuses([key])).toEqual([
      { ...key, state: 'gone', confirmations: 0, blockHash: null },
    ])
    expect((await chain.scan(cursor, owned)).payments).toEqual([])
    expect(await chain.transactionStatus(txId)).toEqual({ state: 'unknown' })
  })

  test('six blocks are replaced: the payment waits, returns under its key, and is told once', async () => {
    const chain = chainOf(running(), 'deep')
    const { cursor, txId, owned } = await paidIn(running(), chain, 4)
    await running().mine(6)
    const old = await chain.scan(cursor, owned)
    expect(old.payments).toMatchObject([{ txId, confirmations: 6 }])
    const key = { txId, outputIndex: old.payments[0]?.outputIndex ?? -1 }

    await running().reorganise(6)
    expect(await chain.paymentStatuses([key])).toMatchObject([{ state: 'pending' }])
    expect(await chain.holdings('ltc', [])).toEqual(amount('ltc', 0n))
    await running().mine(1)
    const again = await chain.scan(old.cursor, owned)
    expect(again.payments).toMatchObject([{ ...key, confirmations: 1 }])
    expect(again.payments[0]?.blockHash).not.toBe(old.payments[0]?.blockHash)
    expect(await chain.holdings('ltc', [])).toEqual(amount('ltc', 10_000_000n))
  })

  test('a payment that was deep in the chain and is double-spent by the other branch is gone', async () => {
    const chain = chainOf(running(), 'deep-double-spend')
    const { cursor, txId, owned } = await paidIn(running(), chain, 6)
    await running().mine(3)
    const [payment] = (await chain.scan(cursor, owned)).payments
    const key = { txId, outputIndex: payment?.outputIndex ?? -1 }
    await running().reorganise(3)
    await running().doubleSpend(txId)
    expect(await chain.paymentStatuses([key])).toMatchObject([{ state: 'gone' }])
    expect(await chain.holdings('ltc', [])).toEqual(amount('ltc', 0n))
  })

  test('an unconfirmed payment of a stranger is neither held nor spendable; change of ours is held', async () => {
    const chain = chainOf(running(), 'unconfirmed')
    await paidIn(running(), chain, 2)
    await running().pay(chain.hotWalletAddress('ltc'), '0.2')
    expect(await chain.holdings('ltc', [])).toEqual(amount('ltc', 0n))
    const intent = payoutOf('transfer-1', 100_000n, await running().outsideAddress())
    const before = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
    expect(before).toMatchObject({ ok: false, failure: { code: 'insufficient_funds' } })
    await running().mine(1)
    const after = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
    if (!after.ok) throw new Error(after.failure.code)

    const held = await chain.holdings('ltc', [])
    await chain.broadcast(await sign(after.value))
    const rest = await chain.holdings('ltc', [])
    expect(rest.units).toBeGreaterThan(held.units - 200_000n)
    expect(rest.units).toBeLessThan(held.units - 100_000n)
  })

  test('change that waits pays nobody where it could be replaced, and pays the next elsewhere', async () => {
    const replaceable = chainOf(running(), 'chained')
    const final = chainOf(running(), 'chained', {
      params: { ...litecoinRegtestParams, isReplaceable: false },
    })
    const payIn = replaceable.payInAddress('ltc', 8)
    await replaceable.watch([payIn])
    await running().pay(payIn.address, '5')
    await running().mine(1)
    const compose = async (chain: ChainPort, transferId: string) => {
      const intent = payoutOf(transferId, 1_000_000n, await running().outsideAddress())
      return chain.compose(intent, onlyChange(await chain.funding(intent)), NOTHING_TAKEN)
    }
    const first = payoutOf('first', 450_000_000n, await running().outsideAddress())
    const composed = final.compose(first, await final.funding(first), NOTHING_TAKEN)
    if (!composed.ok) throw new Error(composed.failure.code)
    expect(await final.broadcast(await sign(composed.value))).toEqual({ outcome: 'accepted' })

    expect(await compose(replaceable, 'second')).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    const second = await compose(final, 'second')
    if (!second.ok) throw new Error(second.failure.code)
    const signed = await sign(second.value)
    expect(await final.broadcast(signed)).toEqual({ outcome: 'accepted' })
    await running().mine(1)
    expect(await final.transactionStatus(signed.txId)).toMatchObject({ state: 'in_block' })
    expect(await compose(replaceable, 'third')).toMatchObject({ ok: false })
  })

  test('a node behind the height that we have seen is ignored', async () => {
    const proxy = await startNodeProxy(running().rpcUrl)
    const chain = chainOf(proxy, 'behind')
    const { cursor, txId, owned } = await paidIn(running(), chain, 9)
    await running().mine(2)
    const { payments } = await chain.scan(cursor, owned)
    const key = { txId, outputIndex: payments[0]?.outputIndex ?? -1 }
    const { height } = await chain.head()
    proxy.intercept(async ({ method }, forward) => {
      if (method === 'gettransaction') return errorReply(-5, 'Invalid or non-wallet transaction id')
      return method === 'getblockchaininfo'
        ? (await forward()).replace(/"(blocks|headers)":\d+/g, `"$1":${height - 7}`)
        : forward()
    })
    await expect(chain.paymentStatuses([key])).rejects.toThrow('behind')
    await expect(chain.transactionStatus(txId)).rejects.toThrow('behind')
    await expect(chain.holdings('ltc', [])).rejects.toThrow('behind')
    // One that was started only now knows it by the cursor.
    const fresh = chainOf(proxy, 'behind')
    await expect(fresh.scan(`${height} ${'0'.repeat(64)}`, owned)).rejects.toThrow('behind')
    proxy.intercept(async ({ method }, forward) =>
      method === 'getblockchaininfo'
        ? (await forward()).replace(/"headers":\d+/, `"headers":${height + 50}`)
        : forward(),
    )
    await expect(chain.scan(cursor, owned)).rejects.toThrow('loading')
    await proxy.stop()
  })

  test('a node of another chain says so', async () => {
    const proxy = await startNodeProxy(running().rpcUrl)
    const chain = chainOf(proxy, 'other-chain')
    const own = await chain.identity()
    proxy.intercept(async ({ method }, forward) =>
      method === 'getblockhash'
        ? (await forward()).replace(/[0-9a-f]{64}/, 'ab'.repeat(32))
        : forward(),
    )
    expect(await chain.identity()).not.toBe(own)
    await proxy.stop()
  })
})
