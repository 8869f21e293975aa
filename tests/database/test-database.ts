import { inject, type TestContext } from 'vitest'
import { createPostgresDatabase } from '../support/index.ts'

/**
 * A new migrated database for one test (or test file) on the run's PostgreSQL server, and its url.
 * Skips the test, with the reason, where there is no server; in CI such a skip is a failure.
 */
export function migratedDatabase(context: TestContext, name: string): Promise<string> {
  return databaseFrom(context, name, null)
}

/** The same without tables, for tests of the migrations and of a first start. */
export function emptyDatabase(context: TestContext, name: string): Promise<string> {
  return databaseFrom(context, name, 'template1')
}

function databaseFrom(context: TestContext, name: string, from: string | null): Promise<string> {
  const postgres = inject('postgres')
  if ('missing' in postgres) return context.skip(postgres.missing)
  // Two files may choose the same name; the worker's number keeps them apart.
  const worker = process.env.VITEST_POOL_ID ?? '0'
  return createPostgresDatabase(postgres.url, `${name}_${worker}`, from ?? postgres.template)
}
