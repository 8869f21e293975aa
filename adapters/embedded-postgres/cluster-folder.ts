import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { findPostgresPrograms, type PostgresPrograms, type RunAs } from './postgres-programs.ts'

/** The embedded database cannot be opened, in words that say to an operator what to do. */
export class EmbeddedPostgresRefused extends Error {
  override readonly name = 'EmbeddedPostgresRefused'
}

/** The folder of a database server, and what runs it. */
export type Cluster = {
  readonly folder: string
  readonly programs: PostgresPrograms
  /** Null: whoever runs this process. */
  readonly runAs: RunAs | null
}

/** The server's only user, who owns everything in it. */
export const USER = 'causeway'

/**
 * How the server's programs call their folder: they begin in it. So its path may be long, may hold spaces, and may lie
 * where only root gets in, while the server itself is not root.
 */
export const HERE = '/proc/self/cwd'

/** Where the cluster of a data folder lies. */
export function clusterFolderIn(dataDir: string): string {
  return join(dataDir, 'postgresql')
}

/**
 * The cluster in a data folder, made if there is none. Throws EmbeddedPostgresRefused where there is no server for this
 * platform, or the folder is of another version or engine.
 */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const folder = clusterFolderIn(dataDir)
  const runAs = process.getuid?.() === 0 ? ownerOf(folder) : null
  const programs = findPostgresPrograms(runAs)
  if (programs === null)
    throw new EmbeddedPostgresRefused(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    )
  const cluster = { folder, programs, runAs }
  if (existsSync(folder)) {
    assertSameMajor(cluster)
    closeToOthers(cluster)
  } else {
    assertNoEarlierEngine(dataDir)
    await makeCluster(cluster)
  }
  return cluster
}

/** PostgreSQL refuses to be root. Who owns the files keeps them; those of a new cluster are `nobody`'s, who exists everywhere. */
function ownerOf(folder: string): RunAs {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found !== undefined && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A backup that was copied back may be root's, and open to others; the server refuses both. */
function closeToOthers({ folder, runAs }: Cluster): void {
  if (runAs !== null && statSync(folder).uid !== runAs.uid)
    execFileSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, folder])
  chmodSync(folder, 0o700)
}

function assertSameMajor({ folder, programs }: Cluster): void {
  const major = (version: string) => version.trim().split('.')[0]
  const made = readVersion(folder)
  if (major(made) === major(programs.version)) return
  throw new EmbeddedPostgresRefused(
    `${folder} was made by PostgreSQL ${made}, and this version of Causeway brings PostgreSQL ${programs.version}, which cannot open it. To keep what is in it, start the earlier version of Causeway once more, save it with pg_dump, and load it into a PostgreSQL server that DATABASE_URL names. A play world that you don't need: delete ${join(folder, '..')} and start again.`,
  )
}

function readVersion(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  } catch {
    throw new EmbeddedPostgresRefused(
      `${folder} can't be read, or is no database. If Causeway was started here as another user (as root, say), start it as that user again, or set DATA_DIR to a folder of your own.`,
    )
  }
}

/** Earlier versions had PGlite in `postgres`, whose files no server reads. */
function assertNoEarlierEngine(dataDir: string): void {
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return
  throw new EmbeddedPostgresRefused(
    `${dataDir} holds a play world of an earlier version of Causeway, whose embedded database (PGlite) is no longer supported. Its money is play money: delete the folder, or set DATA_DIR to a new one, and start again.`,
  )
}

/** Made beside its place and moved there whole: a start that is cut off leaves nothing half made. */
async function makeCluster({ folder, programs, runAs }: Cluster): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  chmodSync(unfinished, 0o700)
  if (runAs !== null) chownSync(unfinished, runAs.uid, runAs.gid)
  const initdb = spawn(
    programs.initdb,
    [
      `--pgdata=${HERE}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      // Of 16 MB each, three segments would be most of a small world.
      '--wal-segsize=4',
      '--no-instructions',
    ],
    { ...runAs, cwd: unfinished, env: {}, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  initdb.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.on('error', reject)
    initdb.on('close', resolve)
  })
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new EmbeddedPostgresRefused(
      `The embedded database could not be made in ${folder} (initdb ended with ${code}): ${complaint.trim()}`,
    )
  }
  renameSync(unfinished, folder)
}
