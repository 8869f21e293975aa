import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { askNode } from './ask-node.ts'
import { startBoundProcess } from './bound-process.ts'
import { startAnvil } from './start-anvil.ts'
import { startLitecoind } from './start-litecoind.ts'

const folders: string[] = []
async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'causeway-devnet-'))
  folders.push(path)
  return path
}
afterEach(async () => {
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true })
})

describe('litecoind', { timeout: 60_000 }, () => {
  test('goes on where it stopped, past the height of extension blocks', async () => {
    const dataDir = await folder()
    const first = await startLitecoind({ dataDir })
    await first.mine(320)
    await first.stop()
    const second = await startLitecoind({ dataDir })
    expect(await askNode(second.rpcUrl, 'getblockcount', [])).toBe(450)
    await second.reorganise(3)
    expect(await askNode(second.rpcUrl, 'getblockcount', [])).toBe(451)
    await second.stop()
    await expect(askNode(second.rpcUrl, 'getblockcount', [])).rejects.toThrow()
  })
})

describe('litecoind as a crowded, a cheated and a late node', { timeout: 60_000 }, () => {
  test('passes a payment by, learns of higher fees, loses a payment to a dearer one, and falls behind', async () => {
    const node = await startLitecoind({ dataDir: await folder() })
    const [left, taken] = [await node.outsideAddress(), await node.outsideAddress()]
    const { txId } = await node.pay(left, '1')
    await node.neglect(txId)
    await node.raiseFees(0.005)
    const estimate = await askNode(node.rpcUrl, 'estimatesmartfee', [4])
    expect(estimate).toMatchObject({ feerate: expect.closeTo(0.005, 4) })
    expect(await node.received(left)).toMatchObject([{ txId, confirmations: 0 }])

    const cheat = await node.pay(taken, '1')
    expect(await node.received(taken)).toHaveLength(1)
    await node.takeBack(cheat.txId)
    expect(await askNode(node.rpcUrl, 'getrawmempool', [])).not.toContain(cheat.txId)
    await node.mine(1)
    expect(await node.received(taken)).toEqual([])

    const height = Number(await askNode(node.rpcUrl, 'getblockcount', []))
    const catchUp = await node.fallBehind(4)
    expect(await askNode(node.rpcUrl, 'getblockcount', [])).toBe(height - 4)
    await catchUp()
    expect(await askNode(node.rpcUrl, 'getblockcount', [])).toBe(height)
    await node.stop()
  })
})

describe('anvil', { timeout: 60_000 }, () => {
  test('goes on where it stopped', async () => {
    const dataDir = await folder()
    const first = await startAnvil({ dataDir })
    await first.mine(5)
    await first.stop()
    const second = await startAnvil({ dataDir })
    expect(await askNode(second.rpcUrl, 'eth_blockNumber', [])).toBe('0x5')
    await second.stop()
  })

  test('has tokens at the same addresses for ever, and pays them', async () => {
    const dataDir = await folder()
    const first = await startAnvil({ dataDir, withTokens: true })
    const address = await first.freshAddress()
    const { txId } = await first.payToken('usdt20', address, 5n)
    await first.mine(2)
    const received = [{ txId, units: 5n, confirmations: 2 }]
    expect(await first.receivedToken('usdt20', address)).toEqual(received)
    expect(await first.receivedToken('usdc', address)).toEqual([])
    await first.stop()
    const second = await startAnvil({ dataDir, withTokens: true })
    expect(await second.receivedToken('usdt20', address)).toEqual(received)
    await second.stop()
    const other = await startAnvil({ withTokens: true })
    await other.payToken('usdc', address, 6n)
    await other.mine(1)
    expect(await other.receivedToken('usdc', address)).toMatchObject([{ units: 6n }])
    await expect(other.payToken('dai', address, 6n)).rejects.toThrow('dai')
    await other.stop()
  })

  test('moves payments to other blocks, sets the base fee, and comes back to a snapshot', async () => {
    const node = await startAnvil()
    const address = await node.freshAddress()
    const start = await node.snapshot()
    const { txId } = await node.pay(address, 5n)
    await node.mine(3)
    expect(await node.received(address)).toMatchObject([{ txId, confirmations: 3 }])
    await node.reorganise(3, [{ txId, to: 2 }])
    expect(await node.received(address)).toMatchObject([{ txId, confirmations: 1 }])
    await node.reorganise(1)
    expect(await node.received(address)).toEqual([])
    await node.setBaseFee(123n)
    await node.mine(1)
    const block = await askNode(node.rpcUrl, 'eth_getBlockByNumber', ['latest', false])
    expect(block).toMatchObject({ baseFeePerGas: '0x7b' })
    await node.revert(start)
    expect(await askNode(node.rpcUrl, 'eth_blockNumber', [])).toBe('0x0')
    await node.stop()
  })
})

describe('a bound process', () => {
  test('says its last words and ends by itself', async () => {
    const running = startBoundProcess({
      command: '/bin/sh',
      args: ['-c', 'echo farewell; exit 3'],
      environment: {},
    })
    expect(await running.ended).toBe('farewell\n')
    await running.stop()
  })
})
