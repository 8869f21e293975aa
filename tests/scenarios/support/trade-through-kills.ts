import { setTimeout as pass } from 'node:timers/promises'
import { expect } from 'vitest'
import {
  type Placed,
  pick,
  randomFrom,
  reach,
  read,
  someOf,
  type Wish,
} from '../../customers/index.ts'
import { expectClosedBooks, expectOnePayout, type ShopWithChain } from './books.ts'
import { buyThroughKills } from './buy-through-kills.ts'
import type { RestartingShop } from './restarting-shop.ts'

/** How often each database's process is killed; the torture run kills more. */
export const kills = process.env.TORTURE === undefined ? 4 : 100

const ORDERS_EACH_LIFE = 3
const LIFE_MILLISECONDS = { least: 100, most: 2500 }
/** A lease that a killed process held runs out after a minute on a database server. */
const ENDED_WITHIN = 600_000

/**
 * Customers come all the time, and the shop's process is killed at random moments of its lives: while it starts to
 * work, takes orders, books deposits, signs, broadcasts. Answers every order, paid.
 */
export async function tradeThroughKills(
  shop: RestartingShop,
  run: { readonly seed: number; readonly kills: number },
): Promise<readonly Placed[]> {
  const random = randomFrom(run.seed)
  const orders: Promise<Placed>[] = []
  for (let life = 0; life <= run.kills; life += 1) {
    await shop.start()
    for (let count = 0; count < ORDERS_EACH_LIFE; count += 1) {
      orders.push(buyThroughKills(shop, anyWish(random)))
    }
    if (life === run.kills) break
    const { least, most } = LIFE_MILLISECONDS
    await pass(least + random() * (most - least))
    await shop.kill()
  }
  return Promise.all(orders)
}

/** Any two coins, at either rate. */
export function anyWish(random: () => number): Wish {
  const tickers = Object.keys(someOf)
  const from = pick(random, tickers)
  const to = pick(
    random,
    tickers.filter((ticker) => ticker !== from),
  )
  return { from, to, isFixedRate: random() < 0.5 }
}

/** Every paid order has ended with one payout of the right amount, and the books are closed. */
export async function expectAllPaidOut(
  shop: ShopWithChain,
  orders: readonly Placed[],
): Promise<void> {
  expect(new Set(orders.map(({ id }) => id)).size, 'one order for each customer').toBe(
    orders.length,
  )
  for (const order of orders) {
    const ended = await reach(shop, order, ['finished', 'hold'], ENDED_WITHIN)
    expect(ended).toMatchObject({ status: 'finished', amountFrom: someOf[order.wish.from] })
    if (order.wish.isFixedRate) expect(ended.amountTo).toBe(order.created.amountExpectedTo)
    expectOnePayout(shop, order, ended)
  }
  await expectClosedBooks(shop)
  // Nothing that came later changed what was paid.
  for (const order of orders) expectOnePayout(shop, order, await read(shop, order))
}
