import type { StepEnd } from '@causeway/core/ports'
import {
  attemptsOf,
  congest,
  type Exchange,
  paidOnce,
  sharedExchange,
  transferOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { retryFailedWork } from '../jobs/index.ts'
import { advanceDueTransfer } from './advance-due-transfer.ts'

const away = () => Promise.reject(new Error('The node is away'))

async function makeDue(exchange: Exchange): Promise<void> {
  await sql`update transfer set due_at = now() where due_at is not null`.execute(
    exchange.database.direct(),
  )
}

/** An order whose payout waits for a halt of its network, which ends now. */
async function planned(exchange: Exchange) {
  const placed = await exchange.place()
  await exchange.pay(placed)
  await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
  await exchange.until(placed, 'sending')
  await liftHalt(exchange.database, 'ethereum')
  return placed
}

describe('a step of a transfer', () => {
  const open = sharedExchange('advance_due_transfer')

  test('has the followers of its order look again', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange)
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    await makeDue(exchange)
    const told: unknown[] = []
    onTestFinished(exchange.needs.watch.onChange((orderId) => told.push(orderId)))
    expect(await advanceDueTransfer(exchange.needs)).toBe(true)
    expect(told).toEqual([placed.order.id])
    expect(await advanceDueTransfer(exchange.needs)).toBe(false)
    expect(told).toHaveLength(1)
    await liftHalt(exchange.database, 'ethereum')
    await exchange.until(placed, 'finished')
  })

  test('is traced with what it was about, and with what it failed', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange)
    const steps: (StepEnd & { readonly name: string })[] = []
    const tracing = {
      begin: (name: string) => ({ end: (told: StepEnd) => void steps.push({ name, ...told }) }),
      close: async () => {},
    }
    const advance = async () => {
      await sql`update transfer set due_at = now() where order_id = ${placed.order.id}`.execute(
        exchange.database.direct(),
      )
      await advanceDueTransfer({ ...exchange.needs, tracing })
    }
    await sql`update transfer set due_at = null where order_id <> ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    const { answers } = exchange.script('ethereum')
    answers.funding = away
    await advance()
    delete answers.funding
    await advance()
    const facts = (state: string, tries: number) => ({
      'transfer.kind': 'payout',
      'transfer.state': state,
      'transfer.tries': tries,
      network: 'ethereum',
    })
    const about = { name: 'transfer.advance', orderId: placed.order.id }
    expect(steps).toMatchObject([
      { ...about, facts: facts('planned', 0), error: { message: 'The node is away' } },
      { ...about, facts: facts('planned', 1), error: undefined },
    ])
    await sql`update transfer set due_at = null`.execute(exchange.database.direct())
    expect(await advanceDueTransfer({ ...exchange.needs, tracing })).toBe(false)
    expect(steps).toHaveLength(2)
    await sql`update transfer set due_at = now() where order_id = ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('that fails is told to the operator each time, and otherwise when it was the last', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange)
    const { answers } = exchange.script('ethereum')
    answers.funding = away
    await sql`update transfer set attempts = 998 where order_id = ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    const alerts = exchange.alerts.length
    for (let turn = 0; turn < 3; turn += 1) await exchange.work()
    expect(exchange.alerts.slice(alerts)).toEqual(['transfer_failed', 'transfer_dead'])
    delete answers.funding
    expect(await retryFailedWork(exchange.database)).toBe(1)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('sends nothing that was signed while its network is halted', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange)
    const { answers } = exchange.script('ethereum')
    answers.broadcast = away
    await exchange.work()
    expect((await transferOf(exchange, placed)).state).toBe('signed')
    let sent = 0
    answers.broadcast = async () => {
      sent += 1
      return { outcome: 'accepted' }
    }
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    await exchange.work()
    expect(sent).toBe(0)
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'signed', last_error: null })
    await liftHalt(exchange.database, 'ethereum')
    delete answers.broadcast
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('replaces nothing that no node was heard to refuse, however long it takes', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange)
    const { answers } = exchange.script('ethereum')
    answers.broadcast = away
    await exchange.work()
    await congest(exchange, 'ethereum')
    exchange.clock.advance(3600)
    for (let turn = 0; turn < 3; turn += 1) await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    const waiting = await transferOf(exchange, placed)
    expect(waiting).toMatchObject({ state: 'signed', attempt: 1 })
    expect(waiting.last_error).toContain('The node is away')
    delete answers.broadcast
    await exchange.controls.setMinimumFee('ethereum', null)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('that another worker has taken over meanwhile is told to nobody', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange)
    exchange.signing.instead = async (plan) => {
      exchange.signing.instead = null
      await sql`update transfer set fence = fence + 1 where order_id = ${placed.order.id}`.execute(
        exchange.database.direct(),
      )
      return exchange.signing.real(plan)
    }
    const alerts = exchange.alerts.length
    await exchange.work()
    expect(exchange.alerts.slice(alerts)).toEqual([])
    const left = { state: 'reserved', attempts: 0, last_error: null }
    expect(await transferOf(exchange, placed)).toMatchObject(left)
    await sql`update transfer set lease_until = null where order_id = ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })
})
