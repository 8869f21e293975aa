import type { Database } from './database.ts'

/** A fact about the database itself, or null. */
export async function readMeta(database: Database, key: string): Promise<string | null> {
  const row = await database
    .direct()
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Writes a fact down, over what was there. */
export async function writeMeta(database: Database, key: string, value: string): Promise<void> {
  await database
    .direct()
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Writes a fact down if there is none yet, and answers the one that stands. */
export async function stampMeta(database: Database, key: string, value: string): Promise<string> {
  await database
    .direct()
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readMeta(database, key)) ?? value
}
