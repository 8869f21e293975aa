import { type Database, openDatabase, stampMeta, type TellStep } from '@causeway/server/db'
import type { Config } from './config.ts'

/** Opens the database that the configuration names. A fault run is told of its steps. */
export function openDatabaseOf(config: Config, step?: TellStep): Promise<Database> {
  const { databaseConnections: connections, databaseUrl: url, dataDir: folder } = config
  return openDatabase(
    url === null ? { kind: 'embedded', folder } : { kind: 'server', url, connections },
    step,
  )
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
