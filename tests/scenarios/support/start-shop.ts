import { inject } from 'vitest'
import {
  copyStockedData,
  createPostgresDatabase,
  postgresUrlOf,
  type RunningProduct,
  startProduct,
} from '../../support/index.ts'

/** Blocks fast enough that a swap takes seconds, and few connections: opening one costs as much as forty statements. */
export const FAST_BLOCKS = {
  BLOCK_MILLISECONDS: '200',
  DATABASE_CONNECTIONS: '6',
  LOG_LEVEL: 'warn',
} as const

/** Why a test of several processes is skipped. */
export const NO_SERVER = 'no PostgreSQL server that several processes share'

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
  return startProduct({
    env: { ...FAST_BLOCKS, DATABASE_URL: postgresUrlOf(postgres.url, nameInWorker(name)), ...env },
    prepare: async (dataDir) => void (await stockedDatabase(name, dataDir, env)),
  })
}

/**
 * A play world as its first start leaves it, for processes that a test starts by hand: the chains in `dataDir`, which is
 * empty, and a database on the run's PostgreSQL server. Answers the database's url, or null (and copies nothing) where
 * there is no server. What `env` asks for decides whether the product would make this world.
 */
export async function stockedDatabase(
  name: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const postgres = inject('postgres')
  if ('missing' in postgres) return null
  const { template, url } = postgres
  const makeStocked = (folder: string) => makePlayWorld(folder, url, template)
  const isStocked = await copyStockedData(dataDir, env, makeStocked, 'server')
  return createPostgresDatabase(url, nameInWorker(name), isStocked ? STOCKED_DATABASE : template)
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
