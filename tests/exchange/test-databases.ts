import { type Database, openDatabase } from '@causeway/server/db'
import { afterAll, type TestContext } from 'vitest'
import { migratedDatabase } from '../database/test-database.ts'
import type { Exchange } from './exchange.ts'
import { openExchange } from './open-exchange.ts'
import type { WorldOptions } from './play-exchange-world.ts'

type Opened = { readonly database: Database; readonly reopen: () => Promise<Database> }

/** Opens a migrated database of its own. Skips the test, with the reason, where there is no PostgreSQL. */
export async function openTestDatabase(context: TestContext, name: string): Promise<Opened> {
  const url = await migratedDatabase(context, name)
  const open = () => openDatabase({ url, connections: 8 })
  return { database: await open(), reopen: open }
}

/** One exchange for all tests of a block, opened by the first and closed after the last. */
export function sharedExchange(
  name: string,
  options: WorldOptions = {},
): (context: TestContext) => Promise<Exchange> {
  let opened: Exchange | undefined
  afterAll(() => opened?.close())
  return async (context) => {
    if (opened !== undefined) return opened
    const { database, reopen } = await openTestDatabase(context, name)
    opened = await openExchange(database, reopen, options)
    return opened
  }
}
