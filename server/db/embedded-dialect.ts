import type { PGlite } from '@electric-sql/pglite'
import {
  PGliteDialect as Base,
  type DatabaseConnection,
  type Driver,
  type PGliteDialect,
} from 'kysely'

/**
 * Kysely's dialect for PGlite with one holder at a time. The kept dialect hands its single connection to everybody at
 * once, so a query beside an open transaction would run inside it.
 */
export function embeddedDialect(pglite: PGlite): PGliteDialect {
  const dialect = new Base({ pglite })
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = () => oneHolderAtATime(createDriver())
  return dialect
}

function oneHolderAtATime(driver: Driver): Driver {
  let free: Promise<void> = Promise.resolve()
  const release = new WeakMap<DatabaseConnection, () => void>()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async (options) => {
    const before = free
    let done = () => {}
    free = new Promise((resolve) => {
      done = resolve
    })
    await before
    try {
      const connection = await acquire(options)
      release.set(connection, done)
      return connection
    } catch (error) {
      done()
      throw error
    }
  }
  driver.releaseConnection = async (connection) => {
    release.get(connection)?.()
  }
  return driver
}
