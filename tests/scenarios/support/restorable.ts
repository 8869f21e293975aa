import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, type TestContext } from 'vitest'
import { emptyDatabase } from '../../database/test-database.ts'
import {
  createPostgresDatabase,
  doctor,
  type RunningProduct,
  startProduct,
} from '../../support/index.ts'
import { FAST_BLOCKS } from './start-shop.ts'

type Settings = Readonly<Record<string, string>>

/** One shop on one database that can be put back to how it was. */
export type Restorable = {
  readonly dataDir: string
  /** What the operator's commands need to find it. */
  readonly place: Settings
  /** Starts it, with some settings changed. */
  readonly start: (change?: Settings) => Promise<RunningProduct>
  readonly backUp: () => Promise<void>
  readonly restore: () => Promise<void>
  readonly doctor: (...args: readonly string[]) => Promise<string>
}

/** A shop on the run's PostgreSQL server, in a database of that name. Skips the test where there is no server. */
export async function onServer(
  context: TestContext,
  database: string,
  settings: Settings = {},
): Promise<Restorable> {
  const url = await emptyDatabase(context, database)
  const postgres = inject('postgres')
  if ('missing' in postgres) return context.skip(postgres.missing)
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const copy = (to: string, from: string) => createPostgresDatabase(postgres.url, to, from)
  return restorable(
    { ...settings, DATABASE_URL: url },
    {
      backUp: async () => void (await copy(`${name}_backup`, name)),
      restore: async () => void (await copy(name, `${name}_backup`)),
    },
  )
}

/** A shop on the embedded database. */
export function onFolder(): Restorable {
  const backup = mkdtempSync(join(tmpdir(), 'causeway-backup-'))
  onTestFinished(() => rmSync(backup, { recursive: true, force: true }))
  const copies = (dataDir: string) => ({
    backUp: async () => cpSync(join(dataDir, 'postgresql'), backup, { recursive: true }),
    restore: async () => {
      rmSync(join(dataDir, 'postgresql'), { recursive: true })
      cpSync(backup, join(dataDir, 'postgresql'), { recursive: true })
    },
  })
  return restorable({ DATABASE_URL: '' }, copies)
}

type Copies = Pick<Restorable, 'backUp' | 'restore'>

function restorable(place: Settings, copies: Copies | ((dataDir: string) => Copies)): Restorable {
  const dataDir = mkdtempSync(join(tmpdir(), 'causeway-restore-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = { ...FAST_BLOCKS, ...place }
  return {
    dataDir,
    place: { ...place, DATA_DIR: dataDir },
    start: (change = {}) => startProduct({ env: { ...env, ...change }, dataDir }),
    ...(typeof copies === 'function' ? copies(dataDir) : copies),
    doctor: (...args) => doctor({ dataDir, env }, ...args),
  }
}
