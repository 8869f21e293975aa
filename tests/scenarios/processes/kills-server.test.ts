// door: HTTP, chain
import { expect, test } from 'vitest'
import { seed } from '../../customers/index.ts'
import { emptyDatabase } from '../../database/test-database.ts'
import { createRestartingShop } from '../support/restarting-shop.ts'
import { FAST_BLOCKS } from '../support/start-shop.ts'
import { expectAllPaidOut, kills, tradeThroughKills } from '../support/trade-through-kills.ts'

test(`[OPS-04.6] PostgreSQL server: ${kills} kills at random moments (seed ${seed + 1}), no order lost, none paid twice`, async (context) => {
  const url = await emptyDatabase(context, 'kills')
  const shop = createRestartingShop({ ...FAST_BLOCKS, DATABASE_URL: url })
  let code: number | null = null
  try {
    await expectAllPaidOut(shop, await tradeThroughKills(shop, { seed: seed + 1, kills }))
  } finally {
    code = await shop.close()
  }
  expect(code, shop.output().slice(-3000)).toBe(0)
}, 3_600_000)
