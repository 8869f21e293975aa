import type { SignedTransfer } from '@causeway/core/ports'
import { fail } from '@causeway/core/result'
import {
  type Exchange,
  paidOnce,
  postingsOf,
  sharedExchange,
  transferOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { advanceDueTransfer } from './advance-due-transfer.ts'

/** Lets a test hear every broadcast on a network; what it answers is said instead of the node's own answer. */
function onBroadcast(
  exchange: Exchange,
  network: string,
  hear: (signed: SignedTransfer, send: () => Promise<unknown>) => Promise<'node' | Error>,
): () => void {
  const { answers } = exchange.script(network)
  const broadcast = exchange.needs.chains.get(network)?.broadcast
  if (broadcast === undefined) throw new Error(`No ${network}`)
  answers.broadcast = async (signed) => {
    const said = await hear(signed, () => broadcast(signed))
    if (said !== 'node') throw said
    return broadcast(signed)
  }
  // The guarded chain looks its functions up when they are called, so the real one was taken before.
  return () => {
    delete answers.broadcast
  }
}

describe('a payout', () => {
  const open = sharedExchange('transfer_faults')

  test('waits while the wallet has too little, says so, and is sent once it has enough', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'insufficient_funds' })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    await exchange.work()
    expect(exchange.alerts.filter((name) => name === 'wallet_low').length).toBeGreaterThan(1)
    const waiting = await transferOf(exchange, placed)
    expect(waiting).toMatchObject({ state: 'planned', plan: null, dead: false, lease_until: null })
    expect(waiting.attempts).toBeGreaterThan(1)
    expect(waiting.due_at?.getTime()).toBeGreaterThan(Date.now())
    delete answers.compose
    await exchange.until(placed, 'finished')
    expect((await transferOf(exchange, placed)).attempts).toBe(0)
    await paidOnce(exchange, placed)
  })

  test.for(['eth', 'ltc'])(
    'in %s whose broadcast answer is lost is sent again with the same bytes',
    async (to, context) => {
      const exchange = await open(context)
      const network = to === 'eth' ? 'ethereum' : 'litecoin'
      const placed = await exchange.place({ to })
      const sent: SignedTransfer[] = []
      const stop = onBroadcast(exchange, network, async (signed, send) => {
        sent.push(signed)
        if (sent.length > 1) return 'node'
        await send()
        return new Error('timeout')
      })
      await exchange.pay(placed)
      await exchange.until(placed, 'finished')
      stop()
      expect(sent.length).toBeGreaterThan(1)
      expect(new Set(sent.map(({ bytes }) => bytes)).size).toBe(1)
      await paidOnce(exchange, placed)
    },
  )

  test('that the node refuses for a while keeps its bytes and its place', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.broadcast = async () => ({ outcome: 'rejected', reason: 'mempool is full' })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    const before = await transferOf(exchange, placed)
    expect(before).toMatchObject({ state: 'signed', broadcast_at: null })
    expect(before.last_error).toContain('mempool is full')
    expect((await exchange.read(placed)).payoutTxId).toBeNull()
    delete answers.broadcast
    await exchange.until(placed, 'finished')
    expect((await transferOf(exchange, placed)).plan).toBe(before.plan)
    await paidOnce(exchange, placed)
  })

  test('that was mined although its broadcast was refused is not sent anew', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.broadcast
    answers.broadcast = async (signed) => {
      await real?.(signed)
      return { outcome: 'rejected', reason: 'nonce too low' }
    }
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    delete answers.broadcast
    await paidOnce(exchange, placed)
  })

  test('whose worker stops between signature and saving sends what was signed', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    const signed: SignedTransfer[] = []
    exchange.signing.instead = async (plan) => {
      const made = await exchange.signing.real(plan)
      signed.push(made)
      if (signed.length === 1) throw new Error('killed')
      return made
    }
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    exchange.signing.instead = null
    expect(signed).toHaveLength(1)
    expect((await exchange.read(placed)).payoutTxId).toBe(signed[0]?.txId)
    await paidOnce(exchange, placed)
  })

  test('whose worker was asleep beyond its lease is not written by it any more', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    await exchange.until(placed, 'sending')
    await liftHalt(exchange.database, 'ethereum')
    const steal = () =>
      sql`update transfer set lease_until = now() - interval '1 second', due_at = now()
        where order_id = ${placed.order.id}`.execute(exchange.database.direct())
    await steal()
    exchange.signing.instead = async (plan) => {
      exchange.signing.instead = null
      await steal()
      // Another worker takes it, signs and sends, while this one sleeps with its signature.
      expect(await advanceDueTransfer(exchange.needs)).toBe(true)
      return exchange.signing.real(plan)
    }
    const alerts = exchange.alerts.length
    expect(await advanceDueTransfer(exchange.needs)).toBe(true)
    const after = await transferOf(exchange, placed)
    expect(after).toMatchObject({ state: 'broadcast', attempts: 0, last_error: null })
    expect(exchange.alerts.slice(alerts)).toEqual([])
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('of a sleeper whose outside call failed does not disturb who took it over', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const stop = onBroadcast(exchange, 'ethereum', async (_, send) => {
      stop()
      await send()
      await sql`update transfer set fence = fence + 1 where order_id = ${placed.order.id}`.execute(
        exchange.database.direct(),
      )
      return new Error('timeout')
    })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    const left = await transferOf(exchange, placed)
    expect(left).toMatchObject({ state: 'signed', attempts: 0, last_error: null })
    await sql`update transfer set lease_until = null where order_id = ${placed.order.id}`.execute(
      exchange.database.direct(),
    )
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test.for([
    ['eth', true],
    ['eth', false],
    ['ltc', true],
    ['ltc', false],
  ] as const)(
    'in %s that a reorganisation takes out after the end (dropped: %s) goes out again',
    async ([to, dropped], context) => {
      const exchange = await open(context)
      const network = to === 'eth' ? 'ethereum' : 'litecoin'
      const placed = await exchange.place({ to })
      await exchange.pay(placed)
      const finished = await exchange.until(placed, 'finished')
      await exchange.controls.reorganise(network, 3, dropped)
      await exchange.work()
      expect(exchange.alerts).toContain('transfer_lost')
      expect((await transferOf(exchange, placed)).state).not.toBe('confirmed')
      const kinds = async () => (await exchange.read(placed)).events.map(({ kind }) => kind)
      expect(await kinds()).toContain('payout_reorganised_out')
      for (let block = 0; block < 5; block += 1) {
        await exchange.mine()
        await exchange.work()
      }
      expect(await transferOf(exchange, placed)).toMatchObject({ state: 'confirmed', round: 1 })
      expect(await postingsOf(exchange, placed)).toContain('transfer_lost')
      const again = await exchange.read(placed)
      expect(again).toMatchObject({ state: 'finished', payoutTxId: finished.payoutTxId })
      expect((await kinds()).filter((kind) => kind === 'payout_confirmed')).toHaveLength(1)
      await paidOnce(exchange, placed)
    },
  )

  test('that a few stale answers do not know is not called lost', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.transactionStatus
    if (real === undefined) throw new Error('No ethereum')
    const before = exchange.alerts.length
    const stale = [{ state: 'unknown' }, { state: 'pending' }, { state: 'unknown' }] as const
    let asked = 0
    answers.transactionStatus = async (txId) => stale[asked++] ?? real(txId)
    await exchange.work()
    delete answers.transactionStatus
    expect(asked).toBeGreaterThan(stale.length)
    expect(exchange.alerts.slice(before)).not.toContain('transfer_lost')
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'confirmed', round: 0 })
    await paidOnce(exchange, placed)
  })

  test('that has come a step further is not punished for the failures before', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.funding = () => Promise.reject(new Error('The node is away'))
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    for (let times = 0; times < 5; times += 1) await exchange.work()
    expect((await transferOf(exchange, placed)).attempts).toBeGreaterThan(4)
    delete answers.funding
    answers.broadcast = () => Promise.reject(new Error('The node is away'))
    await exchange.work()
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'signed', attempts: 1 })
    await exchange.work()
    expect((await transferOf(exchange, placed)).attempts).toBe(2)
    delete answers.broadcast
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })
})
