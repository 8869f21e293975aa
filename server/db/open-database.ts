import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type Database, databaseOn } from './database.ts'
import { gradualPool } from './gradual-pool.ts'
import { createNames, namingClient } from './named-statements.ts'
import { pooledClient, type TransactionLimits } from './pooled-client.ts'
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
  /** Where nothing may be written: how long a statement may take, in milliseconds. */
  readonly readOnly?: { readonly longestStatement: number }
}

/** Jobs that run each minute find their connections open. */
const LONGEST_IDLE_MILLISECONDS = 120_000
/** Transactions ask nobody but the database, so a longer pause is a process that is frozen or cut off: its locks are freed. */
const LONGEST_PAUSE_MILLISECONDS = 60_000

/**
 * Opens a database on a PostgreSQL server; connects when first asked something. With `pgbouncer=true` in its url, the server is
 * behind a pooler in transaction mode: nothing is set when a connection is opened, and nothing is kept on it.
 */
export async function openDatabase(place: DatabasePlace, step?: TraceStep): Promise<Database> {
  const limits = {
    longestPause: place.longestPauseMilliseconds ?? LONGEST_PAUSE_MILLISECONDS,
    readOnly: place.readOnly ?? null,
  }
  const isPooled = isBehindPooler(place.url)
  const pool = new pg.Pool({
    ...(isPooled ? { connectionString: place.url } : openedWith(place.url, limits)),
    max: place.connections,
    idleTimeoutMillis: LONGEST_IDLE_MILLISECONDS,
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
  const names = createNames()
  const wrap = isPooled
    ? (client: pg.PoolClient) => pooledClient(client, limits)
    : (client: pg.PoolClient) => namingClient(client, names)
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: wrappedPool(pool, place.connections, wrap) }),
  })
  const { url, isOwn = false } = place
  return databaseOn(kysely, { url, isOwn, close: () => pool.end() }, step)
}

function isBehindPooler(url: string): boolean {
  return URL.parse(url)?.searchParams.get('pgbouncer') === 'true'
}

/** What the server is told when a connection is opened. */
function openedWith(url: string, { longestPause, readOnly }: TransactionLimits): pg.PoolConfig {
  const pause = { idle_in_transaction_session_timeout: longestPause }
  if (readOnly === null) return { connectionString: url, ...pause }
  const place = new URL(url)
  const given = place.searchParams.get('options') ?? ''
  const asked = `-c default_transaction_read_only=on -c statement_timeout=${readOnly.longestStatement}`
  place.searchParams.set('options', `${given} ${asked}`)
  return { connectionString: place.href, ...pause }
}

function wrappedPool(
  pool: pg.Pool,
  most: number,
  wrap: (client: pg.PoolClient) => pg.PoolClient,
): PostgresPool {
  const take = gradualPool(pool, most)
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await take().catch(explain)
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** The server is a PgBouncer, and the url doesn't say so. */
export class PoolerNotNamed extends Error {
  override readonly name = 'PoolerNotNamed'
}

/** PgBouncer refuses what it isn't told to ignore; its own words don't say what to do. */
function explain(error: unknown): never {
  if (!/unsupported startup parameter/.test(String(error))) throw error
  const help = 'The database is behind PgBouncer: add pgbouncer=true to its URL'
  throw new PoolerNotNamed(help, { cause: error })
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
