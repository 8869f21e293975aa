// door: HTTP, chain
import { expect, inject, test } from 'vitest'
import { pay, place, randomFrom, seed } from '../../customers/index.ts'
import { startPgBouncer, startProduct, startWorker, throughPooler } from '../../support/index.ts'
import { readinessOf } from '../support/operator-view.ts'
import { databaseOf, FAST_BLOCKS, NO_SERVER, stockedDatabase } from '../support/start-shop.ts'
import { anyWish, expectAllPaidOut } from '../support/trade-through-kills.ts'

const RESTARTS = 3
const ORDERS_EACH_TIME = 4

test(`[OPS-04.9] behind PgBouncer in transaction mode, orders are taken and paid out once, also when it is killed (seed ${seed})`, async (context) => {
  const postgres = inject('postgres')
  const direct = databaseOf('pooler')
  if ('missing' in postgres || direct === null) return context.skip(NO_SERVER)
  const pooler = await startPgBouncer(postgres.url)
  const url = throughPooler(direct, pooler.port)
  const notNamed = startProduct({ env: { DATABASE_URL: url.replace('?pgbouncer=true', '') } })
  await expect(notNamed).rejects.toThrow('behind PgBouncer: add pgbouncer=true to its URL\n')
  const env = { ...FAST_BLOCKS, DATABASE_URL: url }
  const web = await startProduct({
    env: { ...env, ROLE: 'web' },
    prepare: async (dataDir) => void (await stockedDatabase('pooler', dataDir)),
  })
  const worker = await startWorker({ env, dataDir: web.dataDir })
  try {
    const random = randomFrom(seed)
    const orders = []
    for (let time = 0; time <= RESTARTS; time += 1) {
      for (let count = 0; count < ORDERS_EACH_TIME; count += 1) {
        const order = await place(web, anyWish(random))
        await pay(web, order)
        orders.push(order)
      }
      if (time < RESTARTS) await pooler.restart()
      await expect.poll(() => readinessOf(web), { timeout: 60_000 }).toMatchObject({ status: 200 })
    }
    await expectAllPaidOut(web, orders)
  } finally {
    expect([await worker.stop(), await web.stop()]).toEqual([0, 0])
    await pooler.stop()
  }
}, 600_000)
