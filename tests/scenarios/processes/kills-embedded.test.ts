// door: HTTP, chain
import { expect, test } from 'vitest'
import { seed } from '../../customers/index.ts'
import { createRestartingShop } from '../support/restarting-shop.ts'
import { FAST_BLOCKS } from '../support/start-shop.ts'
import { expectAllPaidOut, kills, tradeThroughKills } from '../support/trade-through-kills.ts'

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
