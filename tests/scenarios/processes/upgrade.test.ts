// door: HTTP, chain
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Placed, pay, place, randomFrom, seed } from '../../customers/index.ts'
import { emptyDatabase } from '../../database/test-database.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { earlierVersion, unpackVersion } from '../support/earlier-version.ts'
import { FAST_BLOCKS } from '../support/start-shop.ts'
import { anyWish, expectAllPaidOut } from '../support/trade-through-kills.ts'

const ORDERS_EACH = 4
const version = earlierVersion()
const who =
  version === null
    ? 'two processes of this version (there is no earlier release yet)'
    : `${version} and this version`

test(`[OPS-04.4] ${who} together on one PostgreSQL, with orders in flight on both: none is lost`, async (context) => {
  const random = randomFrom(seed)
  const env = { ...FAST_BLOCKS, DATABASE_URL: await emptyDatabase(context, 'upgrade') }
  const dataDir = mkdtempSync(join(tmpdir(), 'causeway-upgrade-'))
  const earlier = version === null ? null : unpackVersion(version)
  const orders: Placed[] = []
  const trade = async (shop: RunningProduct) => {
    for (let count = 0; count < ORDERS_EACH; count += 1) {
      const order = await place(shop, anyWish(random))
      await pay(shop, order)
      orders.push(order)
    }
  }
  try {
    const before = await startProduct({
      env,
      dataDir,
      ...(earlier === null ? {} : { root: earlier.root }),
    })
    await trade(before)
    // This version migrates the database while the earlier one works on it.
    const after = await startProduct({ env, dataDir })
    await Promise.all([trade(before), trade(after)])
    expect(await before.stop(), before.output()).toBe(0)
    await trade(after)
    await expectAllPaidOut(after, orders)
    expect(await after.stop(), after.output()).toBe(0)
  } finally {
    earlier?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
