import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type Database, databaseOn } from './database.ts'
import { createNames, namingClient } from './named-statements.ts'
import type { Tables } from './tables.ts'
import type { TraceStep } from './trace-writes.ts'

export type DatabasePlace = {
  readonly url: string
  /** Most connections at once. */
  readonly connections: number
  /** True where no other process can be at work in it: what a killed one held is free at once. */
  readonly isOwn?: boolean
  /** How long a transaction may ask nothing before the server ends it, in milliseconds; a minute where nothing is said. */
  readonly longestPauseMilliseconds?: number
}

/** Transactions ask nobody but the database, so a longer pause is a process that is frozen or cut off: its locks are freed. */
const LONGEST_PAUSE_MILLISECONDS = 60_000

/** Opens a database on a PostgreSQL server; connects when first asked something. */
export async function openDatabase(place: DatabasePlace, step?: TraceStep): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.connections,
    idle_in_transaction_session_timeout:
      place.longestPauseMilliseconds ?? LONGEST_PAUSE_MILLISECONDS,
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
  const { url, isOwn = false } = place
  return databaseOn(kysely, { url, isOwn, close: () => pool.end() }, step)
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

/** PostgreSQL's type numbers. */
const INT8 = 20
const NUMERIC = 1700

/** Counts and units are always bigint, on both drivers. */
function parseInteger(text: string): bigint {
  return BigInt(text)
}

/** Money columns are numeric(78,0): whole numbers. Anything with a fraction stays text, so that nothing is lost. */
function parseNumeric(text: string): bigint | string {
  return text.includes('.') || text === 'NaN' ? text : BigInt(text)
}
