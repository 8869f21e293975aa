import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { afterEach, describe, expect, test } from 'vitest'
import { headOf } from './chains/advance-chain.ts'
import { balanceOf } from './chains/balances-store.ts'
import { blockHash } from './chains/block-hash.ts'
import { hotWalletAddress } from './chains/watched-store.ts'
import { modeOf } from './modes-store.ts'
import { openWorld } from './open-world.ts'
import { createSandboxControls } from './sandbox-controls.ts'
import type { World } from './world.ts'

const BLOCK = 1500
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'world-'))
  folders.push(folder)
  return join(folder, 'world.sqlite')
}

function open(path = ':memory:', clock = { now: () => 0 }) {
  const world = openWorld({ path, seed: 'world', clock, networks, currencies })
  return { world, controls: createSandboxControls(world) }
}

function beatsOf({ store }: World, network: string): number {
  return Number(store.prepare('SELECT beats FROM pulses WHERE network = ?').get(network)?.beats)
}

async function payment(controls: ReturnType<typeof open>['controls'], asset = 'btc') {
  const to = await controls.customerAddress(asset)
  const { txId } = await controls.pay({ amount: amount(asset, 5_000n), ...to })
  return { ...to, txId }
}

describe('blocks', () => {
  test('come with the clock, however long nobody looked, and take what waits into the first', async () => {
    const clock = { time: 0, now: () => clock.time }
    const { world, controls } = open(':memory:', clock)
    const { height } = headOf(world, 'bitcoin')
    const { address, txId } = await payment(controls)
    clock.time += BLOCK - 1
    expect(await controls.received(address)).toEqual([
      { amount: amount('btc', 5_000n), txId, confirmations: 0, extraId: null },
    ])
    clock.time += 1
    expect((await controls.received(address))[0]?.confirmations).toBe(1)
    clock.time += 30 * 86_400_000
    expect(headOf(world, 'bitcoin').height).toBe(height + 1 + (30 * 86_400_000) / BLOCK)
    expect((await controls.received(address))[0]?.confirmations).toBe(1 + (30 * 86_400_000) / BLOCK)
  })

  test('go on after the clock was put back', () => {
    const clock = { time: 86_400_000, now: () => clock.time }
    const { world } = open(':memory:', clock)
    const { height } = headOf(world, 'bitcoin')
    clock.time = 0
    expect(headOf(world, 'bitcoin').height).toBe(height)
    clock.time = 2 * BLOCK
    expect(headOf(world, 'bitcoin').height).toBe(height + 2)
  })

  test('are made at once on demand, and have hashes of their own', async () => {
    const { world, controls } = open()
    const before = headOf(world, 'ethereum')
    expect(await controls.mine('ethereum', 3)).toEqual({ height: before.height + 3 })
    expect(headOf(world, 'ethereum').hash).not.toBe(before.hash)
    expect(headOf(world, 'ethereum').hash).toMatch(/^0x[0-9a-f]{64}$/)
    await expect(controls.mine('ethereum', 0)).rejects.toThrow(RangeError)
  })
})

describe('a reorganisation', () => {
  test('puts payments back, or drops them for good', async () => {
    const { controls } = open()
    const kept = await payment(controls)
    const hashAndHeight = await controls.mine('bitcoin', 1)
    expect(await controls.reorganise('bitcoin', 1, false)).toEqual(hashAndHeight)
    expect((await controls.received(kept.address))[0]?.confirmations).toBe(0)
    await controls.mine('bitcoin', 1)
    expect((await controls.received(kept.address))[0]?.confirmations).toBe(1)
    await controls.reorganise('bitcoin', 1, true)
    await controls.mine('bitcoin', 1)
    expect(await controls.received(kept.address)).toEqual([])
  })

  test('changes every hash from its first block on, and none below', async () => {
    const { world, controls } = open()
    const below = headOf(world, 'litecoin')
    await controls.mine('litecoin', 2)
    const replaced = headOf(world, 'litecoin')
    await controls.reorganise('litecoin', 2, false)
    const again = headOf(world, 'litecoin')
    expect(again.height).toBe(replaced.height)
    expect(again.hash).not.toBe(replaced.hash)
    await controls.reorganise('litecoin', 1, false)
    expect(headOf(world, 'litecoin').hash).not.toBe(again.hash)
    expect(blockHash(world, 'litecoin', below.height)).toBe(below.hash)
  })

  test('never reaches the play stock', async () => {
    const { world, controls } = open()
    const { height } = headOf(world, 'bitcoin')
    await expect(controls.reorganise('bitcoin', height, true)).rejects.toThrow(RangeError)
    await expect(controls.reorganise('bitcoin', 0, true)).rejects.toThrow(RangeError)
    const before = balanceOf(world, 'bitcoin', hotWalletAddress(world, 'bitcoin'), 'btc')
    await controls.reorganise('bitcoin', height - 1, true)
    expect(balanceOf(world, 'bitcoin', hotWalletAddress(world, 'bitcoin'), 'btc')).toEqual(before)
  })
})

describe('the file', () => {
  test('keeps the world; another seed is refused', async () => {
    const path = file()
    const first = open(path)
    const { address } = await payment(first.controls)
    await first.controls.setMode('mail', 'sandbox', 'down')
    first.world.close()
    const second = open(path)
    expect(await second.controls.received(address)).toHaveLength(1)
    expect(await second.controls.modes()).toContainEqual({
      kind: 'mail',
      provider: 'sandbox',
      mode: 'down',
    })
    second.world.close()
    expect(() =>
      openWorld({ path, seed: 'other', clock: { now: () => 0 }, networks, currencies }),
    ).toThrow('another seed')
  })

  test('a coin that the catalogue gains later gets its stock', async () => {
    const path = file()
    const clock = { now: () => 0 }
    const few = currencies.filter(({ ticker }) => ticker === 'eth')
    openWorld({ path, seed: 'world', clock, networks, currencies: few }).close()
    const { world, controls } = open(path)
    const hot = hotWalletAddress(world, 'ethereum')
    expect(balanceOf(world, 'ethereum', hot, 'usdc').units).toBe(0n)
    await controls.mine('ethereum', 1)
    expect(balanceOf(world, 'ethereum', hot, 'usdc').units).toBe(1_000_000n * 10n ** 6n)
    expect(balanceOf(world, 'ethereum', hot, 'eth').units).toBe(1_000_000n * 10n ** 18n)
    world.close()
  })

  test('is open in several processes at once, and no payment is lost or doubled', async () => {
    const path = file()
    const { world, controls } = open(path)
    const { address, extraId } = await controls.customerAddress('xrp')
    const script = `
      import { currencies, networks } from '@causeway/core/currencies'
      import { createSandboxControls, openWorld } from '@causeway/adapters/world'
      const world = openWorld({ path: ${JSON.stringify(path)}, seed: 'world', clock: Date, networks, currencies })
      const controls = createSandboxControls(world)
      for (let i = 0; i < 50; i += 1) {
        const amount = { asset: 'xrp', units: 1n }
        await controls.pay({ amount, address: ${JSON.stringify(address)}, extraId: ${JSON.stringify(extraId)} })
        await controls.mine('ripple', 1)
      }
      world.close()`
    const run = promisify(execFile)
    const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', script]
    await Promise.all(
      [0, 1, 2].map(() => run(process.execPath, args, { cwd: import.meta.dirname })),
    )
    const payments = await controls.received(address)
    expect(payments).toHaveLength(150)
    expect(new Set(payments.map(({ txId }) => txId)).size).toBe(150)
    expect(payments.every(({ confirmations }) => confirmations > 0)).toBe(true)
    expect(balanceOf(world, 'ripple', address, 'xrp').units).toBe(150n)
    world.close()
  }, 30_000)
})

describe('the customer', () => {
  test('has fresh addresses, and an extra id where the coin has one', async () => {
    const { controls } = open()
    const first = await controls.customerAddress('xrp')
    expect(await controls.customerAddress('xrp')).not.toEqual(first)
    expect(first.extraId).toMatch(/^7\d{5}$/)
    expect((await controls.customerAddress('btc')).extraId).toBeNull()
  })

  test('is found by any spelling of an address', async () => {
    const { controls } = open()
    const { address } = await payment(controls, 'eth')
    expect(await controls.received(address.toLowerCase())).toHaveLength(1)
    expect(await controls.received('no address at all')).toEqual([])
  })

  test('cannot pay nothing', async () => {
    const { controls } = open()
    const to = await controls.customerAddress('btc')
    await expect(controls.pay({ amount: amount('btc', 0n), ...to })).rejects.toThrow(RangeError)
  })
})

describe('modes', () => {
  test('of a world made before one could be silent stay, and the world learns it', async () => {
    const path = file()
    open(path).world.close()
    const old = new DatabaseSync(path)
    old.exec(`DROP TABLE modes;
      CREATE TABLE modes (kind TEXT NOT NULL, provider TEXT NOT NULL,
        mode TEXT NOT NULL CHECK (mode IN ('ok', 'slow', 'down', 'garbage')),
        PRIMARY KEY (kind, provider)) STRICT;
      INSERT INTO modes VALUES ('chains', 'bitcoin', 'down')`)
    old.close()
    for (const mode of ['silent', 'slow'] as const) {
      const { world, controls } = open(path)
      const before = beatsOf(world, 'litecoin')
      await controls.setMode('chains', 'litecoin', mode)
      expect(beatsOf(world, 'litecoin')).toBeGreaterThan(before)
      expect(modeOf(world, { kind: 'chains', provider: 'bitcoin' })).toBe('down')
      expect(modeOf(world, { kind: 'chains', provider: 'litecoin' })).toBe(mode)
      world.close()
    }
  })

  test('are known for every chain and each other kind; an unknown provider is an expected failure', async () => {
    const { controls } = open()
    const kinds = Map.groupBy(await controls.modes(), ({ kind }) => kind)
    expect(kinds.get('chains')).toHaveLength(networks.length)
    for (const kind of ['rates', 'liquidity', 'mail', 'names', 'funds-requests']) {
      expect(kinds.get(kind)).toMatchObject([{ provider: 'sandbox', mode: 'ok' }])
    }
    expect(await controls.setMode('chains', 'bitcoin', 'slow')).toEqual({ ok: true, value: null })
    expect(await controls.modes()).toContainEqual({
      kind: 'chains',
      provider: 'bitcoin',
      mode: 'slow',
    })
    expect(await controls.setMode('chains', 'nowhere', 'down')).toMatchObject({
      failure: { code: 'provider_unknown' },
    })
  })
})
