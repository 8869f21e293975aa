import type { SignedTransfer } from '@causeway/core/ports'
import {
  attemptsOf,
  congest,
  paidOnce,
  sharedExchange,
  stuck,
  transferOf,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'

const PATIENCE_SECONDS = 601

const CHAINS = [
  ['eth', 'ethereum'],
  ['ltc', 'litecoin'],
] as const

describe('a stuck payout', () => {
  const open = sharedExchange('replacement')

  test.for(CHAINS)('in %s is replaced and paid once', async ([to, network], context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, to, network)
    exchange.clock.advance(PATIENCE_SECONDS)
    const order = await exchange.until(placed, 'finished')
    await exchange.controls.setMinimumFee(network, null)
    const [first, second, ...more] = await attemptsOf(exchange, placed)
    expect(more).toEqual([])
    expect(order.payoutTxId).toBe(second?.tx_id)
    expect([first?.fee_units, second?.fee_units]).toEqual([null, expect.any(BigInt)])
    expect((await transferOf(exchange, placed)).attempt).toBe(2)
    await paidOnce(exchange, placed)
  })

  test('is left alone before its time, while halted, and where its fee is enough', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'ltc', 'litecoin')
    exchange.clock.advance(PATIENCE_SECONDS - 10)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    await setHalt(exchange.database, { scope: 'signing', reason: 'a test', at: 0 })
    exchange.clock.advance(PATIENCE_SECONDS)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    await liftHalt(exchange.database, 'signing')
    await exchange.controls.setMinimumFee('litecoin', null)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test.for(CHAINS)(
    'in %s that the network refuses for its fee is replaced once its time is over, and not before',
    async ([to, network], context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ to })
      await exchange.pay(placed)
      const { answers } = exchange.script(network)
      const broadcast = exchange.needs.chains.get(network)?.broadcast
      const refused: string[] = []
      answers.broadcast = async (bytes) => {
        if (refused.length === 0) refused.push(bytes.txId)
        return broadcast === undefined || refused.includes(bytes.txId)
          ? { outcome: 'rejected', reason: 'the fee is too low' }
          : broadcast(bytes)
      }
      await exchange.until(placed, 'sending')
      await congest(exchange, network)
      exchange.clock.advance(PATIENCE_SECONDS - 10)
      for (let turn = 0; turn < 3; turn += 1) await exchange.work()
      expect(await transferOf(exchange, placed)).toMatchObject({ state: 'signed', attempt: 1 })
      await setHalt(exchange.database, { scope: 'signing', reason: 'a test', at: 0 })
      exchange.clock.advance(PATIENCE_SECONDS)
      await exchange.work()
      expect(await attemptsOf(exchange, placed)).toHaveLength(1)
      await liftHalt(exchange.database, 'signing')
      const order = await exchange.until(placed, 'finished')
      delete answers.broadcast
      await exchange.controls.setMinimumFee(network, null)
      const [first, second, ...more] = await attemptsOf(exchange, placed)
      expect(more).toEqual([])
      expect([first?.tx_id]).toEqual(refused)
      expect(order.payoutTxId).toBe(second?.tx_id)
      await paidOnce(exchange, placed)
    },
  )

  test('is replaced again where the first replacement is stuck too', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS)
    await exchange.work()
    await congest(exchange, 'ethereum', 50n)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(2)
    exchange.clock.advance(PATIENCE_SECONDS)
    await exchange.until(placed, 'finished')
    await exchange.controls.setMinimumFee('ethereum', null)
    expect((await attemptsOf(exchange, placed)).map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    await paidOnce(exchange, placed)
  })

  test.for(CHAINS)(
    'in %s whose worker dies after deciding, after signing and before the broadcast goes on',
    async ([to, network], context) => {
      const exchange = await open(context)
      const placed = await stuck(exchange, to, network)
      const real = exchange.signing.real
      const deaths: string[] = []
      const signed: SignedTransfer[] = []
      exchange.signing.instead = async (plan) => {
        if (deaths.length === 0) {
          deaths.push('decided')
          throw new Error('killed before signing')
        }
        signed.push(await real(plan))
        if (deaths.length === 1) {
          deaths.push('signed')
          throw new Error('killed before saving')
        }
        return real(plan)
      }
      const { answers } = exchange.script(network)
      const broadcast = exchange.needs.chains.get(network)?.broadcast
      answers.broadcast = async (bytes) => {
        if (deaths.length === 2) {
          deaths.push('saved')
          throw new Error('killed before the broadcast')
        }
        return broadcast?.(bytes) ?? { outcome: 'rejected', reason: 'no chain' }
      }
      exchange.clock.advance(PATIENCE_SECONDS)
      const attempts: number[] = []
      for (let turn = 0; turn < 4; turn += 1) {
        await exchange.work()
        attempts.push((await attemptsOf(exchange, placed)).length)
        expect((await transferOf(exchange, placed)).attempt).toBe(2)
      }
      expect(deaths).toEqual(['decided', 'signed', 'saved'])
      expect(attempts).toEqual([1, 1, 2, 2])
      expect(new Set(signed.map(({ bytes }) => bytes)).size).toBe(1)
      exchange.signing.instead = null
      delete answers.broadcast
      const order = await exchange.until(placed, 'finished')
      await exchange.controls.setMinimumFee(network, null)
      expect(order.payoutTxId).toBe(signed[0]?.txId)
      await paidOnce(exchange, placed)
    },
  )

  test('whose first transaction is mined after all counts that one', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'ltc', 'litecoin')
    const { answers } = exchange.script('litecoin')
    // The replacement reaches nobody, and the miners take the first at last.
    answers.broadcast = async () => ({ outcome: 'rejected', reason: 'the pool is full' })
    exchange.clock.advance(PATIENCE_SECONDS)
    await exchange.work()
    expect(await attemptsOf(exchange, placed)).toHaveLength(2)
    await exchange.controls.setMinimumFee('litecoin', null)
    const order = await exchange.until(placed, 'finished')
    delete answers.broadcast
    const [first, second] = await attemptsOf(exchange, placed)
    expect(order.payoutTxId).toBe(first?.tx_id)
    expect(second?.fee_units).toBeNull()
    await paidOnce(exchange, placed)
    // Reorganised out, it gives its own fee back, not that of its sibling, which nobody ever paid.
    await exchange.controls.reorganise('litecoin', 4, true)
    for (let turn = 0; turn < 6; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    await exchange.work()
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'confirmed', round: 1 })
    const fees = (await attemptsOf(exchange, placed)).map(({ fee_units }) => fee_units)
    expect(fees).toEqual([null, expect.any(BigInt)])
    await paidOnce(exchange, placed)
  })

  test('that a reorganisation swaps for its sibling is booked back and booked anew', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(PATIENCE_SECONDS)
    const finished = await exchange.until(placed, 'finished')
    await exchange.controls.setMinimumFee('ethereum', null)
    const [first, second] = await attemptsOf(exchange, placed)
    expect(finished.payoutTxId).toBe(second?.tx_id)
    await exchange.controls.reorganise('ethereum', 4, true)
    // Of the two only the first is taken up again.
    const { answers } = exchange.script('ethereum')
    const broadcast = exchange.needs.chains.get('ethereum')?.broadcast
    answers.broadcast = async (bytes) =>
      bytes.txId === first?.tx_id && broadcast !== undefined
        ? broadcast(bytes)
        : { outcome: 'rejected', reason: 'not this one' }
    for (let turn = 0; turn < 6; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    delete answers.broadcast
    await exchange.work()
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'confirmed', round: 1 })
    const [again, other] = await attemptsOf(exchange, placed)
    expect([again?.fee_units, other?.fee_units]).toEqual([expect.any(BigInt), null])
    expect((await exchange.read(placed)).payoutTxId).toBe(first?.tx_id)
    await paidOnce(exchange, placed)
  })

  test('that comes back in another block for another fee is booked with that fee', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.transactionStatus
    const txId = (await exchange.read(placed)).payoutTxId
    answers.transactionStatus = async (asked) => {
      const status = (await real?.(asked)) ?? { state: 'unknown' }
      if (status.state !== 'in_block' || asked !== txId) return status
      return { ...status, fee: { ...status.fee, units: status.fee.units + 7n } }
    }
    await exchange.work()
    await exchange.work()
    const fees = async () =>
      (await attemptsOf(exchange, placed)).map(({ fee_units }) => fee_units ?? 0n)
    const [dearer] = await fees()
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'confirmed', round: 1 })
    delete answers.transactionStatus
    await exchange.work()
    await exchange.work()
    expect(await fees()).toEqual([(dearer ?? 0n) - 7n])
    expect((await exchange.read(placed)).state).toBe('finished')
    await paidOnce(exchange, placed)
  })
})
