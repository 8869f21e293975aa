import { expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { makeEstimate } from '../../quotes/index.ts'
import { placeOrder } from './place-order.ts'

describe('a coin whose price is paused', () => {
  const open = sharedExchange('price_paused')

  test('is neither quoted nor ordered, at either rate', async (context) => {
    const exchange = await open(context)
    const fixed = await exchange.input({ kind: 'fixed' })
    exchange.pausePrice(fixed.to, 'sources_disagree')
    const failure = { code: 'price_paused', asset: fixed.to, reason: 'sources_disagree' }
    for (const input of [fixed, { ...fixed, kind: 'float' as const }]) {
      expect(makeEstimate(exchange.needs, input)).toEqual({ ok: false, failure })
      expect(await placeOrder(exchange.needs, input)).toEqual({ ok: false, failure })
    }
    exchange.pausePrice(fixed.to, null)
    expect((await placeOrder(exchange.needs, fixed)).ok).toBe(true)
  })

  test.for(['btc', 'eth'])(
    'settles no floating rate while %s is paused, and does so when it is calm',
    async (asset, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ from: 'btc', to: 'eth', given: '0.01' })
      await exchange.pay(placed)
      exchange.pausePrice(asset, 'jumped')
      for (let round = 0; round < 6; round += 1) {
        await exchange.mine()
        await exchange.work()
      }
      const waiting = await exchange.read(placed)
      expect([waiting.state, waiting.sentTo]).toEqual(['confirming', null])
      exchange.pausePrice(asset, null)
      await exchange.until(placed, 'finished')
      await expectSound(exchange)
    },
  )

  test('does not hold up what was guaranteed', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed)
    exchange.pausePrice('eth', 'stale')
    const order = await exchange.until(placed, 'finished')
    exchange.pausePrice('eth', null)
    expect(order.sentTo).toEqual(placed.order.expectedTo)
  })
})
