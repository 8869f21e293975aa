import {
  type Exchange,
  engines,
  expectSound,
  paidOnce,
  postingsOf,
  sharedExchange,
  transferOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { liftHalt, setHalt } from '../jobs/index.ts'
import { changeOrder } from '../orders/index.ts'

type Paid = Awaited<ReturnType<Exchange['pay']>>

function vanish(exchange: Exchange, { txId, amount }: Paid): void {
  exchange.script('bitcoin').vanished.set(txId, amount)
}

function bringBack(exchange: Exchange, { txId }: Paid): void {
  exchange.script('bitcoin').vanished.delete(txId)
}

async function depositOf(exchange: Exchange, { txId }: Paid) {
  return exchange.database
    .direct()
    .selectFrom('deposit')
    .selectAll()
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow()
}

const halt = (exchange: Exchange, scope: string) =>
  setHalt(exchange.database, { scope, reason: 'a test', at: 0 })

describe.each(engines)('a deposit that vanishes, on %s', (engine) => {
  const open = sharedExchange(engine, 'vanished_deposit')

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
    // Blocks pass that the scan will not look at again.
    for (let block = 0; block < 5; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
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
    await exchange.database
      .direct()
      .updateTable('deposit')
      .set({ due_at: null })
      .where('tx_id', '=', paid.txId)
      .execute()
    bringBack(exchange, paid)
    await exchange.controls.reorganise('bitcoin', 3, false)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test.for([
    ['before it was booked', 'confirming'],
    ['after its payout was signed', 'sending'],
  ] as const)(
    '%s, by a few wrong answers only: nothing is taken back',
    async ([_, state], context) => {
      const exchange = await open(context)
      const placed = await exchange.place()
      const paid = await exchange.pay(placed)
      exchange.script('ethereum').answers.broadcast = () =>
        Promise.reject(new Error('The node is away'))
      await exchange.until(placed, state)
      const before = await depositOf(exchange, paid)
      const { answers } = exchange.script('bitcoin')
      const real = exchange.needs.chains.get('bitcoin')?.paymentStatuses
      if (real === undefined) throw new Error('No bitcoin')
      let wrong = 0
      answers.paymentStatuses = async (keys) => {
        const statuses = await real(keys)
        if (!keys.some(({ txId }) => txId === paid.txId) || wrong >= 3) return statuses
        wrong += 1
        const gone = { state: 'gone', confirmations: 0, blockHash: null } as const
        return statuses.map((each) => (each.txId === paid.txId ? { ...each, ...gone } : each))
      }
      await exchange.work()
      delete answers.paymentStatuses
      expect(wrong).toBe(3)
      expect(await depositOf(exchange, paid)).toMatchObject({ state: before.state, round: 0 })
      expect(exchange.alerts).not.toContain('deposit_lost_after_payout')
      delete exchange.script('ethereum').answers.broadcast
      await exchange.until(placed, 'finished')
      const kinds = (await exchange.read(placed)).events.map(({ kind }) => kind)
      expect(kinds).not.toContain('deposits_gone')
      await paidOnce(exchange, placed)
    },
  )

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
      await sql`update deposit set due_at = now() where tx_id = ${paid.txId}`.execute(
        exchange.database.direct(),
      )
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
    for (let block = 0; block < 5; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
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
    await exchange.controls.reorganise('bitcoin', 4, false)
    await exchange.work()
    expect(await depositOf(exchange, paid)).toMatchObject({ confirmations: 0 })
    expect(told).toContain(placed.order.id)
    await liftHalt(exchange.database, 'ethereum')
    await exchange.work()
    await exchange.work()
    expect((await transferOf(exchange, placed)).state).toBe('planned')
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })
})
