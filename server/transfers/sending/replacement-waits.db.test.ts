import type { TransactionStatus, TransferPlan } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  attemptsOf,
  congest,
  type Exchange,
  paidOnce,
  plantRows,
  sharedExchange,
  stuck,
  transferOf,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'

type Placed = Awaited<ReturnType<Exchange['place']>>

const PATIENCE_SECONDS = 600

function chainOf(exchange: Exchange, network: string) {
  const chain = exchange.needs.chains.get(network)
  if (chain === undefined) throw new Error(`No ${network}`)
  return { broadcast: chain.broadcast, transactionStatus: chain.transactionStatus }
}

/** Which attempts the signer is asked for from now on. */
function listenToSigner(exchange: Exchange): number[] {
  const asked: number[] = []
  exchange.signing.instead = (plan) => {
    asked.push(plan.attempt)
    return exchange.signing.real(plan)
  }
  return asked
}

/** The chain says of these transactions what is written here. */
function sayOf(exchange: Exchange, network: string, said: Record<string, TransactionStatus>) {
  const { transactionStatus } = chainOf(exchange, network)
  exchange.script(network).answers.transactionStatus = async (txId) =>
    said[txId] ?? transactionStatus(txId)
}

async function versionOf(exchange: Exchange, { order }: Placed): Promise<number> {
  const { version } = await exchange.database
    .direct()
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return version
}

async function endWell(exchange: Exchange, placed: Placed, network: string): Promise<void> {
  exchange.signing.instead = null
  await exchange.until(placed, 'finished')
  await exchange.controls.setMinimumFee(network, null)
  await paidOnce(exchange, placed)
}

describe('a replacement', () => {
  const open = sharedExchange('replacement_waits')

  test('is made when ten minutes have passed, and those who follow the order are told', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS - 1)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    const version = await versionOf(exchange, placed)
    exchange.clock.advance(1)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(2)
    expect(await versionOf(exchange, placed)).toBeGreaterThan(version)
    await endWell(exchange, placed, 'ethereum')
  })

  test('that was decided is not signed while signing is halted', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'ltc', 'litecoin')
    exchange.clock.advance(PATIENCE_SECONDS)
    exchange.signing.instead = () => Promise.reject(new Error('killed before signing'))
    await exchange.work()
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'broadcast', attempt: 2 })
    const asked = listenToSigner(exchange)
    await setHalt(exchange.database, { scope: 'signing', reason: 'a test', at: 0 })
    await exchange.work()
    expect(asked).toEqual([])
    expect(await transferOf(exchange, placed)).toMatchObject({ attempt: 2, last_error: null })
    await liftHalt(exchange.database, 'signing')
    await exchange.work()
    expect(asked).toEqual([2])
    await endWell(exchange, placed, 'litecoin')
  })

  test('that was decided for what the network refused waits for a halt of signing too', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    const { answers } = exchange.script('litecoin')
    const { broadcast } = chainOf(exchange, 'litecoin')
    const refused: string[] = []
    answers.broadcast = async (bytes) => {
      if (refused.length === 0) refused.push(bytes.txId)
      return refused.includes(bytes.txId)
        ? { outcome: 'rejected', reason: 'the fee is too low' }
        : broadcast(bytes)
    }
    await exchange.until(placed, 'sending')
    exchange.clock.advance(PATIENCE_SECONDS)
    await exchange.work()
    // No more is asked than it pays: the refusal stands, and is what the operator reads.
    expect((await transferOf(exchange, placed)).last_error).toContain('the fee is too low')
    await congest(exchange, 'litecoin')
    exchange.signing.instead = () => Promise.reject(new Error('killed before signing'))
    await exchange.work()
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'signed', attempt: 2 })
    const asked = listenToSigner(exchange)
    await setHalt(exchange.database, { scope: 'signing', reason: 'a test', at: 0 })
    await exchange.work()
    expect(asked).toEqual([])
    await liftHalt(exchange.database, 'signing')
    await exchange.work()
    expect(asked).toEqual([2])
    const sent = { state: 'broadcast', attempts: 0, last_error: null }
    expect(await transferOf(exchange, placed)).toMatchObject(sent)
    delete answers.broadcast
    await endWell(exchange, placed, 'litecoin')
  })

  test('that the pool has dropped is sent again at once, while the first still waits', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS)
    await exchange.work()
    const [first, second] = await attemptsOf(exchange, placed)
    if (first === undefined || second === undefined) throw new Error('Not replaced')
    const { answers } = exchange.script('ethereum')
    const { broadcast } = chainOf(exchange, 'ethereum')
    sayOf(exchange, 'ethereum', {
      [first.tx_id]: { state: 'pending' },
      [second.tx_id]: { state: 'unknown' },
    })
    const sent: string[] = []
    answers.broadcast = async (bytes) => {
      sent.push(bytes.txId)
      return broadcast(bytes)
    }
    await exchange.work()
    expect(sent).toEqual([second.tx_id])
    delete answers.transactionStatus
    delete answers.broadcast
    await endWell(exchange, placed, 'ethereum')
  })

  test.for(['pending', 'unknown'] as const)(
    'that a restored database has lost is adopted while its first is %s, and not signed again',
    async (state, context) => {
      const exchange = await open(context)
      const placed = await stuck(exchange, 'eth', 'ethereum')
      exchange.clock.advance(PATIENCE_SECONDS)
      await exchange.work()
      const [first, second] = await attemptsOf(exchange, placed)
      if (first === undefined || second === undefined) throw new Error('Not replaced')
      const { id } = await transferOf(exchange, placed)
      await plantRows(exchange.database, async (tx) => {
        await tx.deleteFrom('transfer_transaction').where('tx_id', '=', second.tx_id).execute()
        const older = { attempt: 1, plan: first.plan }
        await tx.updateTable('transfer').set(older).where('id', '=', id).execute()
      })
      sayOf(exchange, 'ethereum', { [first.tx_id]: { state } })
      exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
      const alerts = exchange.alerts.length
      await exchange.work()
      delete exchange.script('ethereum').answers.transactionStatus
      expect(exchange.alerts.slice(alerts)).toEqual([])
      expect(await transferOf(exchange, placed)).toMatchObject({ attempt: 2, plan: null })
      expect(await attemptsOf(exchange, placed)).toMatchObject([
        { tx_id: first.tx_id },
        { tx_id: second.tx_id, bytes: second.bytes },
      ])
      await endWell(exchange, placed, 'ethereum')
    },
  )
})

describe('a payout that stays stuck', () => {
  const open = sharedExchange('stays_stuck')

  test('is told to the operator, but not where its fee is enough', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS)
    const { answers } = exchange.script('ethereum')
    answers.replace = () => fail({ code: 'fee_is_enough' })
    await exchange.work()
    expect(exchange.alerts.filter((name) => name.startsWith('transfer_'))).toEqual([])
    answers.replace = () => fail({ code: 'insufficient_funds' })
    await exchange.work()
    expect(exchange.alerts.filter((name) => name.startsWith('transfer_'))).toEqual([
      'transfer_stuck',
    ])
    expect(await transferOf(exchange, placed)).toMatchObject({ attempt: 1, last_error: null })
    delete answers.replace
    await endWell(exchange, placed, 'ethereum')
  })

  test('is not replaced out of turn', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS)
    const { answers } = exchange.script('ethereum')
    answers.replace = ([first]: readonly TransferPlan[]) =>
      first === undefined ? fail({ code: 'cannot_be_replaced' }) : ok({ ...first, attempt: 3 })
    const asked = listenToSigner(exchange)
    await exchange.work()
    expect(asked).toEqual([])
    expect((await transferOf(exchange, placed)).attempt).toBe(1)
    delete answers.replace
    await endWell(exchange, placed, 'ethereum')
  })

  test('of version 0.1 is replaced by the plan of its transfer, and not where none was kept', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS)
    const { id } = await transferOf(exchange, placed)
    const [{ plan } = { plan: null }] = await attemptsOf(exchange, placed)
    const keep = (kept: string | null) =>
      plantRows(exchange.database, async (tx) => {
        await tx.updateTable('transfer').set({ plan: kept }).where('id', '=', id).execute()
        const none = { plan: null }
        await tx
          .updateTable('transfer_transaction')
          .set(none)
          .where('transfer_id', '=', id)
          .execute()
      })
    await keep(null)
    const alerts = exchange.alerts.length
    await exchange.work()
    expect(exchange.alerts.slice(alerts)).toEqual(['transfer_stuck'])
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    await keep(plan)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(2)
    await endWell(exchange, placed, 'ethereum')
  })
})
