import { migratedDatabase } from '@causeway/tests/database/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

// Behind a pooler nothing is kept by name.
const named = test.skipIf(process.env.POOLER_PORTS !== undefined)

named(
  '[OPS-04] a column that another process adds under running statements disturbs neither them nor transactions',
  async (context) => {
    const url = await migratedDatabase(context, 'outdated_plans')
    const database = await openDatabase({ url, connections: 1 })
    try {
      const alone = () =>
        database.direct().selectFrom('meta').selectAll().where('key', '=', 'x').execute()
      const inside = () =>
        database.transaction('read', (tx) =>
          tx
            .selectFrom('meta')
            .selectAll()
            .where('key', '=', 'x')
            .where('value', '=', 'y')
            .execute(),
        )
      await Promise.all([alone(), inside()])
      const { rows: kept } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like ${'%"meta"%'}`.execute(
        database.direct(),
      )
      expect(kept).toHaveLength(2)
      await sql`alter table meta add column added_later integer`.execute(database.direct())
      expect(await alone()).toEqual([])
      await sql`alter table meta add column added_last integer`.execute(database.direct())
      expect(await inside()).toEqual([])
    } finally {
      await database.close()
    }
  },
)
