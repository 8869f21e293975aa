import { amount } from '@causeway/core/money'
import {
  accountsOf,
  atAddress,
  begin,
  depositsOf,
  type Exchange,
  expectSound,
  ownTransfers,
  sharedExchange,
  turns,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt } from '../halts/set-halt.ts'
import { changeOrder, type PlacedOrder } from '../orders/index.ts'

const SOLD = { from: 'eth', to: 'ltc', given: '0.5' } as const

async function paidOnce(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const { sentTo } = await exchange.read(placed)
  const received = await exchange.received(placed.order.destination.address)
  expect(received.map(({ amount: { units } }) => units)).toEqual([sentTo?.units])
  await expectSound(exchange)
}

describe('a deposit that was swept and is reorganised out', () => {
  const open = sharedExchange('swept_deposit', { withAccounts: true })

  test('after its payout: both are lost and booked so, and both are made good when it returns', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place(SOLD)
    const { txId } = await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 6)
    expect(await ownTransfers(exchange, since)).toMatchObject([{ state: 'confirmed' }])
    accountsOf(exchange).drop(txId)
    await turns(exchange, 3)
    expect(exchange.alerts).toContain('deposit_lost_after_payout')
    expect(await depositsOf(exchange, placed)).toMatchObject([{ state: 'reversed' }])
    expect(await ownTransfers(exchange, since)).toMatchObject([{ kind: 'sweep', state: 'signed' }])
    expect((await exchange.read(placed)).state).toBe('finished')
    await paidOnce(exchange, placed)
    await liftHalt(exchange.database, 'ethereum')
    // Its bytes are refused for want of money, and nothing else is signed from there.
    await turns(exchange, 3)
    expect(await ownTransfers(exchange, since)).toMatchObject([{ attempt: 1, state: 'signed' }])
    await paidOnce(exchange, placed)
    accountsOf(exchange).remake(txId, {})
    await turns(exchange, 8)
    expect(await depositsOf(exchange, placed)).toMatchObject([{ state: 'settled' }])
    expect(await ownTransfers(exchange, since)).toMatchObject([{ attempt: 1, state: 'confirmed' }])
    expect(atAddress(exchange, placed, 'eth')).toBe(10_000n)
    await paidOnce(exchange, placed)
  })

  test('before its settlement: the order waits, is paid again, and the old sweep takes the new money', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ ...SOLD, kind: 'fixed' })
    const { units } = placed.order.expectedFrom
    const { txId } = await exchange.pay(placed, units + 7n)
    await exchange.until(placed, 'hold')
    await turns(exchange, 6)
    expect(await ownTransfers(exchange, since)).toMatchObject([{ state: 'confirmed' }])
    accountsOf(exchange).drop(txId)
    await turns(exchange, 3)
    expect((await exchange.read(placed)).state).toBe('waiting')
    expect(await depositsOf(exchange, placed)).toMatchObject([{ state: 'reversed' }])
    await expectSound(exchange)
    await exchange.pay(placed, units + 9n)
    await exchange.until(placed, 'hold')
    await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'exchange',
    })
    await exchange.until(placed, 'finished')
    await turns(exchange, 8)
    const [sweep, ...more] = await ownTransfers(exchange, since)
    expect([sweep?.state, more]).toEqual(['confirmed', []])
    expect(atAddress(exchange, placed, 'eth')).toBe(10_002n)
    expect((await depositsOf(exchange, placed)).map(({ swept_by }) => swept_by)).toEqual([
      null,
      sweep?.id,
    ])
    await paidOnce(exchange, placed)
    // What was taken away returns: it lies there unswept.
    accountsOf(exchange).remake(txId, {})
    await exchange.until(placed, 'hold')
    await turns(exchange, 8)
    expect(await ownTransfers(exchange, since)).toHaveLength(2)
    expect((await depositsOf(exchange, placed)).every(({ swept_by }) => swept_by !== null)).toBe(
      true,
    )
    await expectSound(exchange)
  })

  test('as another, smaller sum: that lies there, and the books know it', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ ...SOLD, from: 'usdt20', given: '150' })
    const { txId } = await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 10)
    const own = await ownTransfers(exchange, since)
    expect(own.map(({ kind, state }) => [kind, state])).toEqual([
      ['gas', 'confirmed'],
      ['sweep', 'confirmed'],
    ])
    accountsOf(exchange).drop(txId)
    accountsOf(exchange).remake(txId, { units: 100_000_000n })
    await turns(exchange, 3)
    await liftHalt(exchange.database, 'ethereum')
    await turns(exchange, 6)
    expect(atAddress(exchange, placed, 'usdt20')).toBe(100_000_000n)
    expect((await depositsOf(exchange, placed)).map(({ state }) => state)).toEqual([
      'reversed',
      'settled',
    ])
    await paidOnce(exchange, placed)
    await exchange.controls.pay({ amount: amount('usdt20', 50_000_000n), ...placed.order.payIn })
    await turns(exchange, 10)
    expect(atAddress(exchange, placed, 'usdt20')).toBe(0n)
    await expectSound(exchange)
  })
})
