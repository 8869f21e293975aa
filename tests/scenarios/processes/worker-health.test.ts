// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  onFreePort,
  type RunningProcess,
  type RunningProduct,
  startWorker,
} from '../../support/index.ts'
import { metricsOf, readinessOf } from '../support/operator-view.ts'
import { databaseOf, FAST_BLOCKS, startShop } from '../support/start-shop.ts'

const TOKEN = 'a-token-of-the-operator-of-this-shop'

let web: RunningProduct
let worker: RunningProcess
let env: Readonly<Record<string, string>>
/** Where the worker answers. */
let url: string
beforeAll(async () => {
  const database = databaseOf('worker_health')
  if (database === null) throw new Error('Several processes need a PostgreSQL server')
  env = { ...FAST_BLOCKS, DATABASE_URL: database, OPERATOR_TOKEN: TOKEN }
  web = await startShop('worker_health', { OPERATOR_TOKEN: TOKEN, ROLE: 'web' })
  worker = await onFreePort(async (port) => {
    url = `http://127.0.0.1:${port}`
    return startWorker({ env: { ...env, WORKER_PORT: `${port}` }, dataDir: web.dataDir })
  })
})
afterAll(async () => {
  expect([await worker.stop(), await web.stop()]).toEqual([0, 0])
})

const statusOf = async (path: string, init: RequestInit = {}) =>
  (await fetch(`${url}${path}`, init)).status

test('[OPS-02.10] a worker answers on its port whether it lives, whether it can work, and its metrics', async () => {
  expect(await statusOf('/healthz')).toBe(200)
  await expect.poll(async () => (await readinessOf({ url })).status).toBe(200)
  const { parts } = await readinessOf({ url })
  expect(parts).toMatchObject({ database: { ok: true }, prices: { ok: true } })
  expect(parts.workers).toMatchObject({ ok: true })
  expect(parts.workers?.detail).not.toContain('Other processes')
  expect((await readinessOf(web)).parts.workers?.detail).toContain('Other processes')
  const metrics = await metricsOf({ url })
  expect(metrics.get('causeway_dead{kind="order"}')).toBe(0)
  expect(metrics.has('causeway_part_state{part="workers"}')).toBe(true)
})

test('[OPS-02.10] its metrics are for this machine or the token, and it answers nothing else', async () => {
  const elsewhere = { 'x-forwarded-for': '192.0.2.7' }
  expect(await statusOf('/metrics', { headers: elsewhere })).toBe(403)
  const withToken = { headers: { ...elsewhere, authorization: `Bearer ${TOKEN}` } }
  expect(await statusOf('/metrics', withToken)).toBe(200)
  for (const path of ['/', '/api/currencies', '/backoffice', '/api/sandbox/ledger/totals']) {
    expect(await statusOf(path), path).toBe(404)
  }
  expect(await statusOf('/healthz', { method: 'POST' })).toBe(404)
})

test('[OPS-02.10] a worker whose port is taken says so in one line and ends', async () => {
  const { port } = new URL(url)
  const second = startWorker({ env: { ...env, WORKER_PORT: port }, dataDir: web.dataDir })
  await expect(second).rejects.toThrow(
    new RegExp(`ended with 1:\\s+Port ${port} of 127.0.0.1 is already in use: .*WORKER_PORT.*\\n$`),
  )
})
