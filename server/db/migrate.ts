import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Database, sqlState } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')

/**
 * Brings the database to this version, under the migrator's own lock. Forward only; a file that ran is never edited.
 * Answers the names that ran now. Throws where one fails (its changes are rolled back).
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const kysely = database.direct()
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: readMigrations },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}

const UNDEFINED_TABLE = '42P01'

/** True where every migration of this version has run. Throws where the database can't be asked. */
export async function isMigrated(database: Database): Promise<boolean> {
  const names = await migrationNames()
  const found = await sql<{ name: string }>`select name from schema_migration`
    .execute(database.direct())
    .catch((error: unknown) => {
      if (sqlState(error) !== UNDEFINED_TABLE) throw error
      return { rows: [] }
    })
  const ran = new Set(found.rows.map((row) => row.name))
  return names.every((name) => ran.has(name))
}

async function migrationNames(): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const name of await migrationNames()) {
    const text = await readFile(join(folder, `${name}.sql`), 'utf8')
    migrations[name] = { up: async (kysely) => void (await sql.raw(text).execute(kysely)) }
  }
  return migrations
}
