import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askNode,
  chainOf,
  paidIn,
  payoutOf,
  type StartedNode,
  sign,
  startNode,
} from '../litecoind.fixture.ts'
import { NOTHING_TAKEN } from '../transfers/transfer.fixture.ts'
import { errorReply, startNodeProxy } from './node-proxy.fixture.ts'

const TOO_NEW = new Set(['getaddressinfo', 'getdescriptorinfo', 'importmulti', 'listwallets'])
const SOON = { timeout: 20_000, interval: 50 } as const

describe('wallets of litecoind', { timeout: 60_000 }, () => {
  let started: StartedNode | undefined
  const running = () => {
    if (started === undefined) throw new Error('The node was not started')
    return started
  }
  beforeAll(async () => {
    started = await startNode()
  }, 60_000)
  afterAll(async () => {
    await started?.stop()
  }, 60_000)
  const loseWallet = async (name: string) => {
    await askNode(running().node, 'unloadwallet', name)
    await rm(join(running().dataDir, 'regtest', 'wallets', name), { recursive: true })
  }

  test('a second adapter on the same wallet goes on with the cursor of the first', async () => {
    const { node } = running()
    const { cursor, txId, owned } = await paidIn(node, chainOf(node, 'shared'), 1)
    await node.mine(1)
    const { payments } = await chainOf(node, 'shared').scan(cursor, owned)
    expect(payments).toMatchObject([{ txId, confirmations: 1, amount: { units: 10_000_000n } }])
  })

  test('a node that unloaded the wallet loads it again', async () => {
    const { node } = running()
    const chain = chainOf(node, 'unloaded')
    const { cursor, txId, owned } = await paidIn(node, chain, 3)
    await askNode(node, 'unloadwallet', 'unloaded')
    await node.mine(1)
    expect((await chain.scan(cursor, owned)).payments).toMatchObject([{ txId, confirmations: 1 }])
  })

  test('indices may skip far ahead', async () => {
    const { node } = running()
    const { cursor, txId, owned } = await paidIn(node, chainOf(node, 'ahead'), 5_432)
    await node.mine(1)
    const { payments } = await chainOf(node, 'ahead').scan(cursor, owned)
    expect(payments).toMatchObject([{ txId }])
  })

  test('a wallet that was deleted finds all old payments, and says nothing before it has', async () => {
    const { node } = running()
    const fromHeight = (await chainOf(node, 'deleted').head()).height
    const restore = { fromHeight, nextIndex: async () => 1_207 }
    const chain = chainOf(node, 'deleted', { restore })
    await expect.poll(() => chain.holdings('ltc', []).catch(() => null), SOON).not.toBeNull()
    const { cursor, txId, owned } = await paidIn(node, chain, 1_206)
    await node.mine(2)
    const before = await chain.scan(cursor, owned)
    const key = { txId, outputIndex: before.payments[0]?.outputIndex ?? -1 }
    const held = await chain.holdings('ltc', [])
    expect(held.units).toBeGreaterThanOrEqual(10_000_000n)

    await loseWallet('deleted')
    // Without restore rules it would call the payment gone.
    await expect(chain.paymentStatuses([key])).rejects.toThrow('old blocks')
    const later = chainOf(node, 'deleted', { restore })
    await expect
      .poll(() => later.paymentStatuses([key]).catch(() => null), SOON)
      .toMatchObject([{ ...key, state: 'in_block', confirmations: 2 }])
    await expect.poll(() => chain.holdings('ltc', []).catch(() => null), SOON).toEqual(held)
    const after = await later.scan(before.cursor, owned)
    expect(after.height).toBe(before.height)
    expect((await later.scan(cursor, owned)).payments).toEqual(before.payments)
  })

  test('looking through old blocks is tried again where it failed, and the reason is told', async () => {
    const { node } = running()
    const proxy = await startNodeProxy(node.rpcUrl)
    proxy.intercept(async ({ method }, forward) =>
      method === 'rescanblockchain' ? errorReply(-1, 'Rescan aborted.') : forward(),
    )
    const restore = { fromHeight: 0, nextIndex: async () => 3 }
    const chain = chainOf(proxy, 'aborted', { restore })
    const failures: unknown[] = []
    await expect
      .poll(async () => {
        const failure = await chain.holdings('ltc', []).catch((error: unknown) => error)
        failures.push(failure instanceof Error ? failure.cause : failure)
        return failures.some((each) => String(each).includes('Rescan aborted'))
      }, SOON)
      .toBe(true)
    proxy.intercept(null)
    await expect.poll(() => chain.holdings('ltc', []).catch(() => null), SOON).not.toBeNull()
    await proxy.stop()
  })

  test('a node that knows neither wallets by name nor descriptors is taught address by address', async () => {
    const { node } = running()
    await askNode(node, 'createwallet', 'only-one', true, true, '', false, false, true)
    const proxy = await startNodeProxy(`${node.rpcUrl}/wallet/only-one`)
    // As Dogecoin Core 1.14: the real wallet behind, without what it can do beyond.
    proxy.intercept(async ({ method, params }, forward) => {
      if (TOO_NEW.has(method)) return errorReply(-32_601, 'Method not found')
      if (method === 'listunspent') return (await forward()).replace(/"desc":"[^"]*"/g, '"old":1')
      return method === 'validateaddress'
        ? forward({ method: 'getaddressinfo', params })
        : forward()
    })
    const chain = chainOf(proxy, null)
    const { cursor, txId, owned } = await paidIn(node, chain, 2)
    await node.pay(chain.hotWalletAddress('ltc'), '1')
    await node.mine(1)
    await expect
      .poll(async () => (await chain.scan(cursor, owned)).payments, SOON)
      .toMatchObject([{ txId, confirmations: 1 }])
    expect(await chain.holdings('ltc', [])).toMatchObject({ units: 110_000_000n })

    const payout = payoutOf('plain-1', 105_000_000n, await node.outsideAddress())
    const composed = chain.compose(payout, await chain.funding(payout), NOTHING_TAKEN)
    if (!composed.ok) throw new Error(composed.failure.code)
    const signed = await sign(composed.value)
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
    const hot = async () => new Set([chain.hotWalletAddress('ltc')])
    const seen = await chain.scan(cursor, hot)
    // The stock is told, the change is not.
    expect(seen.payments).toMatchObject([{ amount: { units: 100_000_000n } }])
    await node.mine(1)
    expect(await chain.transactionStatus(signed.txId)).toMatchObject({ state: 'in_block' })
    expect(proxy.calls.get('importaddress')).toBe(101)
    await proxy.stop()
  })

  test('the node tells of a payment and of a block at once', async () => {
    const { activityFile, node } = running()
    const chain = chainOf(node, 'active', { activityFile })
    let heard = 0
    const end = chain.onActivity?.(() => {
      heard += 1
    })
    const payIn = chain.payInAddress('ltc', 20)
    await chain.watch([payIn])
    await node.pay(payIn.address, '0.1')
    await expect.poll(() => heard, { timeout: 5_000 }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const before = heard
    await node.mine(1)
    await expect.poll(() => heard, { timeout: 5_000 }).toBeGreaterThan(before)
    end?.()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const after = heard
    await node.mine(1)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(heard).toBe(after)
    expect(chainOf(node, 'active').onActivity).toBeUndefined()
  })
})
