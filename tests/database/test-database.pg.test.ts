import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase, migratedDatabase } from './test-database.ts'

async function tablesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

test('a migrated database has the tables of this version', async (context) => {
  expect(await tablesIn(await migratedDatabase(context, 'migrated'))).toContain('schema_migration')
})

test('an empty one has none, also when its name is taken again', async (context) => {
  const url = await emptyDatabase(context, 'empty')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table thing (id int)')
  await client.end()
  expect(await emptyDatabase(context, 'empty')).toBe(url)
  expect(await tablesIn(url)).toEqual([])
})
