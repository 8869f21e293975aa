import { execFileSync } from 'node:child_process'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@causeway/server/db'
import pg from 'pg'
import { type RunningPostgres, startPostgres } from '../../support/index.ts'
import { median } from '../report/statistics.ts'

const SHOWN = [
  'server_version',
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'wal_sync_method',
  'commit_delay',
  'shared_buffers',
] as const

/** A PostgreSQL server that waits for the disk at every commit, as in production; databases are made migrated. */
export function startDurablePostgres(): Promise<RunningPostgres> {
  return startPostgres({
    durable: true,
    prepareTemplate: async (url) => {
      const database = await openDatabase({ url, connections: 2 })
      try {
        await migrate(database)
      } finally {
        await database.close()
      }
    },
  })
}

/** A sentence on what "durable" meant in this run. */
export async function durabilityNote(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const settings: string[] = []
    for (const name of SHOWN) {
      const { rows } = await client.query('select current_setting($1) as value', [name])
      settings.push(`${name} ${rows[0].value}`)
    }
    return `PostgreSQL on this machine: ${settings.join(', ')}. Its data lie on ${fileSystem()}, where writing 8 kB and waiting for the disk took ${syncMilliseconds().toFixed(2)} ms (median of 100).`
  } finally {
    await client.end()
  }
}

function fileSystem(): string {
  return execFileSync('stat', ['-f', '-c', '%T', tmpdir()], { encoding: 'utf8' }).trim()
}

function syncMilliseconds(): number {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-sync-'))
  const file = openSync(join(folder, 'probe'), 'w')
  try {
    const page = Buffer.alloc(8192)
    const times = Array.from({ length: 100 }, () => {
      const started = performance.now()
      writeSync(file, page)
      fdatasyncSync(file)
      return performance.now() - started
    })
    return median(times)
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}
