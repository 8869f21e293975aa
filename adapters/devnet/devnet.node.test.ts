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
