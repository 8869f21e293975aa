import { sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sha256Hex } from '../holders/holder-secret.ts'
import { placeOrder } from './place-order.ts'

describe('what the database keeps of an order’s maker', () => {
  const open = sharedExchange('stored_secrets')

  test('is a hash of their secret, and neither the secret nor their key nor their rate ID', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input({ kind: 'fixed' })
    const result = await placeOrder(exchange.needs, input)
    if (!result.ok) throw new Error(result.failure.code)
    const placed = result.value
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const database = exchange.database.direct()
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(database)
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select t::text as row from ${sql.table(name)} t`.execute(database)
      texts.push(JSON.stringify(rows))
    }
    const kept = texts.join('\n')
    expect(kept).toContain(placed.order.publicCode)
    expect(kept).toContain(sha256Hex(placed.holderSecret))
    for (const secret of [placed.holderSecret, input.idempotencyKey, input.rateId ?? '']) {
      expect(secret.length).toBeGreaterThan(20)
      expect(kept).not.toContain(secret)
    }
  })
})
