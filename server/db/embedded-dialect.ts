import type { PGlite } from '@electric-sql/pglite'
import {
  PGliteDialect as Base,
  type DatabaseConnection,
  type Driver,
  type PGliteDialect,
} from 'kysely'
import type { Turns } from './turns.ts'

/**
 * Kysely's dialect for PGlite with one holder at a time. The kept dialect hands its single connection to everybody at
 * once, so a query beside an open transaction would run inside it.
 */
export function embeddedDialect(pglite: PGlite, turns: Turns): PGliteDialect {
  const dialect = new Base({ pglite })
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = () => oneHolderAtATime(createDriver(), turns)
  return dialect
}

function oneHolderAtATime(driver: Driver, turns: Turns): Driver {
  const ends = new WeakMap<DatabaseConnection, () => void>()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async (options) => {
    const end = await turns.begin()
    try {
      const connection = await acquire(options)
      ends.set(connection, end)
      return connection
    } catch (error) {
      end()
      throw error
    }
  }
  driver.releaseConnection = async (connection) => {
    ends.get(connection)?.()
  }
  return driver
}
