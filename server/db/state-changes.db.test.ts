import { fiatOrderTransitions } from '@causeway/core/fiat'
import {
  claimTransitions,
  depositTransitions,
  orderTransitions,
  transferTransitions,
} from '@causeway/core/orders'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { afterAll, describe, expect, type TestContext, test } from 'vitest'
import type { Database } from './database.ts'

const machines = [
  { table: 'orders', column: 'state', changes: changesOf(orderTransitions) },
  { table: 'deposit', column: 'state', changes: changesOf(depositTransitions) },
  { table: 'transfer', column: 'state', changes: changesOf(transferTransitions) },
  { table: 'payment_claim', column: 'state', changes: changesOf(claimTransitions) },
  { table: 'fiat_order', column: 'status', changes: changesOf(fiatOrderTransitions) },
] as const

describe('a change of state', () => {
  let opened: Database | undefined
  const open = async (context: TestContext) => {
    opened ??= (await openTestDatabase(context, 'state_changes')).database
    return opened
  }
  afterAll(() => opened?.close())

  for (const { table, column, changes } of machines) {
    test(`of ${table} is let through where the table of states has it`, async (context) => {
      const database = await open(context)
      const { rows } = await sql<{ definition: string }>`
        select pg_get_triggerdef(oid) as definition from pg_trigger
        where tgrelid = ${table}::regclass and tgname = ${`${table}_${column}`}
      `.execute(database.direct())
      const allowed = rows.flatMap(({ definition }) => definition.match(/\w+>\w+/g) ?? [])
      expect(allowed.toSorted()).toEqual(changes)
    })
  }

  test('that no table of states has is refused by the database', async (context) => {
    const database = await open(context)
    const kept = database.transaction('plant_transfer', async (tx) => {
      await sql`
        insert into transfer (id, kind, network, asset, units, destination, state, created_at)
        values ('01900000-0000-7000-8000-000000000001', 'sweep', 'litecoin', 'ltc', 1, 'x', 'planned', now())
      `.execute(tx)
      await sql`update transfer set state = 'planned', units = 2`.execute(tx)
      await sql`update transfer set state = 'signed'`.execute(tx)
      await sql`update transfer set state = 'confirmed'`.execute(tx)
    })
    await expect(kept).rejects.toThrow(
      'transfer 01900000-0000-7000-8000-000000000001: no change from signed to confirmed',
    )
  })
})

/** Each change once, as the database writes it. */
function changesOf(table: Readonly<Record<string, object>>): readonly string[] {
  const changes = Object.entries(table).flatMap(([from, leads]) =>
    Object.values(leads).map((to) => `${from}>${to}`),
  )
  return [...new Set(changes)].sort()
}
