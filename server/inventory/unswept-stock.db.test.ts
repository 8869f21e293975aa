import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { readInventory } from './read-inventory.ts'

describe('stock on a chain of accounts', () => {
  const open = sharedExchange('unswept', { withAccounts: true })

  test('is what the hot wallet holds: a pay-in counts when it has been swept', async (context) => {
    const exchange = await open(context)
    const chain = exchange.needs.chains.get('ethereum')
    if (chain === undefined) throw new Error('No Ethereum')
    const look = async () => {
      const needs = { ...exchange.needs, inventoryPolicy: defaultInventoryPolicy, venue: null }
      const { lines } = await readInventory(needs)
      const line = lines.find(({ asset }) => asset === 'usdt20')
      const held = await chain.holdings('usdt20', [])
      return { hot: line?.hot ?? 0n, wallet: line?.wallet ?? 0n, held: held.units }
    }
    const before = await look()
    expect(before.hot).toBe(before.held)
    const placed = await exchange.place({ from: 'usdt20', to: 'btc', given: '500' })
    await exchange.pay(placed)
    let lay = false
    for (let turn = 0; turn < 40; turn += 1) {
      await exchange.work()
      const { hot, held, wallet } = await look()
      expect(hot).toBeLessThanOrEqual(held)
      lay ||= wallet > hot
      await exchange.mine()
    }
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('finished')
    expect(lay).toBe(true)
    const after = await look()
    expect(after).toEqual({
      hot: before.hot + placed.order.expectedFrom.units,
      wallet: after.hot,
      held: after.hot,
    })
  })
})
