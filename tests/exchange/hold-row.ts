import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Exchange } from './exchange.ts'

/** Another transaction locks a row, as another worker's would, until what is answered is called. */
export async function holdRow(
  { database }: Pick<Exchange, 'database'>,
  table: 'deposit' | 'orders',
  id: string,
): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  // A test that fails before it lets go must not wait for ever.
  onTestFinished(() => released.resolve())
  const holding = database.transaction('hold_row', async (tx) => {
    await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(tx)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return async () => {
    released.resolve()
    await holding
  }
}
