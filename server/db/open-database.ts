import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { INT8, NUMERIC, parseInteger, parseNumeric } from './column-parsers.ts'
import { type Database, databaseOn, type Engine } from './database.ts'
import { lockFolder } from './exclusive-folder.ts'
import { createNames, namingClient } from './named-statements.ts'
import type { Tables } from './tables.ts'
import type { TellStep } from './tell-step.ts'

export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string; readonly connections: number }

/** Opens PostgreSQL, embedded (PGlite, this process alone) or on a server. Throws FolderInUse. */
export async function openDatabase(place: DatabasePlace, step?: TellStep): Promise<Database> {
  return place.kind === 'embedded' ? openEmbedded(place.folder, step) : openServer(place, step)
}

async function openEmbedded(folder: string, step?: TellStep): Promise<Database> {
  const unlock = lockFolder(folder)
  const pglite = await PGlite.create({
    dataDir: join(folder, 'postgres'),
    parsers: { [INT8]: parseInteger, [NUMERIC]: parseNumeric },
  }).catch((error: unknown) => {
    unlock()
    throw error
  })
  // This dialect runs one query or transaction after another, and PGlite makes all others who use it wait as well.
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  const engine: Engine = {
    kind: 'embedded',
    pglite,
    close: async () => {
      await pglite.close()
      unlock()
    },
  }
  return databaseOn(kysely, engine, step)
}

async function openServer(
  place: { url: string; connections: number },
  step?: TellStep,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.connections,
    types: {
      getTypeParser: (type, format) => {
        if (type === INT8) return parseInteger
        if (type === NUMERIC) return parseNumeric
        return pg.types.getTypeParser(type, format)
      },
    },
  })
  // An idle connection that the server drops must not end the process; the next query takes a new one.
  pool.on('error', () => {})
  // Nor must one that drops in the midst of a transaction: its query fails by itself, and the pool throws it away.
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) })
  const engine: Engine = { kind: 'server', url: place.url, close: () => pool.end() }
  return databaseOn(kysely, engine, step)
}

function namingPool(pool: pg.Pool): PostgresPool {
  const names = createNames()
  const naming = new WeakMap<pg.PoolClient, pg.PoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = naming.get(client) ?? namingClient(client, names)
      naming.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
