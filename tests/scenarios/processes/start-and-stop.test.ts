// door: HTTP, chain
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followUntil, type Placed, pay, place, reach } from '../../customers/index.ts'
import { emptyDatabase } from '../../database/test-database.ts'
import { startProduct } from '../../support/index.ts'
import { FAST_BLOCKS } from '../support/start-shop.ts'
import { expectAllPaidOut } from '../support/trade-through-kills.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'causeway-stop-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Leases of workers that did not give them back last this long. */
const LEASE_MILLISECONDS = 60_000

test('[OPS-04.5] asked to stop in the midst of work it ends in order, and the next one goes on at once', async (context) => {
  const url = await emptyDatabase(context, 'stops')
  const env = { ...FAST_BLOCKS, DATABASE_URL: url }
  const first = await startProduct({ env, dataDir })
  const wishes = [
    { from: 'btc', to: 'eth' },
    { from: 'xrp', to: 'ltc', isFixedRate: true },
    { from: 'usdc', to: 'doge' },
    { from: 'xmr', to: 'bnb', isFixedRate: true },
  ]
  const orders: Placed[] = []
  for (const wish of wishes) orders.push(await place(first, wish))
  await Promise.all(orders.map((order) => pay(first, order)))
  await reach(first, orders[0] ?? fail(), ['exchanging', 'sending', 'finished'])
  // A page that follows its order, and a browser that opened a connection ahead and asked nothing.
  const following = followUntil(first, orders[1] ?? fail(), () => false, 3000).catch(() => null)
  const silent = connect(Number(new URL(first.url).port), '127.0.0.1')
  await new Promise((resolve) => silent.once('connect', resolve))
  const asked = performance.now()
  expect(await first.stop(), first.output()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(20_000)
  await following
  silent.destroy()

  const second = await startProduct({ env, dataDir })
  const ready = performance.now()
  await expectAllPaidOut(second, orders)
  expect(performance.now() - ready, 'no lease was left behind').toBeLessThan(LEASE_MILLISECONDS / 2)
  expect(await second.stop()).toBe(0)
})

test('[OPS-04.1] a second process on the same embedded folder is refused in one line', async () => {
  const first = await startProduct({ env: FAST_BLOCKS })
  try {
    const second = startProduct({ env: FAST_BLOCKS, dataDir: first.dataDir })
    await expect(second).rejects.toThrow(
      /ended with 1:\s+\S+ is in use by another Causeway process\. .*DATABASE_URL.*\n$/,
    )
    const order = await place(first, { from: 'btc', to: 'eth' })
    await pay(first, order)
    await reach(first, order, 'finished')
  } finally {
    expect(await first.stop()).toBe(0)
  }
})

test('[OPS-04.1] a folder of the earlier embedded database is told to be made anew, in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-earlier-'))
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n')
  try {
    await expect(startProduct({ env: FAST_BLOCKS, dataDir: folder })).rejects.toThrow(
      /ended with 1:\s+\S+ holds a play world of an earlier version.*start again\.\n$/,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('[OPS-04.3] a wrong setting stops the start, with its name, its value and what was expected', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", but must be a whole number from 0 to 65535'],
    [{ ROLE: 'boss' }, 'ROLE is "boss", but must be one of all, web, worker'],
    [
      { ROLE: 'web' },
      'DATABASE_URL is "", but must be a PostgreSQL server when ROLE is web or worker',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is "mysql://x", but must be a URL starting'],
    [{ WORLD: 'real' }, 'DATABASE_URL is "", but must be a PostgreSQL server when WORLD is real'],
    [{ BLOCK_MILLISECONDS: '1' }, 'BLOCK_MILLISECONDS is "1", but must be a whole number from 50'],
  ])('%o', async (env, message) => {
    await expect(startProduct({ env })).rejects.toThrow(message)
  })

  test('a port that another program uses, before anything is opened', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const env = { ...FAST_BLOCKS, PORT: `${port}` }
    const folder = mkdtempSync(join(tmpdir(), 'causeway-port-'))
    try {
      await expect(startProduct({ env, dataDir: folder })).rejects.toThrow(
        `ended with 1:\nPort ${port} of 127.0.0.1 is already in use: stop the program that uses it, or set PORT to another\n`,
      )
      expect(readdirSync(folder)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
      other.close()
    }
  })

  test('a database that doesn’t answer, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:9/shop' }
    const failed = await startProduct({ env }).catch(String)
    expect(failed).toContain('\nThe database can’t be used: connect ECONNREFUSED 127.0.0.1:9\n')
    expect(failed).not.toContain('hunter2')
  })

  test('a secret is not repeated', async () => {
    const failed = await startProduct({ env: { SECRET_KEY: 'hunter2' } }).catch(String)
    expect(failed).toContain('SECRET_KEY is "(hidden)", but must be at least 32 characters')
    expect(failed).not.toContain('hunter2')
  })
})

function fail(): never {
  throw new Error('The story has too few orders')
}
