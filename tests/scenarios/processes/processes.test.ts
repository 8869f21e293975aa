// door: HTTP, chain
import { setTimeout as pass } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pay, pick, place, randomFrom, seed } from '../../customers/index.ts'
import { type RunningProcess, startWorker } from '../../support/index.ts'
import { metricOf, readinessOf } from '../support/operator-view.ts'
import { databaseOf, FAST_BLOCKS, NO_SERVER, startShop } from '../support/start-shop.ts'
import { anyWish, expectAllPaidOut, kills } from '../support/trade-through-kills.ts'

const WORKERS = 2

test(`[OPS-04.2] a web process and two workers on one PostgreSQL, workers killed ${kills} times (seed ${seed}): all is paid out once`, async (context) => {
  const random = randomFrom(seed)
  const url = databaseOf('processes') ?? context.skip(NO_SERVER)
  const env = { ...FAST_BLOCKS, DATABASE_URL: url }
  const web = await startShop('processes', { ROLE: 'web' })
  const begin = () => startWorker({ env, dataDir: web.dataDir })
  const workers: RunningProcess[] = []
  try {
    for (let count = 0; count < WORKERS; count += 1) workers.push(await begin())
    expect(await readinessOf(web)).toMatchObject({ status: 200 })
    const orders = []
    for (let round = 0; round < kills; round += 1) {
      for (let count = 0; count < 3; count += 1) {
        const order = await place(web, anyWish(random))
        await pay(web, order)
        orders.push(order)
      }
      await pass(random() * 1500)
      const killed = pick(random, workers)
      await killed.kill()
      workers.splice(workers.indexOf(killed), 1, await begin())
    }
    await expectAllPaidOut(web, orders)
    expect(await metricOf(web, 'causeway_dead{kind="transfer"}')).toBe(0)
  } finally {
    const codes = await Promise.all(workers.map((worker) => worker.stop()))
    expect([...codes, await web.stop()]).toEqual([...workers.map(() => 0), 0])
  }
}, 3_600_000)
