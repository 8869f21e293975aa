import { fiatOrderTransitions } from '@causeway/core/fiat'
import { type FiatOrderState, fiatOrderStates } from '@causeway/core/ports'
import { sharedExchange } from '@causeway/tests/exchange'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginFiatOrder } from '../begin-fiat-order.ts'
import { fiatRecords } from '../fiat-records.ts'
import { forgetFiatData } from '../forget-fiat-data.ts'
import { joinFiatOrders } from '../join-fiat-orders.ts'
import { pollFiatOrders } from '../poll-fiat-orders.ts'
import { readFiatOrder } from '../reading/read-fiat-order.ts'
import {
  createScriptedFiat,
  fiatInput,
  fiatNeedsOf,
  messageOf,
  NOTHING_SAID,
} from '../scripted-fiat.fixture.ts'
import { applyFiatReport } from './apply-fiat-report.ts'
import { handleFiatMessage } from './handle-fiat-message.ts'

const told: readonly FiatOrderState[] = ['ended', 'declined', 'refunded', 'charged_back']

describe('reports of fiat orders', () => {
  const open = sharedExchange('fiat_reports')

  test('[BUY-07] whatever comes in whatever order, the state follows its table and nothing is told twice', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const needs = fiatNeedsOf(exchange, script)
    const step = fc.record({
      how: fc.constantFrom('webhook', 'call', 'again', 'forged'),
      state: fc.constantFrom(...fiatOrderStates),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const made = await beginFiatOrder(
          needs,
          await fiatInput(exchange, { email: 'her@example.com' }),
        )
        if (!made.ok) throw new Error(made.failure.code)
        const { id: reference, publicCode: code } = made.value.order
        let last = messageOf({ reference })
        for (const { how, state } of steps) {
          const report = { ...NOTHING_SAID, reference, state }
          if (how === 'call') script.says.set(reference, report)
          if (how === 'webhook') last = messageOf({ reference, report })
          if (how === 'call') last = messageOf({ reference })
          const sent = how === 'forged' ? messageOf({ reference, report }, 'wrong') : last
          await handleFiatMessage(needs, 'one', sent)
          if (how === 'call') while (await pollFiatOrders(needs));
        }
        const read = await readFiatOrder(needs, code)
        if (!read.ok) throw new Error('It is gone')
        const { events, state, endedAt } = read.value
        expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
        expect(events.at(-1)?.state).toBe(state)
        for (const [index, { state: next }] of events.slice(1).entries()) {
          const before = events[index]?.state ?? 'waiting'
          expect(fiatOrderTransitions[before]).toContain(next)
        }
        const mails = exchange.mails.filter(({ publicCode }) => publicCode === code)
        const ends = events.filter((event) => told.includes(event.state))
        expect(mails.map((mail) => mail.state)).toEqual(ends.map((end) => `fiat_${end.state}`))
        expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length)
        expect(endedAt === null).toBe(['waiting', 'paid', 'sending'].includes(state))
      }),
      { numRuns: 25 },
    )
  })

  test('of many at once each state is written once', async (context) => {
    const exchange = await open(context)
    const needs = fiatNeedsOf(exchange, createScriptedFiat('one'))
    const made = await beginFiatOrder(needs, await fiatInput(exchange))
    if (!made.ok) throw new Error(made.failure.code)
    const { id, publicCode: code } = made.value.order
    const order = { id, provider: 'one' }
    const report = { ...NOTHING_SAID, reference: id, state: 'ended' as const }
    const came = await Promise.all(
      Array.from({ length: 8 }, () => applyFiatReport(needs, order, report, 'webhook')),
    )
    expect(came.filter((state) => state === 'ended')).toHaveLength(1)
    const read = await readFiatOrder(needs, code)
    expect(read.ok && read.value.events).toHaveLength(2)
  })

  test('records tell of a provider from twenty decided orders on', async (context) => {
    const exchange = await open(context)
    const provider = 'recorded'
    const needs = fiatNeedsOf(exchange, createScriptedFiat(provider))
    const end = async (state: 'ended' | 'declined') => {
      const made = await beginFiatOrder(needs, await fiatInput(exchange, { provider }))
      if (!made.ok) throw new Error(made.failure.code)
      const { id } = made.value.order
      exchange.clock.advance(600)
      const report = { ...NOTHING_SAID, reference: id, state }
      await applyFiatReport(needs, { id, provider }, report, 'look')
    }
    for (let count = 0; count < 18; count += 1) await end('ended')
    await end('declined')
    const nothing = { successPercent: null, medianMinutes: null }
    const now = () => exchange.clock.now()
    expect((await fiatRecords(exchange.database, now())).get(provider)).toEqual(nothing)
    await end('declined')
    const said = { successPercent: 90, medianMinutes: 10 }
    expect((await fiatRecords(exchange.database, now())).get(provider)).toEqual(said)
    exchange.clock.advance(31 * 24 * 3600)
    expect((await fiatRecords(exchange.database, now())).get(provider)).toBeUndefined()
  })

  test('personal fields go when their time is over; guests’ orders join an account once', async (context) => {
    const exchange = await open(context)
    const needs = fiatNeedsOf(exchange, createScriptedFiat('one'))
    const input = await fiatInput(exchange, { email: 'her@example.com', clientId: 'c', refId: 'r' })
    const made = await beginFiatOrder(needs, input)
    if (!made.ok) throw new Error(made.failure.code)
    const { id, publicCode: code } = made.value.order
    const row = () =>
      exchange.database
        .direct()
        .selectFrom('fiat_order')
        .select(['email', 'client_id', 'goes_to', 'account_id', 'is_joined'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const report = {
      ...NOTHING_SAID,
      reference: id,
      state: 'ended' as const,
      url: 'https://provider.example/?email=her@example.com',
      reason: 'The card of her@example.com',
    }
    await applyFiatReport(needs, { id, provider: 'one' }, report, 'look')
    const periods = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }
    await forgetFiatData(exchange.database, exchange.clock.now() + 31 * 86_400_000, periods)
    expect(await row()).toMatchObject({ email: 'her@example.com', client_id: null })
    await forgetFiatData(exchange.database, exchange.clock.now() + 91 * 86_400_000, periods)
    expect(await row()).toMatchObject({ email: null, goes_to: '' })
    expect(await readFiatOrder(needs, code)).toMatchObject({
      value: { goesTo: null, providerUrl: null, reason: null },
    })
    // The history tells of states, not of people.
    const events = await exchange.database
      .direct()
      .selectFrom('fiat_order_event')
      .select('facts')
      .where('order_id', '=', id)
      .execute()
    expect(JSON.stringify(events)).not.toContain('her@example.com')
    const account = '018f0000-0000-7000-8000-000000000001'
    await exchange.database
      .direct()
      .insertInto('account')
      .values({ id: account, created_at: new Date(), merchant_id: account })
      .execute()
    const secrets = [made.value.holderSecret, 'unknown']
    expect(await joinFiatOrders(needs, account, secrets)).toBe(1)
    expect(await joinFiatOrders(needs, account, secrets)).toBe(0)
    expect(await row()).toMatchObject({ account_id: account, is_joined: true })
  })

  test('where the coins of a sale would have come back to is forgotten; where bought ones went stays', async (context) => {
    const exchange = await open(context)
    const needs = fiatNeedsOf(exchange, createScriptedFiat('one', ['buy', 'sell']))
    const end = async (change: object) => {
      const made = await beginFiatOrder(needs, await fiatInput(exchange, change))
      if (!made.ok) throw new Error(made.failure.code)
      const { id, publicCode: code } = made.value.order
      const report = { ...NOTHING_SAID, reference: id, state: 'ended' as const }
      await applyFiatReport(needs, { id, provider: 'one' }, report, 'look')
      return async () => {
        const read = await readFiatOrder(needs, code)
        return read.ok ? read.value.destination.address : null
      }
    }
    const bought = await end({})
    const sold = await end({ from: 'btc', to: 'usd', amount: '0.0015' })
    const periods = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }
    const after = (days: number) =>
      forgetFiatData(exchange.database, exchange.clock.now() + days * 86_400_000, periods)
    await after(364)
    expect(await sold()).toMatch(/^bc1/)
    await after(366)
    expect([await sold(), await bought()]).toEqual(['', expect.stringMatching(/^bc1/)])
  })
})
