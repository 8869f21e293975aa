import { type Exchange, engines, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { beginFiatOrder } from './begin-fiat-order.ts'
import { hearFiatProvider } from './hear-fiat-provider.ts'
import { listHeldOrders } from './list-held-orders.ts'
import { lookAtFiatOrders } from './look-at-fiat-orders.ts'
import { holdsFiatOrder, readFiatOrder } from './read-fiat-order.ts'
import {
  createScriptedFiat,
  fiatInput,
  fiatNeedsOf,
  messageOf,
  NOTHING_SAID,
  type ScriptedFiat,
} from './scripted-fiat.fixture.ts'
import { wakeFiatOrders } from './wake-fiat-orders.ts'

const HOUR = 3600

async function begun(exchange: Exchange, script: ScriptedFiat, change = {}) {
  const needs = fiatNeedsOf(exchange, script)
  const made = await beginFiatOrder(needs, await fiatInput(exchange, change))
  if (!made.ok) throw new Error(made.failure.code)
  const code = made.value.order.publicCode
  return {
    needs,
    code,
    ...made.value,
    read: async () => {
      const read = await readFiatOrder(needs, code)
      if (!read.ok) throw new Error('There is no such order')
      return read.value
    },
    /** Has every order looked at once. */
    look: async () => {
      await wakeFiatOrders(needs.database)
      for (let turn = 0; turn < 100 && (await lookAtFiatOrders(needs)); turn += 1);
    },
  }
}

describe.each(engines)('fiat orders on %s', (engine) => {
  const open = sharedExchange(engine, 'fiat_orders')

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
    await wakeFiatOrders(needs.database)
    while (await lookAtFiatOrders(needs));
    const opened = script.opened.at(-1)
    const repeated = await beginFiatOrder(needs, other)
    expect(repeated).toMatchObject({
      ok: true,
      value: { order: { publicCode: opened?.reference } },
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

  test('[BUY-07] a message calls for a look; forged, about nobody or about another’s it changes nothing', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const order = await begun(exchange, script)
    const { code, needs, read } = order
    const stranger = createScriptedFiat('two')
    const both = fiatNeedsOf(exchange, script, stranger)
    const paid = { ...NOTHING_SAID, reference: code, state: 'paid' as const }
    const dueAt = async () =>
      (
        await exchange.database
          .direct()
          .selectFrom('fiat_order')
          .select('due_at')
          .where('public_code', '=', code)
          .executeTakeFirstOrThrow()
      ).due_at
    const before = await dueAt()
    expect(
      await hearFiatProvider(both, 'one', messageOf({ reference: code, report: paid }, 'wrong')),
    ).toMatchObject({ failure: { code: 'webhook_forged' } })
    expect(await hearFiatProvider(both, 'nobody', messageOf({ reference: code }))).toMatchObject({
      failure: { code: 'fiat_provider_unknown' },
    })
    // Another provider speaks of it; one speaks of an order that is not.
    expect(
      (await hearFiatProvider(both, 'two', messageOf({ reference: code, report: paid }))).ok,
    ).toBe(true)
    expect((await hearFiatProvider(both, 'one', messageOf({ reference: 'x'.repeat(22) }))).ok).toBe(
      true,
    )
    expect((await hearFiatProvider(both, 'one', messageOf({ reference: null }))).ok).toBe(true)
    // The envelope names this order, the signed report another one.
    const other = { ...paid, reference: 'y'.repeat(22) }
    await hearFiatProvider(both, 'one', messageOf({ reference: code, report: other }))
    expect(exchange.alerts).toContain('fiat_report_of_another')
    expect((await read()).state).toBe('waiting')
    expect(await dueAt()).toEqual(before)
    // A call to look: what is believed is what the provider answers.
    await hearFiatProvider(both, 'one', messageOf({ reference: code }))
    expect((await read()).state).toBe('waiting')
    script.says.set(code, paid)
    while (await lookAtFiatOrders(needs));
    expect(await read()).toMatchObject({ state: 'paid', events: [{}, { source: 'look' }] })
    expect(await holdsFiatOrder(needs, code, { holderSecrets: [order.holderSecret] })).toBe(true)
    expect(await holdsFiatOrder(needs, code, { holderSecrets: ['wrong'] })).toBe(false)
  })

  test('[BUY-07] signed reports, repeated and reordered, end an order once, with one mail', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const { code, needs, read } = await begun(exchange, script, { email: 'her@example.com' })
    const said = { ...NOTHING_SAID, reference: code, providerReference: `their-${code}` }
    const reports = {
      paid: { ...said, state: 'paid' as const, amountFrom: '150.00' },
      ended: { ...said, state: 'ended' as const, amountTo: '0.00209912345', txId: 'tx-1' },
      other: { ...said, state: 'ended' as const, providerReference: 'another', txId: 'tx-2' },
      nonsense: { ...said, state: 'refunded' as const, amountTo: '1e9' },
      back: { ...said, state: 'charged_back' as const, reason: 'the bank' },
    }
    const hear = (name: keyof typeof reports) =>
      hearFiatProvider(needs, 'one', messageOf({ reference: code, report: reports[name] }))
    for (const name of ['other', 'ended', 'paid', 'ended', 'nonsense', 'paid'] as const)
      await hear(name)
    const ended = await read()
    expect(ended).toMatchObject({
      state: 'ended',
      reportedTo: 209_912n,
      txId: 'tx-1',
      providerReference: `their-${code}`,
    })
    expect(ended.events.map(({ state }) => state)).toEqual(['waiting', 'ended'])
    const told = () => exchange.mails.filter(({ publicCode }) => publicCode === code)
    expect(told().map(({ state }) => state)).toEqual(['fiat_ended'])
    await hear('back')
    await hear('back')
    await hear('ended')
    expect(await read()).toMatchObject({ state: 'charged_back', reason: 'the bank' })
    expect(told().map(({ state }) => state)).toEqual(['fiat_ended', 'fiat_charged_back'])
    expect(exchange.alerts).toContain('fiat_charged_back')
  })

  test('late and missing messages are found by looking; an unpaid order expires and may be paid late', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const { code, look, read } = await begun(exchange, script)
    script.isDown = true
    await look()
    expect((await read()).state).toBe('waiting')
    script.isDown = false
    exchange.clock.advance(25 * HOUR)
    await look()
    expect(await read()).toMatchObject({ state: 'expired', endedAt: expect.any(Number) })
    script.says.set(code, { ...NOTHING_SAID, reference: code, state: 'sending', txId: 'tx' })
    exchange.clock.advance(5 * 24 * HOUR)
    await look()
    expect(await read()).toMatchObject({ state: 'sending', endedAt: null, txId: 'tx' })
    script.says.set(code, { ...NOTHING_SAID, reference: code, state: 'ended' })
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
    const before = script.reads.filter((each) => each === code).length
    await look()
    expect(script.reads.filter((each) => each === code)).toHaveLength(before)
  })

  test('[BUY-07] who tries anew on the provider’s page has another name there: its answer is believed, a message is not', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const { code, look, needs, read } = await begun(exchange, script)
    const said = { ...NOTHING_SAID, reference: code }
    script.says.set(code, { ...said, state: 'declined', providerReference: `first-${code}` })
    await look()
    const again = { ...said, state: 'paid' as const, providerReference: `second-${code}` }
    await hearFiatProvider(needs, 'one', messageOf({ reference: code, report: again }))
    expect(await read()).toMatchObject({
      state: 'declined',
      providerReference: `first-${code}`,
    })
    script.says.set(code, again)
    await look()
    expect(await read()).toMatchObject({ state: 'paid', providerReference: `second-${code}` })
    // A name that another order has already is not believed of this one.
    const other = await begun(exchange, script)
    const stolen = { ...NOTHING_SAID, reference: other.code, state: 'ended' as const }
    script.says.set(other.code, { ...stolen, providerReference: `second-${code}` })
    await other.look()
    expect((await other.read()).state).toBe('waiting')
  })

  test('a fee of nothing is not a fee that nobody names', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    script.fee = '0'
    expect((await begun(exchange, script)).order.fee).toBe(0n)
    script.fee = null
    expect((await begun(exchange, script)).order.fee).toBeNull()
  })

  test('of a sale the place to pay in to is shown once it is known, and never another', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one', ['buy', 'sell'])
    const sale = { from: 'btc', to: 'usd', amount: '0.0015' }
    const { code, needs, order, read } = await begun(exchange, script, sale)
    expect(order).toMatchObject({
      side: 'sell',
      amountFrom: 150_000n,
      amountTo: 9550n,
      payIn: null,
    })
    const said = (address: string) => ({
      ...NOTHING_SAID,
      reference: code,
      state: 'waiting' as const,
      payIn: { address, extraId: null, amount: '0.0015' },
    })
    const hear = (address: string) =>
      hearFiatProvider(needs, 'one', messageOf({ reference: code, report: said(address) }))
    await hear('first')
    await hear('second')
    expect((await read()).payIn).toEqual({ address: 'first', extraId: null, amount: 150_000n })
    expect(exchange.alerts).toContain('fiat_report_unbelievable')
  })

  test('[BUY-03] a provider that does not answer is left alone for a moment, and holds up no other', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('silent')
    for (let count = 0; count < 7; count += 1) {
      await begun(exchange, script, { provider: 'silent' })
    }
    const { look } = await begun(exchange, script, { provider: 'silent' })
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
    const { code, read } = await begun(exchange, createScriptedFiat('one'))
    const needs = fiatNeedsOf(exchange, createScriptedFiat('another'))
    exchange.clock.advance(25 * HOUR)
    await wakeFiatOrders(needs.database)
    while (await lookAtFiatOrders(needs));
    expect(await read()).toMatchObject({ publicCode: code, state: 'expired' })
  })

  test('exchanges and fiat orders stand in one list, newest first', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const first = await begun(exchange, script)
    const swap = await exchange.place()
    const last = await begun(exchange, script)
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
