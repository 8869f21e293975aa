import {
  expectSound,
  paidOnce,
  postingsOf,
  sharedExchange,
  transferOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { liftHalt } from '../../halts/set-halt.ts'
import { changeOrder } from '../../orders/index.ts'
import { followDeposits } from '../follow-deposits.ts'
import {
  bringBack,
  depositOf,
  halt,
  passBlocks,
  setDepositDue,
  vanish,
} from './vanishing.fixture.ts'

describe('a deposit that vanishes', () => {
  const open = sharedExchange('vanished_deposit')

  test('before it was booked: the order waits again, and is paid out once when it returns', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    await exchange.mine()
    vanish(exchange, paid)
    await exchange.until(placed, 'waiting')
    expect((await depositOf(exchange, paid)).state).toBe('gone')
    expect(await postingsOf(exchange, placed)).toEqual([])
    await passBlocks(exchange)
    bringBack(exchange, paid)
    await exchange.until(placed, 'finished')
    expect((await depositOf(exchange, paid)).round).toBe(1)
    await paidOnce(exchange, placed)
  })

  test('before it was booked, and is reported by the scan when a reorganisation brings it back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await exchange.mine()
    await exchange.work()
    vanish(exchange, paid)
    await exchange.until(placed, 'waiting')
    await setDepositDue(exchange, paid, null)
    bringBack(exchange, paid)
    await exchange.controls.reorganise('bitcoin', 3, false)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('after it was booked: it is reversed, and booked anew when it returns', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    const paid = await exchange.pay(placed, placed.order.expectedFrom.units + 1n)
    await exchange.until(placed, 'hold')
    vanish(exchange, paid)
    await exchange.until(placed, 'waiting')
    expect((await depositOf(exchange, paid)).state).toBe('reversed')
    await expectSound(exchange)
    bringBack(exchange, paid)
    await exchange.until(placed, 'hold')
    expect(await postingsOf(exchange, placed)).toEqual([
      'deposit_confirmed',
      'deposit_reversed',
      'deposit_confirmed',
    ])
    await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'exchange',
    })
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('after its settlement, before anything was signed: the order is taken back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await halt(exchange, 'ethereum')
    await exchange.until(placed, 'sending')
    expect((await transferOf(exchange, placed)).state).toBe('planned')
    vanish(exchange, paid)
    await exchange.until(placed, 'waiting')
    expect((await transferOf(exchange, placed)).state).toBe('cancelled')
    await liftHalt(exchange.database, 'ethereum')
    await exchange.work()
    expect(await exchange.received(placed.order.destination.address)).toEqual([])
    await expectSound(exchange)
    bringBack(exchange, paid)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('while a worker holds the reserved payout: nothing is decided before that is over', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    const paid = await exchange.pay(placed)
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await exchange.until(placed, 'sending')
    const lease = (until: string) =>
      sql`update transfer set lease_until = now() + ${until}::interval, due_at = now()
        where order_id = ${placed.order.id}`.execute(exchange.database.direct())
    expect((await transferOf(exchange, placed)).state).toBe('reserved')
    await lease('1 hour')
    vanish(exchange, paid)
    await exchange.work()
    expect((await depositOf(exchange, paid)).state).toBe('settled')
    expect(exchange.alerts).not.toContain('deposit_lost_after_payout')
    await lease('-1 second')
    await exchange.until(placed, 'waiting')
    expect((await transferOf(exchange, placed)).state).toBe('cancelled')
    const inputs = await exchange.database
      .direct()
      .selectFrom('reserved_input')
      .selectAll()
      .where('network', '=', 'litecoin')
      .execute()
    expect(inputs).toEqual([])
    exchange.signing.instead = null
    await expectSound(exchange)
  })

  test('while a worker is about to reserve: its reservation is refused and nothing is signed', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    const paid = await exchange.pay(placed)
    const { answers } = exchange.script('litecoin')
    const funding = exchange.needs.chains.get('litecoin')?.funding
    if (funding === undefined) throw new Error('No litecoin')
    answers.funding = async (intent) => {
      delete answers.funding
      vanish(exchange, paid)
      await setDepositDue(exchange, paid, 'now')
      await exchange.work()
      return funding(intent)
    }
    const signed: string[] = []
    exchange.signing.instead = (plan) => {
      signed.push(plan.intent.transferId)
      return exchange.signing.real(plan)
    }
    await exchange.until(placed, 'waiting')
    expect((await transferOf(exchange, placed)).state).toBe('cancelled')
    expect(signed).toEqual([])
    exchange.signing.instead = null
    await expectSound(exchange)
  })

  test('after signing: the loss is booked, its network is halted, and a return is counted once', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    exchange.script('ethereum').answers.broadcast = () =>
      Promise.reject(new Error('The node is away'))
    await exchange.until(placed, 'sending')
    expect((await transferOf(exchange, placed)).state).toBe('signed')
    vanish(exchange, paid)
    await exchange.work()
    expect((await depositOf(exchange, paid)).state).toBe('reversed')
    expect(exchange.alerts).toContain('deposit_lost_after_payout')
    delete exchange.script('ethereum').answers.broadcast
    await exchange.work()
    // The payout network is in order; the one that the customer paid in on is not.
    expect((await transferOf(exchange, placed)).state).toBe('signed')
    expect(await exchange.received(placed.order.destination.address)).toEqual([])
    expect(await liftHalt(exchange.database, 'bitcoin')).toBe(true)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
    expect(await postingsOf(exchange, placed)).toContain('deposit_reversed')

    bringBack(exchange, paid)
    await passBlocks(exchange)
    expect((await depositOf(exchange, paid)).state).toBe('settled')
    expect((await exchange.read(placed)).state).toBe('finished')
    const kinds = await postingsOf(exchange, placed)
    expect(kinds.filter((kind) => kind === 'deposit_confirmed')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'deposit_recovered')).toHaveLength(1)
    await paidOnce(exchange, placed)
  })

  test('that came after the order had finished leaves it finished', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'somebody@example.com' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const further = await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    await exchange.mine()
    vanish(exchange, further)
    await exchange.until(placed, 'finished')
    exchange.clock.advance(40 * 3600)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('finished')
    const told = exchange.mails.filter(({ publicCode }) => publicCode === placed.order.publicCode)
    expect(told.map(({ state }) => state)).toEqual(['confirming', 'finished', 'confirming'])
    await paidOnce(exchange, placed)
  })

  test('no: put back among the unconfirmed, nothing is paid until it is deep again', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    const paid = await exchange.pay(placed, placed.order.expectedFrom.units + 1n)
    await exchange.until(placed, 'hold')
    await exchange.controls.reorganise('bitcoin', 4, false)
    await exchange.work()
    expect(await depositOf(exchange, paid)).toMatchObject({ state: 'confirmed', confirmations: 0 })
    await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'exchange',
    })
    await exchange.work()
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('hold')
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('no: put back after its settlement, nothing is signed until it is deep again', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const paid = await exchange.pay(placed)
    await halt(exchange, 'ethereum')
    await exchange.until(placed, 'sending')
    const told: string[] = []
    onTestFinished(exchange.needs.watch.onChange((orderId) => told.push(orderId)))
    expect(await depositOf(exchange, paid)).toMatchObject({ state: 'settled' })
    await exchange.controls.reorganise('bitcoin', 4, false)
    const chain = exchange.needs.chains.get('bitcoin')
    if (chain === undefined) throw new Error('No bitcoin')
    // No scan tells of it: the look must.
    await setDepositDue(exchange, paid, 'now')
    await followDeposits(exchange.needs, chain)
    expect(await depositOf(exchange, paid)).toMatchObject({ state: 'settled', confirmations: 0 })
    expect(told).toContain(placed.order.id)
    await liftHalt(exchange.database, 'ethereum')
    await exchange.work()
    await exchange.work()
    expect((await transferOf(exchange, placed)).state).toBe('planned')
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })
})
