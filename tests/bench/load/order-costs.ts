import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { cpuSeconds } from './process-time.ts'

/** What was spent since a moment. */
export type Costs = {
  /** Statements that the server ran, BEGIN and COMMIT among them. */
  readonly statements: number
  readonly commits: number
  readonly walBytes: number
  /** Pages of 8 kB that were looked at, in memory or on the disk. */
  readonly blocks: number
  /** Processor seconds of the database server, all its processes together. */
  readonly serverSeconds: number
}

/** Counts from now on what the server of `databaseUrl` does; it must have pg_stat_statements loaded. Linux only. */
export async function countCosts(databaseUrl: string): Promise<() => Promise<Costs>> {
  const before = await readCosts(databaseUrl)
  return async () => {
    const after = await readCosts(databaseUrl)
    return {
      statements: after.statements - before.statements,
      commits: after.commits - before.commits,
      walBytes: after.walBytes - before.walBytes,
      blocks: after.blocks - before.blocks,
      serverSeconds: after.serverSeconds - before.serverSeconds,
    }
  }
}

async function readCosts(databaseUrl: string): Promise<Costs> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    const { rows } = await client.query(
      `select pg_backend_pid() as pid,
        (select sum(calls)::bigint from pg_stat_statements) as statements,
        (select sum(xact_commit)::bigint from pg_stat_database) as commits,
        (select wal_bytes from pg_stat_wal) as wal,
        (select sum(shared_blks_hit + shared_blks_read)::bigint from pg_stat_statements) as blocks`,
    )
    const [{ blocks, commits, pid, statements, wal }] = rows
    return {
      statements: Number(statements),
      commits: Number(commits),
      walBytes: Number(wal),
      blocks: Number(blocks),
      serverSeconds: serverSeconds(parentOf(pid)),
    }
  } finally {
    await client.end()
  }
}

/** The server's first process, those it has now, and those that have ended. */
function serverSeconds(first: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isChild(pid, first))
  return [first, ...children].reduce((sum, pid) => sum + cpuSeconds(pid), endedSeconds(first))
}

function isChild(pid: number, parent: number): boolean {
  try {
    return parentOf(pid) === parent
  } catch {
    // It ended meanwhile.
    return false
  }
}

const PARENT_FIELD = 1
const ENDED_FIELDS = [13, 14] as const
const TICKS_PER_SECOND = 100

function parentOf(pid: number): number {
  return fieldOf(pid, PARENT_FIELD)
}

function endedSeconds(pid: number): number {
  return ENDED_FIELDS.reduce((sum, at) => sum + fieldOf(pid, at), 0) / TICKS_PER_SECOND
}

function fieldOf(pid: number, at: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[at])
}
