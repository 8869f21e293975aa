import { migrate, openDatabase } from '@causeway/server/db'
import type { TestProject } from 'vitest/node'
import { PostgresMissing, startPgBouncer, startPostgres } from '../support/index.ts'

/**
 * What a test gets by `inject('postgres')`: the administrator's url and the name of a migrated
 * template, or why there is no server.
 */
export type ProvidedPostgres =
  | { readonly url: string; readonly template: string }
  | { readonly missing: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

/** Starts one PostgreSQL server for the whole run of the integration tests. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  try {
    const postgres = await startPostgres({ prepareTemplate })
    project.provide('postgres', { url: postgres.url, template: postgres.template })
    const pooler = process.env.POOLER === 'true' ? await startPgBouncer(postgres.url) : null
    if (pooler !== null) process.env.POOLER_PORTS = `${new URL(postgres.url).port} ${pooler.port}`
    return async () => {
      await pooler?.stop()
      await postgres.stop()
    }
  } catch (error) {
    if (!(error instanceof PostgresMissing)) throw error
    project.provide('postgres', { missing: error.message })
    return () => Promise.resolve()
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const database = await openDatabase({ url, connections: 1 })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}
