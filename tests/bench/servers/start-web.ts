import { setTimeout as pass } from 'node:timers/promises'
import {
  type ProductOptions,
  type RunningProduct,
  startProduct,
  startWorker,
} from '../../support/index.ts'

const LIMIT_MILLISECONDS = 60_000

/**
 * Starts a process that only serves, with something to sell: a worker books the play wallet's stock first, and is gone
 * when this returns.
 */
export async function startWeb(
  databaseUrl: string,
  options: ProductOptions = {},
): Promise<RunningProduct> {
  const env = { ...webRole(databaseUrl), ...options.env }
  const web = await startProduct({ ...options, env })
  try {
    const worker = await startWorker({ env: { ...env, ROLE: 'worker' }, dataDir: web.dataDir })
    try {
      await untilInStock(web.url)
    } finally {
      await worker.stop()
    }
    return web
  } catch (error) {
    await web.stop()
    throw error
  }
}

async function untilInStock(url: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MILLISECONDS
  const body = JSON.stringify({ from: 'btc', to: 'eth', amountFrom: '0.1', isFixedRate: false })
  for (;;) {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${url}/api/exchange/estimate`, { method: 'POST', headers, body })
    const answer = await reply.json()
    if (reply.ok && answer.errMessage == null) return
    if (performance.now() > deadline) throw new Error(`no stock: ${JSON.stringify(answer)}`)
    await pass(200)
  }
}

/** A process that only serves, on a PostgreSQL server: how the product runs on more than one machine. */
export function webRole(databaseUrl: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    SECRET_KEY: 'a secret for the benchmarks and nothing else',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
  }
}
