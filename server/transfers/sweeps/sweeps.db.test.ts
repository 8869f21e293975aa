import { amount } from '@causeway/core/money'
import { fail } from '@causeway/core/result'
import {
  accountsOf,
  atAddress,
  begin,
  depositsOf,
  expectSound,
  ownTransfers,
  sharedExchange,
  turns,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { advanceDueTransfer } from '../advance-due-transfer.ts'

describe('sweeping', () => {
  const open = sharedExchange('sweeps', { withAccounts: true })

  test('brings a coin from its pay-in address to the hot wallet', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const woken = exchange.woken.length
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 6)
    expect(exchange.woken.slice(woken)).toContain('transfers')
    const [sweep, ...more] = await ownTransfers(exchange, since)
    expect(more).toEqual([])
    expect(sweep).toMatchObject({ kind: 'sweep', state: 'confirmed', asset: 'eth' })
    expect(await depositsOf(exchange, placed)).toMatchObject([{ swept_by: sweep?.id }])
    // A tenth of the fee offered came back: dust that stays.
    expect(atAddress(exchange, placed, 'eth')).toBe(10_000n)
    await expectSound(exchange)
  })

  test('sends gas ahead of a token, once, and takes it for no deposit', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ from: 'usdt20', to: 'ltc', given: '150' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 10)
    const own = await ownTransfers(exchange, since)
    expect(own.map(({ kind, state }) => [kind, state])).toEqual([
      ['gas', 'confirmed'],
      ['sweep', 'confirmed'],
    ])
    expect(atAddress(exchange, placed, 'usdt20')).toBe(0n)
    expect(await depositsOf(exchange, placed)).toHaveLength(1)
    expect(exchange.alerts).not.toContain('deposit_unexplained')
    await expectSound(exchange)
  })

  test('waits while its asset is halted, and sends nothing twice when workers race', async (context) => {
    const { exchange, since } = await begin(await open(context))
    await setHalt(exchange.database, { scope: 'usdt20', reason: 'a test', at: 0 })
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await setHalt(exchange.database, { scope: 'eth', reason: 'a test', at: 0 })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 2)
    expect(await ownTransfers(exchange, since)).toEqual([])
    await liftHalt(exchange.database, 'usdt20')
    await liftHalt(exchange.database, 'eth')
    await Promise.all([exchange.work(), exchange.work()])
    await turns(exchange, 6)
    expect(await ownTransfers(exchange, since)).toMatchObject([{ state: 'confirmed' }])
    await expectSound(exchange)
  })

  test('that cannot be composed is cancelled, frees its deposits and is offered again', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'insufficient_funds' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    delete answers.compose
    const given = await ownTransfers(exchange, since)
    expect(given.length).toBeGreaterThan(0)
    expect(given.every(({ state }) => state === 'cancelled')).toBe(true)
    expect(await depositsOf(exchange, placed)).toMatchObject([{ swept_by: null }])
    await turns(exchange, 6)
    const own = await ownTransfers(exchange, since)
    expect(own.filter(({ state }) => state === 'confirmed')).toHaveLength(1)
    await expectSound(exchange)
  })

  test('leaves what is not worth its fee, and what is not deep enough', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(placed, 90_000n)
    await exchange.until(placed, 'hold')
    await turns(exchange, 3)
    expect(await ownTransfers(exchange, since)).toEqual([])
    // The address holds enough now, and not all of it is deep: nothing goes before the rest.
    await exchange.pay(placed)
    await exchange.mine()
    await exchange.work()
    const deep = (await depositsOf(exchange, placed)).every(({ state }) => state !== 'seen')
    expect(await ownTransfers(exchange, since)).toHaveLength(deep ? 1 : 0)
    await turns(exchange, 8)
    const [sweep, ...more] = await ownTransfers(exchange, since)
    expect(sweep?.state).toBe('confirmed')
    expect(more).toEqual([])
    const deposits = await depositsOf(exchange, placed)
    expect(deposits.map(({ swept_by }) => swept_by)).toEqual([sweep?.id, sweep?.id])
    await expectSound(exchange)
  })

  test('takes unexplained money at a pay-in address along', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.controls.pay({ amount: amount('usdc', 5_000_000n), ...placed.order.payIn })
    await turns(exchange, 12)
    const own = await ownTransfers(exchange, since)
    expect(own.map(({ kind, asset, state }) => [kind, asset, state])).toEqual([
      ['gas', 'eth', 'confirmed'],
      ['sweep', 'usdc', 'confirmed'],
    ])
    await expectSound(exchange)
  })

  test('comes at once where a payout lacks what lies at pay-in addresses', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const { answers } = exchange.script('ethereum')
    answers.sweeps = null
    const paid = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(paid)
    await exchange.until(paid, 'finished')
    delete answers.sweeps
    const real = exchange.needs.chains.get('ethereum')?.compose
    answers.compose = (intent, ...rest) =>
      intent.kind === 'payout' || real === undefined
        ? fail({ code: 'insufficient_funds' })
        : real(intent, ...rest)
    const placed = await exchange.place({ from: 'btc', to: 'eth' })
    await exchange.pay(placed)
    answers.sweeps = null
    for (let turn = 0; turn < 4; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    expect(await ownTransfers(exchange, since)).toEqual([])
    delete answers.sweeps
    await exchange.database
      .direct()
      .updateTable('transfer')
      .set({ due_at: new Date(0) })
      .where('order_id', '=', placed.order.id)
      .execute()
    while ((await ownTransfers(exchange, since)).length === 0) {
      expect(await advanceDueTransfer(exchange.needs)).toBe(true)
    }
    delete answers.compose
    await exchange.until(placed, 'finished')
    await turns(exchange, 6)
    await expectSound(exchange)
  })

  test('is replaced by a dearer one where it is stuck', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const accounts = accountsOf(exchange)
    const placed = await exchange.place({ from: 'usdt20', to: 'ltc', given: '150' })
    await exchange.controls.pay({ amount: amount('eth', 10n ** 9n), ...placed.order.payIn })
    await exchange.pay(placed)
    await exchange.work()
    await exchange.mine()
    accounts.leastFee = 500_000n
    await exchange.until(placed, 'finished')
    await turns(exchange, 4)
    exchange.clock.advance(601)
    await turns(exchange, 8)
    accounts.leastFee = 0n
    const own = await ownTransfers(exchange, since)
    expect(own.some(({ attempt, state }) => attempt === 2 && state === 'confirmed')).toBe(true)
    await turns(exchange, 8)
    await expectSound(exchange)
  })
})
