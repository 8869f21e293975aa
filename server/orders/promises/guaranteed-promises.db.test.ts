import { defaultFeePolicy } from '@causeway/core/quotes'
import {
  committedOf,
  type Exchange,
  expectSound,
  exposureOf,
  heldByOrders,
  sharedExchange,
  stockWithFree,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { makeEstimate } from '../../quotes/index.ts'
import { placeOrder } from '../placing/place-order.ts'
import type { PlaceOrderInput } from '../placing/place-order-types.ts'

const fixed = { from: 'btc', to: 'ltc', kind: 'fixed' } as const

describe('guaranteed promises', () => {
  const open = sharedExchange('promises')

  const lapse = async (exchange: Exchange) => {
    await exchange.work()
    exchange.clock.advance(20 * 60 + 1)
    await exchange.work()
    expect(await exposureOf(exchange, 'ltc')).toBe(0n)
  }

  test('never exceed the stock, however many come at once', async (context) => {
    const exchange = await open(context)
    const one = await exchange.input({ ...fixed, given: '0.1' })
    const quoted = makeEstimate(exchange.needs, one)
    if (!quoted.ok) throw new Error(quoted.failure.code)
    const each = quoted.value.quote.to.units
    const left = each * 7n + each / 2n
    const stock = await stockWithFree(exchange, 'ltc', left)
    await stock.refresh()
    const needs = { ...exchange.needs, stock }
    const inputs: PlaceOrderInput[] = []
    for (let count = 0; count < 50; count += 1) {
      inputs.push(await exchange.input({ ...fixed, given: '0.1' }))
    }
    const placed = await Promise.all(inputs.map((input) => placeOrder(needs, input)))
    const codes = placed.map((result) => (result.ok ? 'placed' : result.failure.code))
    expect(codes.filter((code) => code === 'placed')).toHaveLength(7)
    expect(new Set(codes)).toEqual(new Set(['placed', 'out_of_stock']))
    expect(await exposureOf(exchange, 'ltc')).toBe(await heldByOrders(exchange, 'ltc'))
    // The next look finds too little for another one, and a quote says so before anybody asks.
    await stock.refresh()
    const quote = makeEstimate(needs, one)
    expect(quote.ok ? 'quoted' : quote.failure.code).toBe('amount_above_maximum')
    await lapse(exchange)
  })

  test('that became payouts still count where the stock was read before', async (context) => {
    const exchange = await open(context)
    const quoted = makeEstimate(exchange.needs, await exchange.input({ ...fixed, given: '0.1' }))
    if (!quoted.ok) throw new Error(quoted.failure.code)
    const each = quoted.value.quote.to.units
    const stock = await stockWithFree(exchange, 'ltc', each + each / 2n)
    await stock.refresh()
    const needs = { ...exchange.needs, stock }
    const first = await exchange.place({ ...fixed, given: '0.1' })
    const second = await exchange.input({ ...fixed, given: '0.1' })
    await exchange.pay(first)
    await exchange.until(first, 'finished')
    expect(await exposureOf(exchange, 'ltc')).toBe(0n)
    expect(await committedOf(exchange, 'ltc')).toBe(each)
    const placed = await placeOrder(needs, second)
    expect(placed.ok ? 'placed' : placed.failure.code).toBe('out_of_stock')
    await stock.refresh()
    await expectSound(exchange)
  })

  const promised = async (exchange: Exchange) => {
    const units = await exposureOf(exchange, 'ltc')
    expect(units).toBe(await heldByOrders(exchange, 'ltc'))
    return units
  }

  test('stand while a payment that is too small waits for the rest, or vanishes', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ ...fixed, given: '0.1' })
    const units = placed.order.expectedTo.units
    expect(await promised(exchange)).toBe(units)
    const { txId, amount } = await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    expect(await promised(exchange)).toBe(units)
    const { vanished } = exchange.script('bitcoin')
    vanished.set(txId, amount)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('waiting')
    expect(await promised(exchange)).toBe(units)
    vanished.delete(txId)
    await exchange.until(placed, 'hold')
    await exchange.pay(placed, placed.order.expectedFrom.units - amount.units)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('confirming')
    expect(await promised(exchange)).toBe(units)
    const { sentTo } = await exchange.until(placed, 'finished')
    expect(sentTo?.units).toBe(units)
    expect(await promised(exchange)).toBe(0n)
    await expectSound(exchange)
  })

  test('end with the time to pay where too little has come, and no later payment revives them', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ ...fixed, given: '0.1' })
    const dust = 2_000n
    await exchange.pay(placed, dust)
    await exchange.until(placed, 'hold')
    expect(await promised(exchange)).toBe(placed.order.expectedTo.units)
    exchange.clock.advance((placed.order.payUntil - exchange.clock.now()) / 1000)
    await exchange.work()
    expect(await promised(exchange)).toBe(placed.order.expectedTo.units)
    exchange.clock.advance(0.001)
    await exchange.work()
    expect(await promised(exchange)).toBe(0n)
    const rest = placed.order.expectedFrom.units - dust
    await exchange.pay(placed, rest)
    await exchange.until(placed, 'confirming')
    expect(await promised(exchange)).toBe(0n)
    expect((await exchange.until(placed, 'hold')).holdReason).toBe('paid_late')
  })

  test('end with the time to pay while too little still waits for its blocks', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ ...fixed, given: '0.1' })
    await exchange.pay(placed, 2_000n)
    await exchange.work()
    exchange.clock.advance((placed.order.payUntil - exchange.clock.now()) / 1000 + 0.001)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('confirming')
    expect(await promised(exchange)).toBe(0n)
    await exchange.until(placed, 'hold')
  })

  test('end with the time to pay where more has come than was promised for', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ ...fixed, given: '0.1' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 1n)
    expect((await exchange.until(placed, 'hold')).holdReason).toBe('amount_differs')
    await exchange.work()
    expect(await promised(exchange)).toBe(placed.order.expectedTo.units)
    exchange.clock.advance((placed.order.payUntil - exchange.clock.now()) / 1000 + 0.001)
    await exchange.work()
    expect(await promised(exchange)).toBe(0n)
  })

  const codeOf = async (exchange: Exchange, change: Partial<PlaceOrderInput>) => {
    const placed = await placeOrder(exchange.needs, await exchange.input({ ...fixed, ...change }))
    return placed.ok ? 'placed' : placed.failure.code
  }

  test('are held by a client one at a time for a pair', async (context) => {
    const exchange = await open(context)
    const clientId = 'client-1'
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(exchange, { clientId })),
    )
    expect(codes.filter((code) => code === 'placed')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['placed', 'too_many_open_guaranteed']))
    expect(await codeOf(exchange, { clientId, to: 'eth' })).toBe('placed')
    expect(await codeOf(exchange, { clientId, kind: 'float' })).toBe('placed')
    expect(await codeOf(exchange, { clientId: 'client-2' })).toBe('placed')
    await lapse(exchange)
    expect(await codeOf(exchange, { clientId })).toBe('placed')
    await lapse(exchange)
  })

  test('free their place when they are paid in full, and not before', async (context) => {
    const exchange = await open(context)
    const callerKey = '198.51.100.1'
    const placed = await exchange.place({ ...fixed, callerKey })
    const refused = () => codeOf(exchange, { callerKey })
    expect(await refused()).toBe('too_many_open_guaranteed')
    const dust = 2_000n
    await exchange.pay(placed, dust)
    await exchange.work()
    expect(await refused()).toBe('too_many_open_guaranteed')
    await exchange.until(placed, 'hold')
    expect(await refused()).toBe('too_many_open_guaranteed')
    await exchange.pay(placed, placed.order.expectedFrom.units - dust)
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('confirming')
    expect(await refused()).toBe('too_many_open_guaranteed')
    await exchange.until(placed, 'finished')
    expect(await codeOf(exchange, { callerKey })).toBe('placed')
    await lapse(exchange)
  })

  test('are named to whoever holds them, and to nobody else', async (context) => {
    const exchange = await open(context)
    const callerKey = '198.51.100.2'
    const held = await exchange.place({ ...fixed, callerKey })
    const again = async (holderSecrets: readonly string[]) => {
      const input = await exchange.input({ ...fixed, callerKey, holderSecrets })
      const placed = await placeOrder(exchange.needs, input)
      return placed.ok ? null : placed.failure
    }
    const code = 'too_many_open_guaranteed'
    expect(await again([])).toEqual({ code, openOrder: null })
    expect(await again(['another', held.holderSecret])).toEqual({
      code,
      openOrder: held.order.publicCode,
    })
    await lapse(exchange)
  })

  test('of one address are limited whatever clients it names', async (context) => {
    const exchange = await open(context)
    const callerKey = '198.51.100.3'
    const codes: string[] = []
    for (let client = 0; client < 12; client += 1) {
      codes.push(await codeOf(exchange, { callerKey, clientId: `invented-${client}` }))
    }
    expect(codes.filter((code) => code === 'placed')).toHaveLength(
      defaultFeePolicy.openFixedPerAddress,
    )
    expect(codes.slice(-2)).toEqual(Array(2).fill('too_many_open_guaranteed'))
    await lapse(exchange)
  })

  test('of a repeated request are the same order from any address', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input({ ...fixed, callerKey: '198.51.100.4' })
    const first = await placeOrder(exchange.needs, input)
    const again = await placeOrder(exchange.needs, {
      ...input,
      callerKey: '203.0.113.9',
      holderSecrets: ['a'],
    })
    if (!first.ok || !again.ok) throw new Error('Refused')
    expect(again.value).toMatchObject({ isNew: false, holderSecret: first.value.holderSecret })
    await lapse(exchange)
  })
})
