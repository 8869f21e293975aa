import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { findPgBouncer } from '@causeway/adapters/devnet'
import { onFreePort } from './free-port.ts'
import { nobody } from './postgres.ts'

export type RunningPgBouncer = {
  readonly port: number
  /** Kills it, with whatever is on its way, and starts it again on its port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL server: the one that is installed, or Debian's. Wherever they
 * suffice, its settings are its defaults.
 */
export async function startPgBouncer(serverUrl: string): Promise<RunningPgBouncer> {
  const program = await findPgBouncer()
  const runAs = process.getuid?.() === 0 ? nobody() : null
  const folder = mkdtempSync(join(tmpdir(), 'causeway-pgbouncer-'))
  if (runAs !== null) chownSync(folder, runAs.uid, runAs.gid)
  const startAt = async (port: number) => {
    const settings = join(folder, 'pgbouncer.ini')
    writeFileSync(settings, settingsText(serverUrl, port))
    const { command, libraryPath } = program
    const libraries = libraryPath === null ? {} : { LD_LIBRARY_PATH: libraryPath }
    const child = spawn(command, [settings], {
      ...runAs,
      cwd: folder,
      env: { ...process.env, ...libraries },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilUp(child)
    return child
  }
  let [child, port] = await onFreePort(async (at) => [await startAt(at), at] as const)
  const end = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const removeOnExit = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeOnExit)
  return {
    port,
    restart: async () => {
      await end()
      child = await startAt(port)
    },
    stop: async () => {
      process.off('exit', removeOnExit)
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function untilUp(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}: ${said}`)))
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('process up')) resolve()
    })
  })
}

function settingsText(serverUrl: string, port: number): string {
  const { hostname, password, port: serverPort, username } = new URL(serverUrl)
  return `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 2000
server_idle_timeout = 5
`
}
