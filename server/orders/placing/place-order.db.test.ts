import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { makeEstimate } from '../../quotes/index.ts'
import { placeOrder } from './place-order.ts'
import type { PlaceOrderInput } from './place-order-types.ts'

async function codeOf(exchange: Exchange, input: PlaceOrderInput): Promise<string> {
  const placed = await placeOrder(exchange.needs, input)
  return placed.ok ? 'placed' : placed.failure.code
}

async function counts(exchange: Exchange) {
  const of = async (table: 'orders' | 'idempotency' | 'used_quote' | 'order_event') => {
    const row = await exchange.database
      .direct()
      .selectFrom(table)
      .select((build) => build.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    return row.count
  }
  return {
    orders: await of('orders'),
    keys: await of('idempotency'),
    quotes: await of('used_quote'),
    events: await of('order_event'),
  }
}

describe('creating an order', () => {
  const open = sharedExchange('place_order')

  test('again with the same key and request answers the first one and the same secret', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input()
    const [first, again] = [
      await placeOrder(exchange.needs, input),
      await placeOrder(exchange.needs, { ...input }),
    ]
    if (!first.ok || !again.ok) throw new Error('Refused')
    expect(first.value.isNew).toBe(true)
    expect(again.value).toEqual({ ...first.value, isNew: false })
  })

  test('with a used key and another request is refused', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input()
    expect(await codeOf(exchange, input)).toBe('placed')
    expect(await codeOf(exchange, { ...input, given: '0.02' })).toBe('idempotency_key_reused')
    const { address } = await exchange.controls.customerAddress('eth')
    expect(await codeOf(exchange, { ...input, destination: address })).toBe(
      'idempotency_key_reused',
    )
  })

  test('a guaranteed rate waits longer for a deposit that must be deeper', async (context) => {
    const exchange = await open(context)
    const needs = { ...exchange.needs, depthSteps: [{ aboveUsd: 0n, times: 40 }] }
    const input = await exchange.input({ kind: 'fixed' })
    const placed = await placeOrder(needs, input)
    if (!placed.ok) throw new Error(placed.failure.code)
    const row = await exchange.database
      .direct()
      .selectFrom('orders')
      .select(['pay_until', 'confirm_until'])
      .where('id', '=', placed.value.order.id)
      .executeTakeFirstOrThrow()
    const coin = needs.catalogue.find(input.from)
    if (coin === undefined) throw new Error('No such coin')
    const depth = coin.confirmations * 40 * needs.catalogue.networkOf(coin).blockSeconds
    expect(row.confirm_until.getTime() - row.pay_until.getTime()).toBe(depth * 2 * 1000)
  })

  test.for(['float', 'fixed'] as const)(
    'twenty times at once at a %s rate makes one order',
    async (kind, context) => {
      const exchange = await open(context)
      const input = await exchange.input({ kind })
      const before = await counts(exchange)
      const all = await Promise.all(
        Array.from({ length: 20 }, () => placeOrder(exchange.needs, input)),
      )
      const placed = all.map((each) => {
        if (!each.ok) throw new Error(each.failure.code)
        return each.value
      })
      expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
      expect(new Set(placed.map(({ holderSecret }) => holderSecret)).size).toBe(1)
      expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1)
      const after = await counts(exchange)
      expect(after.orders - before.orders).toBe(1n)
      expect(after.keys - before.keys).toBe(1n)
      expect(after.events - before.events).toBe(1n)
      expect(after.quotes - before.quotes).toBe(kind === 'fixed' ? 1n : 0n)
    },
  )

  test.for([
    ['short', 'idempotency_key_malformed'],
    ['x'.repeat(201), 'idempotency_key_malformed'],
    ['x'.repeat(16), 'placed'],
  ] as const)('with the key %s is %s', async ([idempotencyKey, code], context) => {
    const exchange = await open(context)
    expect(await codeOf(exchange, await exchange.input({ idempotencyKey }))).toBe(code)
  })

  test('uses a guaranteed quote once', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input({ kind: 'fixed' })
    const exposure = async () =>
      (
        await exchange.database
          .direct()
          .selectFrom('guaranteed_exposure')
          .select('units')
          .where('asset', '=', 'eth')
          .executeTakeFirstOrThrow()
      ).units
    expect(await codeOf(exchange, input)).toBe('placed')
    const [before, open1] = [await counts(exchange), await exposure()]
    const another = { ...input, idempotencyKey: `${input.idempotencyKey}-2` }
    expect(await codeOf(exchange, another)).toBe('rate_id_used')
    // Nothing of the refused order stays.
    expect([await counts(exchange), await exposure()]).toEqual([before, open1])
  })

  test('refuses a rate id that is missing, forged, of another deal, or too old', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input({ kind: 'fixed' })
    const rateId = input.rateId ?? ''
    const codeWith = (change: Partial<PlaceOrderInput>) => codeOf(exchange, { ...input, ...change })
    expect(await codeWith({ rateId: null })).toBe('rate_id_missing')
    expect(await codeWith({ rateId: '' })).toBe('rate_id_missing')
    const [body = '', signature = ''] = rateId.split('.')
    const other = Buffer.from(body, 'base64url').toString().replace('~from~', '~to~')
    for (const forged of [
      'nonsense',
      '.',
      `${body}.`,
      `${Buffer.from(other).toString('base64url')}.${signature}`,
      `${body}.${signature.slice(0, -2)}AA`,
    ]) {
      expect(await codeWith({ rateId: forged })).toBe('rate_id_forged')
    }
    expect(await codeWith({ given: '0.011' })).toBe('rate_id_mismatch')
    expect(await codeWith({ side: 'to', given: '0.5' })).toBe('rate_id_mismatch')
    const ltc = await exchange.controls.customerAddress('ltc')
    expect(await codeWith({ to: 'ltc', destination: ltc.address })).toBe('rate_id_mismatch')
    exchange.clock.advance(25)
    expect(await codeWith({})).toBe('rate_id_expired')
  })

  test('withdraws a rate from which the market ran away, and only to our harm', async (context) => {
    const exchange = await open(context)
    const [from, to] = [
      await exchange.input({ kind: 'fixed' }),
      await exchange.input({ kind: 'fixed', side: 'to', given: '0.5' }),
    ]
    exchange.movePrice('eth', 125n)
    expect(await codeOf(exchange, from)).toBe('rate_withdrawn')
    expect(await codeOf(exchange, to)).toBe('rate_withdrawn')
    exchange.movePrice('eth', 64n)
    expect(await codeOf(exchange, from)).toBe('placed')
    expect(await codeOf(exchange, to)).toBe('placed')
    exchange.movePrice('eth', 125n)
  })

  test('at a guaranteed rate needs an address for a refund', async (context) => {
    const exchange = await open(context)
    for (const refundAddress of [null, '', '  ']) {
      const input = await exchange.input({ kind: 'fixed', refundAddress })
      expect(await codeOf(exchange, input)).toBe('refund_address_missing')
      expect(await codeOf(exchange, { ...input, kind: 'float' })).toBe('placed')
    }
  })

  test.for(['all', 'bitcoin', 'ethereum', 'btc', 'eth'])(
    'is refused while %s is halted',
    async (scope, context) => {
      const exchange = await open(context)
      await setHalt(exchange.database, { scope, reason: 'a test', at: 0 })
      expect(await codeOf(exchange, await exchange.input())).toBe('pair_halted')
      expect(await liftHalt(exchange.database, scope)).toBe(true)
      expect(await liftHalt(exchange.database, scope)).toBe(false)
      expect(await codeOf(exchange, await exchange.input())).toBe('placed')
    },
  )

  test('stops where too much of a coin is promised, and goes on when promises end', async (context) => {
    const exchange = await open(context)
    // Nearly the largest order (500,000 USD) against the cap of 2,000,000 USD of one coin.
    const big = { kind: 'fixed', side: 'to', to: 'ltc' } as const
    const asked = { from: 'btc', to: 'ltc', side: 'from', given: '0.00001', kind: 'fixed' } as const
    const limits = makeEstimate(exchange.needs, asked)
    if (limits.ok || limits.failure.code !== 'amount_below_minimum') throw new Error('No limits')
    const given = String(limits.failure.limits.maxTo.units / 10n ** 8n)
    const results: string[] = []
    for (let count = 0; count < 3; count += 1) {
      results.push(await codeOf(exchange, await exchange.input({ ...big, given })))
    }
    // The last that fits, asked for many times at once, is one order; only others are turned away.
    const last = await exchange.input({ ...big, given })
    results.push(...(await Promise.all(Array.from({ length: 8 }, () => codeOf(exchange, last)))))
    expect(new Set(results)).toEqual(new Set(['placed']))
    expect(await codeOf(exchange, await exchange.input({ ...big, given }))).toBe('rate_withdrawn')
    await exchange.work()
    exchange.clock.advance(20 * 60 + 1)
    await exchange.work()
    expect(await codeOf(exchange, await exchange.input({ ...big, given }))).toBe('placed')
    const row = await exchange.database
      .direct()
      .selectFrom('guaranteed_exposure')
      .select('units')
      .where('asset', '=', 'ltc')
      .executeTakeFirstOrThrow()
    expect(row.units).toBe(BigInt(given) * 10n ** 8n)
  })
})
