import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, EmbeddedPostgresRefused, HERE } from './cluster-folder.ts'

/** The name of the server's socket in its folder, as clients build it from the port. */
export const PORT = 5432
const START_LIMIT_MILLISECONDS = 60_000
const LOOK_EVERY_MILLISECONDS = 50
const KEPT_LOG_CHARACTERS = 4000

/** Small: one shop on one machine. Commits wait for the disk, so that a power cut loses nothing that was acknowledged. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(PORT),
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  max_connections: '60',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Containers have 64 MB of /dev/shm; parallel queries would be what fills it.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
}

/**
 * Keeps the server while its standard input is open, and stops it when that ends: however this process ends, the system
 * closes it. `wait` answers when the server has ended, by itself or asked to.
 */
const SUPERVISOR = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server"; } >/dev/null 2>&1 &
reader=$!
exec 3<&-
wait "$server"
ended=$?
kill "$reader" 2>/dev/null
exit "$ended"
`

export type PostgresServer = {
  readonly process: ChildProcess
  /** Fast shutdown: open connections are closed, nothing is waited for but the disk. */
  readonly stop: () => Promise<void>
}

/** Starts the server of a cluster and waits until it takes connections. Throws EmbeddedPostgresRefused with what it said. */
export async function startPostgresServer(cluster: Cluster): Promise<PostgresServer> {
  await awaitFormerServer(cluster.folder)
  const child = spawnServer(cluster)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.stdin?.end()
    await ended
  }
  try {
    await untilReady(child, cluster.folder)
  } catch (error) {
    await stop()
    throw error
  }
  return { process: child, stop }
}

function spawnServer({ folder, programs, runAs }: Cluster): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(
    '/bin/sh',
    ['-c', SUPERVISOR, 'causeway-postgres', programs.postgres, '-D', HERE, ...settings],
    // In a session of its own: Ctrl-C is for the product, which still writes before it stops its database.
    { ...runAs, cwd: folder, env: {}, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
}

function untilReady(child: ChildProcess, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const refuse = (what: string) =>
      reject(
        new EmbeddedPostgresRefused(`The embedded database in ${folder} ${what}: ${log.trim()}`),
      )
    const timer = setTimeout(() => refuse('was not ready in time'), START_LIMIT_MILLISECONDS)
    child.stderr?.on('data', (chunk: Buffer) => {
      // Later output is read too, or a full pipe would stop the server.
      log = (log + chunk.toString()).slice(-KEPT_LOG_CHARACTERS)
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      refuse(`could not be started (it ended with ${code})`)
    })
  })
}

/** The server of a product that was killed stops a moment after it; the folder is ours already, so it is nobody else's. */
async function awaitFormerServer(folder: string): Promise<void> {
  const until = Date.now() + START_LIMIT_MILLISECONDS
  for (let pid = runningServer(folder); pid !== null; pid = runningServer(folder)) {
    if (Date.now() > until)
      throw new EmbeddedPostgresRefused(
        `A PostgreSQL server (process ${pid}) still runs on ${folder} and does not stop. End it, then start again.`,
      )
    await sleep(LOOK_EVERY_MILLISECONDS)
  }
}

function runningServer(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) ? pid : null
  } catch {
    return null
  }
}
