// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct } from '../support/ask-product.ts'
import { databaseOf, FAST_BLOCKS, startShop, stopShop } from '../support/start-shop.ts'

/** Requests a minute that a visitor may make of calls without a limit of their own. */
const MOST = 600
/** More than the share of it from which on processes compare. */
const MUCH = 90

const proxy = { ROLE: 'web', TRUST_PROXY: 'true' } as const
let one: RunningProduct
let two: RunningProduct
beforeAll(async () => {
  const database = databaseOf('shared_limits')
  if (database === null) throw new Error('Several processes need a PostgreSQL server')
  one = await startShop('shared_limits', proxy)
  const env = { ...FAST_BLOCKS, ...proxy, DATABASE_URL: database }
  two = await startProduct({ env, dataDir: one.dataDir })
})
afterAll(async () => {
  await stopShop(two)
  await stopShop(one)
})

async function ask(product: RunningProduct, visitor: string) {
  const headers = { 'x-forwarded-for': visitor }
  return askProduct(product, 'GET', '/api/locale/all', { headers })
}

/** How many of so many requests are answered. */
async function answered(product: RunningProduct, visitor: string, count: number): Promise<number> {
  const all = await Promise.all(Array.from({ length: count }, () => ask(product, visitor)))
  return all.filter(({ status }) => status === 200).length
}

test('[SCALE-01.5] a visitor who used up a limit at one web process is soon refused by another, and other visitors are not', async () => {
  const busy = '192.0.2.1'
  expect(await answered(one, busy, MOST + 1)).toBe(MOST)
  let passed = await answered(two, busy, MUCH)
  const next = async () => {
    const { status } = await ask(two, busy)
    if (status === 200) passed += 1
    return status
  }
  await expect.poll(next, { interval: 200 }).toBe(429)
  // By itself this process would allow as many.
  expect(passed).toBeGreaterThanOrEqual(MUCH)
  expect(passed).toBeLessThan(MOST)
  const { body, headers, status } = await ask(two, busy)
  expect(status).toBe(429)
  expect(body.error?.code).toBe('rate_limited')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(two, '192.0.2.2')).status).toBe(200)
})
