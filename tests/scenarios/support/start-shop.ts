import { inject } from 'vitest'
import { createPostgresDatabase, type RunningProduct, startProduct } from '../../support/index.ts'

/** Blocks fast enough that a swap takes seconds. */
export const FAST_BLOCKS = { BLOCK_MILLISECONDS: '200', LOG_LEVEL: 'warn' } as const

/**
 * Starts the product for a file of stories: on a database of its own on the run's PostgreSQL server, which starts
 * faster, or on the embedded one where this machine has no server. Both know the same stories.
 */
export async function startShop(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const database = await databaseFor(name)
  const where = database === null ? {} : { DATABASE_URL: database }
  return startProduct({ env: { ...FAST_BLOCKS, ...where, ...env } })
}

/** The url of a new migrated database on the run's PostgreSQL server, or null where there is none. */
export async function databaseFor(name: string): Promise<string | null> {
  const postgres = inject('postgres')
  if ('missing' in postgres) return null
  const worker = process.env.VITEST_POOL_ID ?? '0'
  return createPostgresDatabase(postgres.url, `${name}_${worker}`, postgres.template)
}

/** Stops a shop, which must have lived until now and end in order. Throws with what it wrote last. */
export async function stopShop(shop: RunningProduct): Promise<void> {
  const code = await shop.stop()
  if (code !== 0) throw new Error(`The product ended with ${code}:\n${shop.output().slice(-5000)}`)
}
