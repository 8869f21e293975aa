import {
  type EmbeddedPostgres,
  FolderInUse,
  joinEmbeddedPostgres,
  openEmbeddedPostgres,
} from '@causeway/adapters/embedded-postgres'
import { type Database, openDatabase, stampMeta, type TraceStep } from '@causeway/server/db'
import type { Config } from './settings/index.ts'

/** Of the embedded server, which the signer and the outbox ask beside it. */
const EMBEDDED_CONNECTIONS = 20
/** Of a command beside a running product. */
const GUEST_CONNECTIONS = 4

/**
 * Opens the database that the configuration names; without one, starts a server of its own in the data folder, which ends
 * when the database is closed. `step` is called at every write. `mayShare`: where a running product has the folder, its
 * server is used instead of throwing FolderInUse.
 */
export async function openDatabaseOf(
  config: Config,
  {
    step,
    onTrouble,
    mayShare = false,
  }: {
    readonly step?: TraceStep
    readonly onTrouble?: (error: unknown) => void
    readonly mayShare?: boolean
  } = {},
): Promise<Database> {
  const { databaseConnections: connections, databaseUrl: url, dataDir } = config
  if (url !== null) return openDatabase({ url, connections }, step)
  const { embedded, isOwn } = await openEmbedded(dataDir, mayShare, onTrouble)
  const place = {
    url: embedded.url,
    connections: isOwn ? EMBEDDED_CONNECTIONS : GUEST_CONNECTIONS,
    isOwn,
  }
  const database = await openDatabase(place, step)
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded.close()
    },
  }
}

async function openEmbedded(
  dataDir: string,
  mayShare: boolean,
  onTrouble?: (error: unknown) => void,
): Promise<{ readonly embedded: EmbeddedPostgres; readonly isOwn: boolean }> {
  try {
    return { embedded: await openEmbeddedPostgres(dataDir, onTrouble), isOwn: true }
  } catch (error) {
    if (!mayShare || !(error instanceof FolderInUse)) throw error
    return { embedded: joinEmbeddedPostgres(dataDir), isOwn: false }
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
