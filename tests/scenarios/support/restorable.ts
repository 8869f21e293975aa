import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, type TestContext } from 'vitest'
import {
  createPostgresDatabase,
  doctor,
  type RunningProduct,
  startProduct,
} from '../../support/index.ts'
import { FAST_BLOCKS, stockedDatabase } from './start-shop.ts'

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
  const postgres = inject('postgres')
  if ('missing' in postgres) return context.skip(postgres.missing)
  const dataDir = newDataDir()
  const url = (await stockedDatabase(database, dataDir, settings)) ?? ''
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const copy = (to: string, from: string) => createPostgresDatabase(postgres.url, to, from)
  return restorable(
    dataDir,
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
  const dataDir = newDataDir()
  const copies = {
    backUp: async () => cpSync(join(dataDir, 'postgresql'), backup, { recursive: true }),
    restore: async () => {
      rmSync(join(dataDir, 'postgresql'), { recursive: true })
      cpSync(backup, join(dataDir, 'postgresql'), { recursive: true })
    },
  }
  return restorable(dataDir, { DATABASE_URL: '' }, copies)
}

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'causeway-restore-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

type Copies = Pick<Restorable, 'backUp' | 'restore'>

function restorable(dataDir: string, place: Settings, copies: Copies): Restorable {
  const env = { ...FAST_BLOCKS, ...place }
  return {
    dataDir,
    place: { ...place, DATA_DIR: dataDir },
    start: (change = {}) => startProduct({ env: { ...env, ...change }, dataDir }),
    ...copies,
    doctor: (...args) => doctor({ dataDir, env }, ...args),
  }
}
