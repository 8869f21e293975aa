import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FolderInUse } from './exclusive-folder.ts'
import { joinEmbeddedPostgres, openEmbeddedPostgres } from './open-embedded-postgres.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const serverOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').split('\n')[0])

const isRunning = (pid: number) => statSync(`/proc/${pid}`, { throwIfNoEntry: false }) !== undefined

test('keeps what was written from one opening to the next and in a copy, syncs to disk, and listens nowhere', async () => {
  const first = await openEmbeddedPostgres(folder)
  await ask(first.url, 'create table kept (word text)')
  await ask(first.url, "insert into kept values ('still here')")
  const [settings] = await ask(
    first.url,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as listens, current_setting('timezone') as zone",
  )
  expect(settings).toEqual({ fsync: 'on', commit: 'on', listens: '', zone: 'UTC' })
  await first.close()
  const second = await openEmbeddedPostgres(folder)
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'still here' }])
  await second.close()
  // A backup: whoever copies it owns it, root included.
  const copy = join(folder, 'copy')
  cpSync(join(folder, 'postgresql'), join(copy, 'postgresql'), { recursive: true })
  const third = await openEmbeddedPostgres(copy)
  expect(await ask(third.url, 'select word from kept')).toEqual([{ word: 'still here' }])
  await third.close()
})

test('works in a folder whose path has spaces and is longer than a socket’s may be', async () => {
  const far = join(folder, `a folder of ${'many '.repeat(30)}letters`)
  mkdirSync(far)
  const opened = await openEmbeddedPostgres(far)
  expect(await ask(opened.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await opened.close()
})

test('is for one opening at a time, and says so', async () => {
  const opened = await openEmbeddedPostgres(folder)
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(FolderInUse)
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(
    'is in use by another Causeway process',
  )
  await opened.close()
  await (await openEmbeddedPostgres(folder)).close()
})

test('lets a command join the server of a running product, and leaves it running', async () => {
  expect(() => joinEmbeddedPostgres(folder)).toThrow('ENOENT')
  const opened = await openEmbeddedPostgres(folder)
  const joined = joinEmbeddedPostgres(folder)
  await ask(joined.url, 'create table kept (word text)')
  await joined.close()
  await ask(opened.url, "insert into kept values ('of both')")
  const again = joinEmbeddedPostgres(folder)
  expect(await ask(again.url, 'select word from kept')).toEqual([{ word: 'of both' }])
  await again.close()
  await opened.close()
})

test('ends when its process is killed, and what was committed is there at the next start', async () => {
  const code = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))})
    const { default: pg } = await import('pg')
    const { url } = await openEmbeddedPostgres(${JSON.stringify(folder)})
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table kept (word text)')
    await client.query("insert into kept values ('committed')")
    await client.query('begin')
    await client.query("insert into kept values ('not committed')")
    console.log('written')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const server = serverOf(folder)
  expect(isRunning(server)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  // At once: what waits for the former server is the opening.
  const opened = await openEmbeddedPostgres(folder)
  expect(isRunning(server)).toBe(false)
  expect(await ask(opened.url, 'select word from kept')).toEqual([{ word: 'committed' }])
  await opened.close()
})

test('is started again when it ends by itself', async () => {
  const troubles: unknown[] = []
  const opened = await openEmbeddedPostgres(folder, (error) => troubles.push(error))
  const before = serverOf(folder)
  process.kill(before, 'SIGKILL')
  await vi.waitFor(
    async () => {
      expect(serverOf(folder)).not.toBe(before)
      expect(await ask(opened.url, 'select 1 as one')).toEqual([{ one: 1 }])
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(String(troubles[0])).toContain('is started again')
  await opened.close()
})

test('a folder of the earlier engine is told to be made anew', async () => {
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n')
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(
    /earlier version of Causeway.*delete the folder, or set DATA_DIR to a new one/,
  )
})

test('a folder of another major version is left as it is, with what to do', async () => {
  mkdirSync(join(folder, 'postgresql'))
  writeFileSync(join(folder, 'postgresql/PG_VERSION'), '17\n')
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(
    /made by PostgreSQL 17.*brings PostgreSQL \d+.*pg_dump/,
  )
  expect(readFileSync(join(folder, 'postgresql/PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a start that was cut off while the cluster was made is begun anew', async () => {
  mkdirSync(join(folder, 'postgresql.unfinished'))
  writeFileSync(join(folder, 'postgresql.unfinished/half'), '')
  const opened = await openEmbeddedPostgres(folder)
  expect(await ask(opened.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await opened.close()
})
