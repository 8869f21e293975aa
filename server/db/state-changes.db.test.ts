import { randomUUID } from 'node:crypto'
import {
  affiliatePayoutTransitions,
  affiliateTransitions,
  commissionTransitions,
  conversionTransitions,
} from '@causeway/core/affiliates'
import { proposalTransitions } from '@causeway/core/approvals/proposal-states'
import { fiatOrderTransitions } from '@causeway/core/fiat'
import {
  claimTransitions,
  depositTransitions,
  orderTransitions,
  sendTransitions,
  transferTransitions,
} from '@causeway/core/orders'
import { staffTransitions } from '@causeway/core/staff/staff-states'
import { openTestDatabase, plantRows } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { afterAll, expect, type TestContext, test } from 'vitest'
import type { Database } from './database.ts'

type TransitionTable = Readonly<Record<string, object>>

const machines: readonly (readonly [table: string, column: string, TransitionTable])[] = [
  ['orders', 'state', orderTransitions],
  ['deposit', 'state', depositTransitions],
  ['transfer', 'state', transferTransitions],
  ['payment_claim', 'state', claimTransitions],
  ['suspense_return', 'state', sendTransitions],
  ['cold_move', 'state', sendTransitions],
  ['hand_payout', 'state', sendTransitions],
  ['fiat_order', 'status', fiatOrderTransitions],
  ['affiliate', 'state', affiliateTransitions],
  ['affiliate_commission', 'state', commissionTransitions],
  ['affiliate_payout', 'state', affiliatePayoutTransitions],
  ['affiliate_conversion', 'state', conversionTransitions],
  ['staff', 'state', staffTransitions],
  ['proposal', 'state', proposalTransitions],
]

let opened: Database | undefined
const open = async (context: TestContext) => {
  opened ??= (await openTestDatabase(context, 'state_changes')).database
  return opened
}
afterAll(() => opened?.close())

for (const [table, column, transitions] of machines) {
  test(`the database allows exactly the transitions of core for ${table}`, async (context) => {
    const database = await open(context)
    await insertAnyRow(database, table)
    const states = Object.keys(transitions)
    const allowed: string[] = []
    for (const [from, to] of states.flatMap((one) => states.map((two) => [one, two] as const))) {
      if (from === to) continue
      await plantRows(database, (tx) => setState(table, column, from).execute(tx))
      const error = await setState(table, column, to)
        .execute(database.direct())
        .then(
          () => null,
          (refused: unknown) => String(refused),
        )
      if (error === null) allowed.push(`${from}>${to}`)
      else expect(error).toContain(`state cannot change from ${from} to ${to}`)
    }
    expect(allowed.toSorted()).toEqual(changesOf(transitions))
    // Writing the same state again is no change.
    await setState(table, column, await stateOf(database, table, column)).execute(database.direct())
  })
}

function setState(table: string, column: string, state: string) {
  return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${state}`
}

async function stateOf(database: Database, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select ${sql.ref(column)} as state from ${sql.table(table)}`.execute(database.direct())
  return rows[0]?.state ?? ''
}

/** Inserts a row that has no meaning; the table loses its checks and references in this test's own database. */
async function insertAnyRow(database: Database, table: string): Promise<void> {
  const direct = database.direct()
  const constraints = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype in ('c', 'f')`.execute(direct)
  for (const { name } of constraints.rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(direct)
  }
  const columns = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = ${table} and is_nullable = 'NO' and column_default is null`.execute(direct)
  const names = columns.rows.map(({ name }) => sql.ref(name))
  const values = columns.rows.map(({ type }) => anyValueOf(type))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
    direct,
  )
}

function anyValueOf(type: string): string | number | boolean | Date {
  if (type === 'uuid') return randomUUID()
  if (type === 'boolean') return false
  if (type.startsWith('timestamp')) return new Date(0)
  if (type === 'date') return '2026-01-01'
  return type === 'text' ? 'any' : 1
}

/** Each transition once, as `from>to`. */
function changesOf(transitions: TransitionTable): readonly string[] {
  const changes = Object.entries(transitions).flatMap(([from, leads]) =>
    Object.values(leads).map((to) => `${from}>${to}`),
  )
  return [...new Set(changes)].sort()
}
