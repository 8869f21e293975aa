import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tableOwners } from '@causeway/server/db'
import { describe, expect, test } from 'vitest'
import { findWrites, type TableWrite } from './find-writes.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const owners: ReadonlyMap<string, string> = new Map(Object.entries(tableOwners))
const tables = new Set(owners.keys())

/** The rooms that hold a database. */
const ROOMS = ['server', 'adapters', 'api', 'site', 'main']

type Source = { readonly path: string; readonly text: string }

const sources: readonly Source[] = ROOMS.flatMap((room) =>
  readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(path))
    .map((path) => `${room}/${path}`)
    .filter((path) => !path.includes('node_modules/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })),
)

type Write = TableWrite & { readonly path: string }

const writesIn = (given: readonly Source[]): readonly Write[] =>
  given.flatMap(({ path, text }) =>
    findWrites(path, text, tables).map((write) => ({ path, ...write })),
  )

const tablesWritten = (text: string) =>
  writesIn([{ path: 'planted.ts', text }]).map(({ table }) => table)

/** Statements that stand elsewhere than in the folder of the noun that owns their table. */
function foreign(writes: readonly Write[]): readonly string[] {
  return writes
    .filter(({ path, table }) => !isOwnersFile(path, table))
    .map(({ path, line, table }) => `${path}:${line} writes ${table ?? 'an unknown table'}`)
}

function isOwnersFile(path: string, table: string | null): boolean {
  const owner = table === null ? undefined : owners.get(table)
  return owner !== undefined && path.startsWith(`server/${owner}/`)
}

describe('planted writes', () => {
  test.each([
    "tx.insertInto('halt').values(row)",
    "database\n  .direct()\n  .updateTable('halt as h')",
    "tx.with('gone', (query) => query.deleteFrom(`halt`)).selectFrom('gone')",
    "const lists = ['halt'] as const\nfor (const each of lists) await tx.deleteFrom(each)",
    "for (const each of ['halt'] as const) {\n  await tx.deleteFrom(each)\n}",
    `sql\`insert into halt (scope) values (\${scope})\``,
    `sql<Row>\`with old as (select 1) update halt as h set reason = \${reason} from old\``,
    `sql\`\${first} union all \${sql\`delete from only public."halt"\`}\``,
    "sql.raw('TRUNCATE halt')",
    "client.query('copy halt (scope) from stdin')",
  ])('%s is found', (text) => {
    expect(tablesWritten(text)).toEqual(['halt'])
  })

  test.each([
    "tx.selectFrom('halt').forUpdate()",
    'sql`select scope from halt for update of halt`',
    'sql`insert into nothing_of_ours select scope from halt on conflict do update set scope = 1`',
    "hash.update('halt').digest()",
    '// insert into halt',
  ])('%s is none', (text) => {
    expect(tablesWritten(text)).toEqual([])
  })

  test.each([
    'tx.deleteFrom(table)',
    "for (const each of tablesOf('halt')) await tx.deleteFrom(each)",
    `sql\`update \${sql.table(name)} set reason = 1\``,
    `sql.raw(\`delete from \${name}\`)`,
  ])('of %s nobody can say which table it writes', (text) => {
    expect(tablesWritten(text)).toEqual([null])
  })

  test('outside the folder of its owner each is reported', () => {
    const text = "export const lift = (tx) => tx.deleteFrom('halt')"
    const planted = ['server/halts/lift.ts', 'server/orders/lift.ts', 'api/web/lift.ts']
    expect(foreign(writesIn(planted.map((path) => ({ path, text }))))).toEqual([
      'server/orders/lift.ts:1 writes halt',
      'api/web/lift.ts:1 writes halt',
    ])
    const blind = { path: 'server/halts/any.ts', text: 'tx.deleteFrom(table)' }
    expect(foreign(writesIn([blind]))).toEqual(['server/halts/any.ts:1 writes an unknown table'])
  })
})

describe('the project', () => {
  const writes = writesIn(sources)

  test('writes each table in the folder of its owner and nowhere else', () => {
    expect(foreign(writes)).toEqual([])
  })

  test('writes every table, and the owners are nouns', () => {
    const written = new Set(writes.map(({ table }) => table))
    expect([...tables].filter((table) => !written.has(table))).toEqual([])
    const nouns = [...new Set(owners.values())]
    expect(nouns.filter((noun) => !existsSync(join(projectRoot, 'server', noun)))).toEqual([])
  })
})
