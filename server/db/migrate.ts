import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')

/**
 * Brings the database to this version, under the migrator's own lock. Forward only; a file that ran is never edited.
 * Answers the names that ran now. Throws where one fails (its changes are rolled back).
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const kysely = database.direct()
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => readMigrations(database) },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** True where every migration of this version has run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const names = await migrationNames()
  const found = await sql<{ name: string }>`select name from schema_migration`
    .execute(database.direct())
    .catch(() => ({ rows: [] }))
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

async function readMigrations(database: Database): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const name of await migrationNames()) {
    const text = await readFile(join(folder, `${name}.sql`), 'utf8')
    migrations[name] = { up: (kysely) => runScript(kysely, text, database) }
  }
  return migrations
}

async function runScript(kysely: Kysely<unknown>, text: string, database: Database): Promise<void> {
  // The embedded driver takes one statement at a time; a server takes the script whole.
  const statements = database.engine.kind === 'server' ? [text] : splitStatements(text)
  for (const statement of statements) await sql.raw(statement).execute(kysely)
}

/** Statements end with a semicolon at a line's end; migrations hold no function bodies. */
function splitStatements(text: string): readonly string[] {
  return text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
