import { randomUUID } from 'node:crypto'
import type { PaymentStatus } from '@causeway/core/ports'
import { type Exchange, holdRow, queueOf, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { countBlocks } from './count-blocks.ts'
import { depositRow } from './deposits.fixture.ts'

const DAY = 86_400_000

type Row = ReturnType<typeof depositRow>

function statusWith(confirmations: number): PaymentStatus {
  return { txId: 'tx', outputIndex: 0, state: 'in_block', confirmations, blockHash: 'block' }
}

describe('counting the blocks of a deposit', () => {
  const open = sharedExchange('count_blocks')

  /** Writes a deposit down, counts, and says when it is looked at again, in seconds. */
  async function count(exchange: Exchange, change: Partial<Row>, confirmations: number) {
    const row = depositRow({ id: randomUUID(), tx_id: randomUUID(), ...change })
    await exchange.database.direct().insertInto('deposit').values(row).execute()
    await countBlocks(exchange.needs, [{ deposit: row, status: statusWith(confirmations) }])
    const { rows } = await sql<{ seconds: number | null; confirmations: number }>`
      select round(extract(epoch from due_at - now()))::int as seconds, confirmations from deposit
      where id = ${row.id}`.execute(exchange.database.direct())
    expect(rows[0]?.confirmations).toBe(confirmations)
    return rows[0]?.seconds
  }

  test.for([
    ['seen', 2, 1],
    ['seen', 30, 1],
    ['confirmed', 2, 1],
    ['settled', 2, 1],
    ['confirmed', 3, 15],
    ['settled', 14, 15],
    ['settled', 15, null],
    ['confirmed', 30, null],
  ] as const)(
    '%s under %i of 3 blocks: again in %s seconds',
    async ([state, blocks, seconds], context) => {
      const exchange = await open(context)
      expect(await count(exchange, { state }, blocks)).toBe(seconds)
    },
  )

  test.for(['gone', 'reversed'] as const)(
    'one that is %s is looked for once a minute for two weeks',
    async (state, context) => {
      const exchange = await open(context)
      const seen = (before: number) => new Date(exchange.clock.now() - 14 * DAY - before)
      expect(await count(exchange, { state, seen_at: seen(0) }, 0)).toBe(60)
      expect(await count(exchange, { state, seen_at: seen(1) }, 0)).toBeNull()
    },
  )

  /** What those who follow the order are told, and whether the order is looked at. */
  async function told(
    exchange: Exchange,
    { before, blocks, state }: { state: Row['state']; before: number; blocks: number },
  ) {
    const { order } = await exchange.place()
    const direct = exchange.database.direct()
    const versionOf = async () => {
      const row = await direct
        .selectFrom('orders')
        .select('version')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
      return { ...row, dueAt: (await queueOf(exchange, order.id)).due_at?.getTime() }
    }
    const changed: string[] = []
    onTestFinished(exchange.needs.watch.onChange((id) => changed.push(id)))
    const woken: unknown[] = []
    const row = depositRow({
      id: randomUUID(),
      tx_id: randomUUID(),
      order_id: order.id,
      role: 'order',
      confirmations: before,
      state,
    })
    await direct.insertInto('deposit').values(row).execute()
    const first = await versionOf()
    const needs = { ...exchange.needs, wake: (kind?: unknown) => woken.push(kind) }
    await countBlocks(needs, [{ deposit: row, status: statusWith(blocks) }])
    const second = await versionOf()
    // Later tests work on.
    await direct.deleteFrom('deposit').where('id', '=', row.id).execute()
    return {
      isTold: changed.includes(order.id) && second.version === first.version + 1,
      isSilent: changed.length === 0 && second.version === first.version,
      isLookedAt: second.dueAt !== first.dueAt && woken.includes('orders'),
    }
  }

  test.for([
    ['seen', 0, 1, 'told'],
    ['seen', 1, 1, 'silent'],
    ['confirmed', 3, 4, 'silent'],
    ['settled', 3, 4, 'silent'],
    ['confirmed', 3, 2, 'told'],
    ['settled', 3, 2, 'told'],
    ['settled', 1, 2, 'told'],
    ['settled', 2, 3, 'told'],
    ['confirmed', 2, 3, 'looked at'],
    ['gone', 0, 1, 'silent'],
  ] as const)(
    '%s that had %i of 3 blocks and has %i: its order is %s',
    async ([state, before, blocks, then], context) => {
      expect(await told(await open(context), { state, before, blocks })).toEqual({
        isTold: then !== 'silent',
        isSilent: then === 'silent',
        isLookedAt: then === 'looked at',
      })
    },
  )

  test('changes nothing where the deposit is no longer as it was read', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const row = depositRow({
      id: randomUUID(),
      tx_id: randomUUID(),
      order_id: order.id,
      role: 'order',
      state: 'seen',
    })
    await exchange.database.direct().insertInto('deposit').values(row).execute()
    const changed: string[] = []
    onTestFinished(exchange.needs.watch.onChange((id) => changed.push(id)))
    await countBlocks(exchange.needs, [{ deposit: { ...row, round: 1 }, status: statusWith(9) }])
    expect(changed).toEqual([])
    await exchange.database.direct().deleteFrom('deposit').where('id', '=', row.id).execute()
  })

  test('passes by what another transaction is changing, and leaves it due', async (context) => {
    const { database, needs } = await open(context)
    const due_at = new Date(0)
    const [free, held] = [randomUUID(), randomUUID()].map((id) =>
      depositRow({ id, tx_id: id, state: 'confirmed', due_at }),
    ) as [Row, Row]
    await database.direct().insertInto('deposit').values([free, held]).execute()
    const status = statusWith(9)
    const letGo = await holdRow({ database }, 'deposit', held.id)
    await countBlocks(needs, [
      { deposit: held, status },
      { deposit: free, status },
    ])
    await letGo()
    const rows = await database
      .direct()
      .selectFrom('deposit')
      .select(['id', 'confirmations', 'due_at'])
      .where('id', 'in', [free.id, held.id])
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    expect(byId.get(free.id)?.confirmations).toBe(9)
    expect(byId.get(held.id)).toMatchObject({ confirmations: 3, due_at })
  })
})
