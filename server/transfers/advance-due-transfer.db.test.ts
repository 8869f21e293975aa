import { sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setHalt } from '../halts/set-halt.ts'
import { advanceDueTransfer } from './advance-due-transfer.ts'

describe('a step of a transfer', () => {
  const open = sharedExchange('advance_due_transfer')

  test('has the followers of its order look again', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    await exchange.until(placed, 'sending')
    await sql`update transfer set due_at = now()`.execute(exchange.database.direct())
    const told: unknown[] = []
    onTestFinished(exchange.needs.watch.onChange((orderId) => told.push(orderId)))
    expect(await advanceDueTransfer(exchange.needs)).toBe(true)
    expect(told).toEqual([placed.order.id])
    expect(await advanceDueTransfer(exchange.needs)).toBe(false)
    expect(told).toHaveLength(1)
  })
})
