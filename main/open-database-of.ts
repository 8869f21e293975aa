import { randomUUID } from 'node:crypto'
import { type Database, openDatabase, stampMeta } from '@causeway/server/db'
import type { Config } from './config.ts'

/** Opens the database that the configuration names. */
export function openDatabaseOf(config: Config): Promise<Database> {
  return config.databaseUrl === null
    ? openDatabase({ kind: 'embedded', folder: config.dataDir })
    : openDatabase({
        kind: 'server',
        url: config.databaseUrl,
        connections: config.databaseConnections,
      })
}

/** A database belongs to one world for ever, and has a number of its own that a restored copy brings back. */
export async function claimWorld(database: Database, config: Config): Promise<void> {
  await stampMeta(database, 'incarnation', randomUUID())
  const world = await stampMeta(database, 'world', config.world)
  if (world !== config.world) {
    throw new Error(
      `This database belongs to the ${world} world and WORLD is ${config.world}: use another database`,
    )
  }
}
