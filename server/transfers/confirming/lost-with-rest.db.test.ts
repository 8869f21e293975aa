import { congest, expectSound, mineAndWork, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../../orders/index.ts'

describe('a payout and the refund of its rest', () => {
  const open = sharedExchange('lost_with_rest')

  test('end their order together, also where the payout was lost in between', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 50_000n)
    await exchange.until(placed, 'hold')
    await congest(exchange, 'bitcoin')
    const holder = { publicCode: placed.order.publicCode, holderSecrets: [placed.holderSecret] }
    const chosen = await changeOrder(exchange.needs, { ...holder, choice: 'exchange_agreed' })
    expect(chosen.ok).toBe(true)
    await mineAndWork(exchange, 8)
    // The payout is confirmed and the refund waits; then the refund is confirmed and the payout waits.
    await congest(exchange, 'ethereum')
    await exchange.controls.reorganise('ethereum', 10, true)
    await exchange.work()
    await exchange.controls.setMinimumFee('bitcoin', null)
    await mineAndWork(exchange, 4)
    const states = await exchange.database
      .direct()
      .selectFrom('transfer')
      .select(['kind', 'state', 'round'])
      .where('order_id', '=', placed.order.id)
      .orderBy('kind')
      .execute()
    expect(states).toEqual([
      { kind: 'payout', state: 'broadcast', round: 1 },
      { kind: 'refund', state: 'confirmed', round: 0 },
    ])
    expect((await exchange.read(placed)).state).toBe('sending')
    await exchange.controls.setMinimumFee('ethereum', null)
    const { destination, events, refund } = await exchange.until(placed, 'finished')
    const ends = events.map(({ kind }) => kind).filter((kind) => kind.endsWith('_confirmed'))
    // Each part but the last is noted; the last ends the order.
    expect(ends.slice(-3)).toEqual(['transfer_confirmed', 'transfer_confirmed', 'payout_confirmed'])
    expect(await exchange.received(destination.address)).toHaveLength(1)
    expect(await exchange.received(refund?.address ?? '')).toHaveLength(1)
    expect(exchange.alerts).toContain('transfer_lost')
    await expectSound(exchange)
  })

  test('leave a payment that came meanwhile to be exchanged next', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    await exchange.pay(placed)
    await mineAndWork(exchange, 12)
    expect((await exchange.read(placed)).state).toBe('finished')
    expect(await exchange.received(placed.order.destination.address)).toHaveLength(2)
    await expectSound(exchange)
  })
})
