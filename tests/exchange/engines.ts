import { rmSync } from 'node:fs'
import { type Database, openDatabase } from '@causeway/server/db'
import { afterAll, type TestContext } from 'vitest'
import { migratedDatabase, migratedFolder } from '../database/index.ts'
import type { Exchange } from './exchange.ts'
import { openExchange } from './open-exchange.ts'
import type { WorldOptions } from './play-exchange-world.ts'

/** The databases that the product runs on; the same tests run on both. */
export const engines = ['PGlite', 'PostgreSQL'] as const
type Engine = (typeof engines)[number]

type Opened = { readonly database: Database; readonly reopen: () => Promise<Database> }

/** Opens a migrated database of its own. Skips the test, with the reason, where there is no PostgreSQL. */
export async function openDatabaseOn(
  engine: Engine,
  context: TestContext,
  name: string,
): Promise<Opened> {
  if (engine === 'PostgreSQL') {
    const url = await migratedDatabase(context, name)
    const open = () => openDatabase({ kind: 'server', url, connections: 8 })
    return { database: await open(), reopen: open }
  }
  const folder = migratedFolder()
  const opened = await openDatabase({ kind: 'embedded', folder })
  const close = async () => {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    database: { ...opened, close },
    reopen: () => Promise.reject(new Error('The embedded database is for one process')),
  }
}

/** One exchange for all tests of a block, opened by the first and closed after the last. */
export function sharedExchange(
  engine: Engine,
  name: string,
  options: WorldOptions = {},
): (context: TestContext) => Promise<Exchange> {
  let opened: Exchange | undefined
  afterAll(() => opened?.close())
  return async (context) => {
    if (opened !== undefined) return opened
    const { database, reopen } = await openDatabaseOn(engine, context, name)
    opened = await openExchange(database, reopen, options)
    return opened
  }
}
