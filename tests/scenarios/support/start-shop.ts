import { inject } from 'vitest'
import {
  copyStockedData,
  createPostgresDatabase,
  postgresUrlOf,
  type RunningProduct,
  startProduct,
} from '../../support/index.ts'

/** Blocks fast enough that a swap takes seconds. */
export const FAST_BLOCKS = { BLOCK_MILLISECONDS: '200', LOG_LEVEL: 'warn' } as const

const STOCKED_DATABASE = 'stocked_play_world'

/**
 * Starts the product for a file of stories: on a database of its own on the run's PostgreSQL server, which starts
 * faster, or on the embedded one where this machine has no server. Both know the same stories. The play world is a copy
 * of one that the first shop of the run made, unless `env` asks for another.
 */
export async function startShop(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const postgres = inject('postgres')
  if ('missing' in postgres) return startProduct({ env: { ...FAST_BLOCKS, ...env } })
  const { template, url } = postgres
  const database = nameInWorker(name)
  const makeStocked = (dataDir: string) => makePlayWorld(dataDir, url, template)
  return startProduct({
    env: { ...FAST_BLOCKS, DATABASE_URL: postgresUrlOf(url, database), ...env },
    prepare: async (dataDir) => {
      const isStocked = await copyStockedData(dataDir, env, makeStocked, 'server')
      await createPostgresDatabase(url, database, isStocked ? STOCKED_DATABASE : template)
    },
  })
}

async function makePlayWorld(dataDir: string, url: string, template: string): Promise<void> {
  const env = {
    ...FAST_BLOCKS,
    DATABASE_URL: await createPostgresDatabase(url, STOCKED_DATABASE, template),
  }
  await stopShop(await startProduct({ dataDir, env }))
}

/** Where the database of a shop is that was started under this name; null without a PostgreSQL server. */
export function databaseOf(name: string): string | null {
  const postgres = inject('postgres')
  return 'missing' in postgres ? null : postgresUrlOf(postgres.url, nameInWorker(name))
}

/** The url of a new migrated database on the run's PostgreSQL server, or null where there is none. */
export async function databaseFor(name: string): Promise<string | null> {
  const postgres = inject('postgres')
  if ('missing' in postgres) return null
  return createPostgresDatabase(postgres.url, nameInWorker(name), postgres.template)
}

/** Two files may choose the same name; the worker's number keeps them apart. */
const nameInWorker = (name: string) => `${name}_${process.env.VITEST_POOL_ID ?? '0'}`

/** Stops a shop, which must have lived until now and end in order. Throws with what it wrote last. */
export async function stopShop(shop: RunningProduct): Promise<void> {
  const code = await shop.stop()
  if (code !== 0) throw new Error(`The product ended with ${code}:\n${shop.output().slice(-5000)}`)
}
