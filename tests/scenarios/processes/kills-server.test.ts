// door: HTTP, chain
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../database/index.ts'
import {
  createRestartingShop,
  expectAllPaidOut,
  FAST_BLOCKS,
  kills,
  seed,
  tradeThroughKills,
} from '../support/index.ts'

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
