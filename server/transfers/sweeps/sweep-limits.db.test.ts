import { amount } from '@causeway/core/money'
import {
  begin,
  depositsOf,
  expectSound,
  ownTransfers,
  sharedExchange,
  turns,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { retryFailedWork } from '../../jobs/index.ts'
import { createSweeper } from './sweep-addresses.ts'

describe('a sweep', () => {
  const open = sharedExchange('sweep_limits', { withAccounts: true })

  test('takes no more than the books know of', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const { answers } = exchange.script('ethereum')
    answers.sweeps = null
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const first = await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await exchange.pay(placed)
    await exchange.mine()
    delete answers.sweeps
    const chain = exchange.needs.chains.get('ethereum')
    if (chain === undefined) throw new Error('No ethereum')
    // In the chain already, and reported by no scan.
    await createSweeper(exchange.needs, chain)()
    const [sweep] = await ownTransfers(exchange, since)
    expect(sweep?.units).toBe(first.amount.units)
    await turns(exchange, 12)
    const own = await ownTransfers(exchange, since)
    expect(own.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
    expect(await depositsOf(exchange, placed)).toMatchObject(
      own.map(({ id }) => ({ swept_by: id })),
    )
    await expectSound(exchange)
  })

  test('that did nothing stays with the operator, and is offered again when revived', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.transactionStatus
    answers.transactionStatus = async (txId) => {
      const status = (await real?.(txId)) ?? { state: 'unknown' }
      return status.state === 'in_block' ? { ...status, succeeded: false } : status
    }
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 4)
    delete answers.transactionStatus
    expect(await ownTransfers(exchange, since)).toMatchObject([{ state: 'failed', dead: true }])
    expect(exchange.alerts).toContain('own_transfer_did_nothing')
    await retryFailedWork(exchange.database)
    expect(await depositsOf(exchange, placed)).toMatchObject([{ swept_by: null }])
    // In truth it had worked: the fee is booked, and there is nothing left to offer.
    await turns(exchange, 2)
    expect(await ownTransfers(exchange, since)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('of many small outputs is one at a time', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const { answers } = exchange.script('bitcoin')
    const offer = async () => ({ amount: amount('btc', 10_000n), gasLacking: null })
    answers.sweeps = { kind: 'pooled', offer }
    const chain = exchange.needs.chains.get('bitcoin')
    if (chain === undefined) throw new Error('No bitcoin')
    const sweep = createSweeper(exchange.needs, chain)
    await setHalt(exchange.database, { scope: 'bitcoin', reason: 'a test', at: 0 })
    await sweep()
    expect(await ownTransfers(exchange, since)).toEqual([])
    await liftHalt(exchange.database, 'bitcoin')
    await Promise.all([sweep(), sweep()])
    await sweep()
    delete answers.sweeps
    expect(await ownTransfers(exchange, since)).toMatchObject([
      { kind: 'sweep', source: 'hot', network: 'bitcoin', units: 10_000n, state: 'planned' },
    ])
    // The sandbox joins no outputs: what cannot be composed is given up.
    await exchange.work()
    expect(await ownTransfers(exchange, since)).toMatchObject([{ state: 'cancelled' }])
  })
})
