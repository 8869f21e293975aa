import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'

const KEY = 'the new account’s key'

describe('a payout that makes its account', () => {
  const open = sharedExchange('plan_transfer')

  /** The keys of the payouts of an order that is paid twice: the first as it is said to have gone, the second planned. */
  async function keysOf(exchange: Exchange, first: { key?: null; destination?: string } = {}) {
    const placed = await exchange.place()
    const { id } = placed.order
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const { key = KEY, ...changed } = first
    await plantRows(exchange.database, async (tx) => {
      const account = { account_key: KEY, account_cost: 0n }
      await tx.updateTable('orders').set(account).where('id', '=', id).execute()
      const made = { account_key: key, ...changed }
      await tx.updateTable('transfer').set(made).where('order_id', '=', id).execute()
    })
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    exchange.clock.advance(60)
    await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    await exchange.until(placed, 'sending')
    await liftHalt(exchange.database, 'ethereum')
    const rows = await exchange.database
      .direct()
      .selectFrom('transfer')
      .select('account_key')
      .where('order_id', '=', id)
      .orderBy('created_at')
      .execute()
    return rows.map(({ account_key }) => account_key)
  }

  test('makes it once, however often the order is paid', async (context) => {
    expect(await keysOf(await open(context))).toEqual([KEY, null])
  })

  test('makes it where none or another was made before', async (context) => {
    const exchange = await open(context)
    expect(await keysOf(exchange, { key: null })).toEqual([null, KEY])
    expect(await keysOf(exchange, { destination: 'another' })).toEqual([KEY, KEY])
  })
})
