import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, clusterFolderIn, prepareCluster, USER } from './cluster-folder.ts'
import { lockFolder } from './exclusive-folder.ts'
import { PORT, type PostgresServer, startPostgresServer } from './postgres-server.ts'

const RESTART_AFTER_MILLISECONDS = 1000

export type EmbeddedPostgres = {
  /** How clients of this process connect; it is worth nothing in another. */
  readonly url: string
  /** Stops the server and gives the folder back. */
  readonly close: () => Promise<void>
}

/**
 * Starts a PostgreSQL server of this process's own on a data folder, made if it is new, on a Unix socket that only this
 * user reaches. It ends when this process does, however that ends, and is started again if it ends by itself. Throws
 * FolderInUse and EmbeddedPostgresRefused.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  onTrouble: (error: unknown) => void = () => {},
): Promise<EmbeddedPostgres> {
  const unlock = lockFolder(dataDir)
  try {
    const cluster = await prepareCluster(dataDir)
    const keeper = await keepRunning(cluster, onTrouble)
    const socket = reach(cluster.folder)
    return {
      url: socket.url,
      close: async () => {
        await keeper.stop()
        socket.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * The server that a running product has on a data folder, for a command beside it: closing leaves it running. Throws where
 * there is none.
 */
export function joinEmbeddedPostgres(dataDir: string): EmbeddedPostgres {
  const { close, url } = reach(clusterFolderIn(dataDir))
  return { url, close: async () => close() }
}

/** A socket's path has room for 107 characters: the folder is reached through its handle, whatever its own path is. */
function reach(clusterFolder: string): { readonly url: string; readonly close: () => void } {
  const handle = openSync(clusterFolder, 'r')
  const folder = encodeURIComponent(`/proc/self/fd/${handle}`)
  return {
    url: `postgres://${USER}@localhost:${PORT}/postgres?host=${folder}`,
    close: () => closeSync(handle),
  }
}

async function keepRunning(
  cluster: Cluster,
  onTrouble: (error: unknown) => void,
): Promise<{ readonly stop: () => Promise<void> }> {
  let stopping = false
  let server: PostgresServer = await startPostgresServer(cluster)
  const restart = async (code: number | null) => {
    if (stopping) return
    onTrouble(new Error(`The embedded database ended with ${code} and is started again`))
    await sleep(RESTART_AFTER_MILLISECONDS)
    if (stopping) return
    try {
      server = await startPostgresServer(cluster)
      watch()
    } catch (error) {
      onTrouble(error)
      await restart(null)
    }
  }
  const watch = () => server.process.once('close', (code) => void restart(code))
  watch()
  return {
    stop: async () => {
      stopping = true
      await server.stop()
    },
  }
}
