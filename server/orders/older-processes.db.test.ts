import { type Exchange, plantRows, queueOf, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

/** What a process of the version before does to an order's row. */
const asOlder = ({ database }: Exchange, id: string, change: string) =>
  sql`update orders set ${sql.raw(change)} where id = ${id}::uuid`.execute(database.direct())

async function endedState({ database }: Exchange, id: string) {
  const { ended_state } = await database
    .direct()
    .selectFrom('orders')
    .select('ended_state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return ended_state
}

describe('beside processes of the version before', () => {
  const open = sharedExchange('older_processes')

  test('what they find due, leave to rest, or give up is so for all', async (context) => {
    const exchange = await open(context)
    const { id } = (await exchange.place()).order
    await asOlder(exchange, id, "due_at = '2026-01-01', attempts = 3, last_error = 'it failed'")
    const due_at = new Date('2026-01-01')
    const failed = { due_at, attempts: 3, last_error: 'it failed', dead: false }
    expect(await queueOf(exchange, id)).toEqual(failed)
    await asOlder(exchange, id, 'dead = true')
    expect(await queueOf(exchange, id)).toEqual({ ...failed, dead: true })
    await asOlder(exchange, id, 'due_at = null, attempts = 0, last_error = null, dead = false')
    expect(await queueOf(exchange, id)).toMatchObject({ due_at: null })
  })

  test('what they place is looked at', async (context) => {
    const exchange = await open(context)
    const { id } = (await exchange.place()).order
    const [copy] = await exchange.database.statement<{ id: string }>(
      'copy',
      sql`
      insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(),
        'public_code', 'of an older process', 'holder_hash', 'of an older process', 'pay_in_index', 900000,
        'pay_in_address', 'of an older process', 'due_at', now()))).*
      from orders where id = ${id}::uuid returning id`,
    )
    expect(await queueOf(exchange, copy?.id ?? '')).toMatchObject({ due_at: expect.any(Date) })
  })

  test('what they end, and open again, is found by how it ended', async (context) => {
    const exchange = await open(context)
    const { id } = (await exchange.place()).order
    await asOlder(exchange, id, "state = 'expired', ended_at = now()")
    expect(await endedState(exchange, id)).toBe('expired')
    await asOlder(exchange, id, "state = 'confirming', ended_at = null")
    expect(await endedState(exchange, id)).toBeNull()
  })

  test('what they note of a partner’s order is told to the partner', async (context) => {
    const exchange = await open(context)
    const { id } = (await exchange.place()).order
    const direct = exchange.database.direct()
    const untold = () =>
      direct.selectFrom('order_untold').selectAll().where('order_id', '=', id).execute()
    await asOlder(exchange, id, 'event_count = event_count + 1')
    expect(await untold()).toEqual([])
    await plantRows(exchange.database, (tx) =>
      sql`update orders set partner_key_id = gen_random_uuid() where id = ${id}::uuid`.execute(tx),
    )
    await asOlder(exchange, id, 'event_count = event_count + 1')
    expect(await untold()).toEqual([{ order_id: id }])
  })
})
