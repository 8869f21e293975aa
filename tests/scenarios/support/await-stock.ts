import { vi } from 'vitest'
import { estimate, type Shop, type Wish } from '../../customers/index.ts'

/** Waits until the shop has a price for each wish: on a busy machine it finds its play stock some moments after its start. */
export async function awaitStock(shop: Shop, ...wishes: readonly Wish[]): Promise<void> {
  const areQuoted = () => Promise.all(wishes.map((wish) => estimate(shop, wish)))
  await vi.waitFor(areQuoted, { timeout: 120_000, interval: 500 })
}
