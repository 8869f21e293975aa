import { openEmbeddedPostgres } from '@causeway/adapters/embedded-postgres'
import { type Database, openDatabase, stampMeta, type TraceStep } from '@causeway/server/db'
import type { Config } from './settings/index.ts'

/** Of the embedded server, which the signer and the outbox ask beside it. */
const EMBEDDED_CONNECTIONS = 20

/**
 * Opens the database that the configuration names; without one, starts a server of its own in the data folder, which ends
 * when the database is closed. `step` is called at every write.
 */
export async function openDatabaseOf(
  config: Config,
  {
    step,
    onTrouble,
  }: { readonly step?: TraceStep; readonly onTrouble?: (error: unknown) => void } = {},
): Promise<Database> {
  const { databaseConnections: connections, databaseUrl: url, dataDir } = config
  if (url !== null) return openDatabase({ url, connections }, step)
  const embedded = await openEmbeddedPostgres(dataDir, onTrouble)
  const place = { url: embedded.url, connections: EMBEDDED_CONNECTIONS, isOwn: true }
  const database = await openDatabase(place, step)
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded.close()
    },
  }
}

/** A database belongs to one world for ever. */
export async function claimWorld(database: Database, config: Config): Promise<void> {
  const world = await stampMeta(database, 'world', config.world)
  if (world !== config.world) {
    throw new Error(
      `This database belongs to the ${world} world and WORLD is ${config.world}: use another database`,
    )
  }
}
