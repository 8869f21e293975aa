import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  findPostgresPrograms,
  type PostgresPrograms,
  type RunAs,
} from '@causeway/adapters/embedded-postgres'
import { createPostgresDatabase } from './create-postgres-database.ts'
import { onFreePort } from './free-port.ts'

export type RunningPostgres = {
  /** The administrator's connection, to the database `postgres`. */
  readonly url: string
  /** What new databases are copies of. */
  readonly template: string
  /** Makes a database of that name, a copy of the template if one was prepared, and gives its url. */
  createDatabase(name: string): Promise<string>
  /** Starts the server again on its data and port, after whatever happened to it. */
  restart(): Promise<void>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** Fills the template database once; every database made later is a copy of it. */
  readonly prepareTemplate?: (url: string) => Promise<void>
  /** Waits for the disk as in production, and counts statements. Tests do not need to survive a power cut. */
  readonly durable?: boolean
  /** Where the cluster's folder is made; absent: the temporary folder. */
  readonly parent?: string
}

const TEMPLATE = 'causeway_template'
const START_LIMIT_MILLISECONDS = 120_000

/**
 * Starts a PostgreSQL server of its own on a free loopback port with an empty cluster in a temporary
 * folder. Throws `PostgresMissing` where there are no server programs.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const runAs = process.getuid?.() === 0 ? nobody() : null
  const programs = findPostgresPrograms(runAs)
  if (programs === null)
    throw new PostgresMissing(
      `no PostgreSQL server programs for ${process.platform}-${process.arch}: neither from npm nor on this machine`,
    )
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), 'causeway-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  mkdirSync(data)
  writeFileSync(passwordFile, password)
  if (runAs !== null)
    for (const path of [folder, data, passwordFile]) chownSync(path, runAs.uid, runAs.gid)
  const binaries = { ...programs, runAs }

  await initialise(binaries, data, passwordFile)
  const startAt = (port: number) => startServer(binaries, folder, port, options.durable ?? false)
  let [server, port] = await onFreePort(async (at) => [await startAt(at), at] as const)
  const removeOnExit = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeOnExit)

  const urlOf = (database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
  const url = urlOf('postgres')
  let template = 'template1'
  if (options.prepareTemplate !== undefined) {
    await createPostgresDatabase(url, TEMPLATE, 'template1')
    await options.prepareTemplate(urlOf(TEMPLATE))
    template = TEMPLATE
  }
  return {
    url,
    template,
    createDatabase: (name) => createPostgresDatabase(url, name, template),
    restart: async () => {
      await stopServer(server)
      server = await startAt(port)
    },
    stop: async () => {
      process.off('exit', removeOnExit)
      await stopServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Binaries = PostgresPrograms & {
  /** Who may run them: PostgreSQL refuses to be root. Null: whoever runs the tests. */
  readonly runAs: RunAs | null
}

/** Debian's `nobody` exists everywhere, so that no user has to be added to the machine. */
export function nobody(): NonNullable<RunAs> {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** There is nothing to start on this machine: a reason to skip, never to pass. */
export class PostgresMissing extends Error {
  override readonly name = 'PostgresMissing'
}

async function initialise(binaries: Binaries, data: string, passwordFile: string) {
  const initdb = spawn(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      // Thousands of connections: each proves the password, which costs by the iteration.
      '--set=scram_iterations=16',
    ],
    { ...binaries.runAs, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  initdb.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.on('error', reject)
    initdb.on('close', resolve)
  })
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${complaint}`)
}

function startServer(
  binaries: Binaries,
  folder: string,
  port: number,
  durable: boolean,
): Promise<ChildProcess> {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    timezone: 'UTC',
    // Hundreds of short-lived databases: cleaning each once a minute would cost more than the tests do.
    autovacuum_naptime: '1h',
    checkpoint_timeout: '1h',
    ...(durable
      ? { shared_preload_libraries: 'pg_stat_statements' }
      : { fsync: 'off', full_page_writes: 'off' }),
  }
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      join(folder, 'data'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...binaries.runAs, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(() => {
      server.kill('SIGKILL')
      reject(new Error(`PostgreSQL was not ready in time: ${log}`))
    }, START_LIMIT_MILLISECONDS)
    server.stderr.on('data', (chunk: Buffer) => {
      // Later output is read too, or a full pipe would stop the server.
      if (log.length < 20_000) log += chunk.toString()
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve(server)
    })
    server.on('error', reject)
    server.on('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`PostgreSQL ended with ${code}: ${log}`))
    })
  })
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // Fast shutdown: open connections are closed, nothing is waited for.
  server.kill('SIGINT')
  await ended
}
