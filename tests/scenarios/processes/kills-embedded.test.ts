// door: HTTP, chain
import { expect, test } from 'vitest'
import {
  createRestartingShop,
  expectAllPaidOut,
  FAST_BLOCKS,
  kills,
  seed,
  tradeThroughKills,
} from '../support/index.ts'

test(`[OPS-04.1,6] embedded database: ${kills} kills at random moments (seed ${seed}), no order lost, none paid twice`, async () => {
  const shop = createRestartingShop(FAST_BLOCKS)
  let code: number | null = null
  try {
    await expectAllPaidOut(shop, await tradeThroughKills(shop, { seed, kills }))
  } finally {
    code = await shop.close()
  }
  expect(code, shop.output().slice(-3000)).toBe(0)
}, 3_600_000)
