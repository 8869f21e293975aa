import { paidOnce, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { depositOf } from './vanishing.fixture.ts'

describe('a deposit that vanishes', () => {
  const open = sharedExchange('wrongly_vanished')

  test.for([
    ['before it was booked', 'confirming'],
    ['after its payout was signed', 'sending'],
  ] as const)('%s, in a few wrong answers: nothing is taken back', async ([_, state], context) => {
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
  })
})
