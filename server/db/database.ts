import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { isOutdatedPlan } from './named-statements.ts'
import type { Tables } from './tables.ts'
import { type TraceStep, traceWrites } from './trace-writes.ts'
import { assertOutsideTransaction, insideTransaction } from './transaction-guard.ts'

/** An open transaction; store functions take it first. */
export type Tx = Transaction<Tables>

/** Where a statement may run: in a transaction, or by itself. */
export type Queryable = Kysely<Tables>

/** Where a database is, and how it is left. */
type Connection = {
  readonly url: string
  /** True where no other process can be at work in it. */
  readonly isOwn: boolean
  readonly close: () => Promise<void>
}

export type Database = Connection & {
  /** For single statements outside any transaction; asking for it inside one throws. */
  readonly direct: () => Queryable
  /**
   * Runs work in one transaction and commits it. Serialization failures, deadlocks and outdated plans are tried again, so work must
   * be free of outside effects, which the guard enforces. The name says in traces which one it was.
   */
  readonly transaction: <T>(name: string, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs one statement outside any transaction. The name says in traces which one it was. */
  readonly statement: <R>(name: string, statement: RawBuilder<R>) => Promise<readonly R[]>
}

const RETRIED = new Set(['40001', '40P01'])
const MOST_TRIES = 8

/** The product's own handle on Kysely: guarded against outside calls and against itself inside a transaction. */
export function databaseOn(
  kysely: Kysely<Tables>,
  connection: Connection,
  step?: TraceStep,
): Database {
  const alone = step === undefined ? kysely : kysely.withPlugin(traceWrites(step))
  return {
    ...connection,
    statement: async (name, statement) => {
      assertOutsideTransaction('The database handle')
      step?.(`${name}:before_commit`)
      const { rows } = await statement.execute(kysely)
      step?.(`${name}:after_commit`)
      return rows
    },
    direct: () => {
      assertOutsideTransaction('The database handle')
      return alone
    },
    transaction: async (name, work) => {
      assertOutsideTransaction('A second transaction')
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await insideTransaction(() =>
            kysely.transaction().execute(async (tx) => {
              const done = await work(tx)
              step?.(`${name}:before_commit`)
              return done
            }),
          )
          step?.(`${name}:after_commit`)
          return result
        } catch (error) {
          const isPassing = RETRIED.has(sqlState(error) ?? '') || isOutdatedPlan(error)
          if (attempt >= MOST_TRIES || !isPassing) throw error
        }
      }
    },
  }
}

/** The SQLSTATE of a database error, or null of anything else. */
export function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** SQLSTATE of a broken unique rule. */
export const UNIQUE_VIOLATION = '23505'

/** SQLSTATE of a row that names another which is not there. */
export const FOREIGN_KEY_VIOLATION = '23503'
