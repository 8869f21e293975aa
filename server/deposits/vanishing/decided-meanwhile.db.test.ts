import { expectSound, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { reverseDeposit } from '../reverse-deposit.ts'
import { depositOf } from './vanishing.fixture.ts'

describe('a deposit that was found gone', () => {
  const open = sharedExchange('decided_meanwhile')

  test.for([
    { round: 1 },
    { role: 'capital', order_id: null },
    { state: 'settled' },
    { block_hash: 'another block' },
  ] as const)(
    'is not reversed where it has become %o since it was read',
    async (change, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ kind: 'fixed' })
      const paid = await exchange.pay(placed, placed.order.expectedFrom.units + 1n)
      await exchange.until(placed, 'hold')
      const known = await depositOf(exchange, paid)
      const become = (row: object) =>
        plantRows(exchange.database, (tx) =>
          tx.updateTable('deposit').set(row).where('id', '=', known.id).execute(),
        )
      await become(change)
      await reverseDeposit(exchange.needs, known)
      const { due_at: _, ...left } = await depositOf(exchange, paid)
      expect(left).toMatchObject({ state: 'confirmed', round: 0, ...change })
      expect((await exchange.read(placed)).state).toBe('hold')
      await become(known)
      await expectSound(exchange)
    },
  )
})
