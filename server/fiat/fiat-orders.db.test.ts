import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { beginFiatOrder } from './begin-fiat-order.ts'
import { begunFiat } from './begun-fiat.fixture.ts'
import { makeFiatOrdersDue, pollFiatOrders } from './poll-fiat-orders.ts'
import { listHeldOrders } from './reading/list-held-orders.ts'
import {
  createScriptedFiat,
  fiatInput,
  fiatNeedsOf,
  NOTHING_SAID,
} from './scripted-fiat.fixture.ts'

const HOUR = 3600

describe('fiat orders', () => {
  const open = sharedExchange('fiat_orders')

  test('[BUY-07] a repeat answers the same order, page and secret; another body is refused', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const needs = fiatNeedsOf(exchange, script)
    const input = await fiatInput(exchange)
    const both = await Promise.all([beginFiatOrder(needs, input), beginFiatOrder(needs, input)])
    const [first, second] = both.flatMap((each) => (each.ok ? [each.value] : []))
    expect(first?.order.publicCode).toBe(second?.order.publicCode)
    expect(first?.holderSecret).toBe(second?.holderSecret)
    expect(first?.goesTo).toEqual(second?.goesTo)
    expect(new Set(script.opened.map(({ reference }) => reference)).size).toBe(1)
    // From another network and browser it is still the same request.
    const third = await beginFiatOrder(needs, { ...input, clientAddress: null, userAgent: null })
    expect(third).toMatchObject({ ok: true, value: { isNew: false } })
    expect(await beginFiatOrder(needs, { ...input, amount: '151' })).toMatchObject({
      failure: { code: 'idempotency_key_reused' },
    })
    const row = await exchange.database
      .direct()
      .selectFrom('fiat_order')
      .select(['client_address', 'user_agent', 'amount_from', 'amount_to', 'fee'])
      .where('public_code', '=', first?.order.publicCode ?? '')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      client_address: null,
      user_agent: null,
      amount_from: 15_000n,
      amount_to: 210_000n,
      fee: 450n,
    })
  })

  test('an order whose process died before it was opened is finished by the repeat, or by a look', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const needs = fiatNeedsOf(exchange, script)
    const input = await fiatInput(exchange)
    script.checkoutFailure = { code: 'unavailable' }
    expect(await beginFiatOrder(needs, input)).toMatchObject({
      failure: { code: 'fiat_offer_refused', type: 'unavailable' },
    })
    script.checkoutFailure = null
    const again = await beginFiatOrder(needs, input)
    expect(again).toMatchObject({ ok: true, value: { isNew: false } })

    script.checkoutFailure = { code: 'timeout' }
    const other = await fiatInput(exchange)
    expect((await beginFiatOrder(needs, other)).ok).toBe(false)
    script.checkoutFailure = null
    exchange.clock.advance(60)
    await makeFiatOrdersDue(needs.database)
    while (await pollFiatOrders(needs));
    const opened = script.opened.at(-1)
    const repeated = await beginFiatOrder(needs, other)
    expect(repeated).toMatchObject({
      ok: true,
      value: { order: { id: opened?.reference } },
    })
    expect(script.opened.filter(({ reference }) => reference === opened?.reference)).toHaveLength(1)
  })

  test('[BUY-08] what cannot be is refused, each with its own word', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const needs = fiatNeedsOf(exchange, script)
    const refusalOf = async (change: object) => {
      const made = await beginFiatOrder(needs, await fiatInput(exchange, change))
      return made.ok ? 'begun' : made.failure
    }
    expect(await refusalOf({ country: 'XX' })).toMatchObject({ code: 'fiat_place_unknown' })
    expect(await refusalOf({ state: null })).toMatchObject({ field: 'state' })
    expect(await refusalOf({ to: 'eur' })).toMatchObject({ code: 'fiat_pair_wrong' })
    expect(await refusalOf({ provider: 'two' })).toMatchObject({ code: 'fiat_provider_unknown' })
    expect(await refusalOf({ amount: '150.001' })).toMatchObject({ code: 'amount_too_fine' })
    expect(await refusalOf({ address: 'nowhere' })).toMatchObject({ field: 'address' })
    expect(await refusalOf({ email: 'nobody' })).toMatchObject({ code: 'email_malformed' })
    expect(await refusalOf({ from: 'btc', to: 'usd', amount: '0.1' })).toMatchObject({
      code: 'fiat_offer_refused',
      type: 'currency',
    })
    script.quoteFailure = { code: 'limits', limits: { min: '200', max: null } }
    expect(await refusalOf({})).toMatchObject({ type: 'limits', limits: { min: '200', max: null } })
    expect(script.opened).toEqual([])
    // The provider changes its mind at the checkout: the order is over, and no page is told of.
    script.quoteFailure = null
    script.checkoutFailure = { code: 'country' }
    const input = await fiatInput(exchange)
    expect(await beginFiatOrder(needs, input)).toMatchObject({ failure: { type: 'country' } })
    script.checkoutFailure = null
    expect((await beginFiatOrder(needs, input)).ok).toBe(false)
    expect(script.opened).toEqual([])
  })

  test('late and missing messages are found by looking; an unpaid order expires and may be paid late', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const { look, read, reference } = await begunFiat(exchange, script)
    script.isDown = true
    await look()
    expect((await read()).state).toBe('waiting')
    script.isDown = false
    exchange.clock.advance(37 * HOUR)
    await look()
    expect(await read()).toMatchObject({ state: 'expired', endedAt: expect.any(Number) })
    script.says.set(reference, { ...NOTHING_SAID, reference, state: 'sending', txId: 'tx' })
    exchange.clock.advance(5 * 24 * HOUR)
    await look()
    expect(await read()).toMatchObject({ state: 'sending', endedAt: null, txId: 'tx' })
    script.says.set(reference, { ...NOTHING_SAID, reference, state: 'ended' })
    await look()
    await look()
    expect((await read()).events.map(({ state }) => state)).toEqual([
      'waiting',
      'expired',
      'sending',
      'ended',
    ])
    exchange.clock.advance(8 * 24 * HOUR)
    await look()
    const before = script.reads.filter((each) => each === reference).length
    await look()
    expect(script.reads.filter((each) => each === reference)).toHaveLength(before)
  })

  test('a fee of nothing is not a fee that nobody names', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    script.fee = '0'
    expect((await begunFiat(exchange, script)).order.fee).toBe(0n)
    script.fee = null
    expect((await begunFiat(exchange, script)).order.fee).toBeNull()
  })

  test('[BUY-03] a provider that does not answer is left alone for a moment, and holds up no other', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('silent')
    for (let count = 0; count < 7; count += 1) {
      await begunFiat(exchange, script, { provider: 'silent' })
    }
    const { look } = await begunFiat(exchange, script, { provider: 'silent' })
    script.isDown = true
    await look()
    expect(script.reads).toHaveLength(5)
    exchange.clock.advance(29)
    await look()
    expect(script.reads).toHaveLength(5)
    exchange.clock.advance(2)
    await look()
    expect(script.reads).toHaveLength(6)
    script.isDown = false
    exchange.clock.advance(31)
    await look()
    expect(script.reads).toHaveLength(14)
  })

  test('an unpaid order whose provider is no longer set up expires too', async (context) => {
    const exchange = await open(context)
    const { code, read } = await begunFiat(exchange, createScriptedFiat('one'))
    const needs = fiatNeedsOf(exchange, createScriptedFiat('another'))
    exchange.clock.advance(37 * HOUR)
    await makeFiatOrdersDue(needs.database)
    while (await pollFiatOrders(needs));
    expect(await read()).toMatchObject({ publicCode: code, state: 'expired' })
  })

  test('exchanges and fiat orders stand in one list, newest first', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const first = await begunFiat(exchange, script)
    const swap = await exchange.place()
    const last = await begunFiat(exchange, script)
    const secrets = [first.holderSecret, swap.holderSecret, last.holderSecret]
    const codes = async (filter: 'in-progress' | 'finished' | 'hold' | null) =>
      (await listHeldOrders(exchange.needs, { holderSecrets: secrets }, 1, filter)).orders.map(
        ({ publicCode }) => publicCode,
      )
    const all = [last.code, swap.order.publicCode, first.code]
    expect(await codes(null)).toEqual(all)
    expect(await codes('in-progress')).toEqual(all)
    expect(await codes('finished')).toEqual([])
    expect(await codes('hold')).toEqual([])
    expect(await listHeldOrders(exchange.needs, { holderSecrets: secrets }, 2)).toEqual({
      orders: [],
      pagesCount: 1,
    })
  })
})
