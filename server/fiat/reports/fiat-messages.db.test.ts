import { sharedExchange } from '@causeway/tests/exchange'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { begunFiat } from '../begun-fiat.fixture.ts'
import { pollFiatOrders } from '../poll-fiat-orders.ts'
import { fiatMailFacts } from '../reading/fiat-mail-facts.ts'
import { holdsFiatOrder } from '../reading/read-fiat-order.ts'
import {
  createScriptedFiat,
  fiatNeedsOf,
  messageOf,
  NOTHING_SAID,
} from '../scripted-fiat.fixture.ts'
import { handleFiatMessage } from './handle-fiat-message.ts'

describe('fiat orders', () => {
  const open = sharedExchange('fiat_messages')

  test('[BUY-07] a message calls for a look; forged, about nobody or about another’s it changes nothing', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const order = await begunFiat(exchange, script)
    const { code, needs, read, reference } = order
    const stranger = createScriptedFiat('two')
    const both = fiatNeedsOf(exchange, script, stranger)
    const paid = { ...NOTHING_SAID, reference, state: 'paid' as const }
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
      await handleFiatMessage(both, 'one', messageOf({ reference, report: paid }, 'wrong')),
    ).toMatchObject({ failure: { code: 'webhook_forged' } })
    expect(await handleFiatMessage(both, 'nobody', messageOf({ reference }))).toMatchObject({
      failure: { code: 'fiat_provider_unknown' },
    })
    // Another provider speaks of it; one speaks of it by the name that everybody knows, or of an order that is not.
    expect((await handleFiatMessage(both, 'two', messageOf({ reference, report: paid }))).ok).toBe(
      true,
    )
    expect((await handleFiatMessage(both, 'one', messageOf({ reference: code }))).ok).toBe(true)
    for (const name of [null, newId()]) {
      expect((await handleFiatMessage(both, 'one', messageOf({ reference: name }))).ok).toBe(true)
    }
    // The envelope names this order, the signed report another one.
    const other = { ...paid, reference: newId() }
    await handleFiatMessage(both, 'one', messageOf({ reference, report: other }))
    expect(exchange.alerts).toContain('fiat_report_of_another')
    expect((await read()).state).toBe('waiting')
    expect(await dueAt()).toEqual(before)
    // A call to look: what is believed is what the provider answers.
    await handleFiatMessage(both, 'one', messageOf({ reference }))
    expect((await read()).state).toBe('waiting')
    script.says.set(reference, paid)
    while (await pollFiatOrders(needs));
    expect(await read()).toMatchObject({ state: 'paid', events: [{}, { source: 'look' }] })
    expect(await holdsFiatOrder(needs, code, { holderSecrets: [order.holderSecret] })).toBe(true)
    expect(await holdsFiatOrder(needs, code, { holderSecrets: ['wrong'] })).toBe(false)
  })

  test('[BUY-07] signed reports, repeated and reordered, end an order once, with one mail', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const { code, needs, read, reference } = await begunFiat(exchange, script, {
      email: 'her@example.com',
    })
    const said = { ...NOTHING_SAID, reference, providerReference: `their-${reference}` }
    const reports = {
      paid: { ...said, state: 'paid' as const, amountFrom: '150.00' },
      ended: { ...said, state: 'ended' as const, amountTo: '0.00209912345', txId: 'tx-1' },
      other: { ...said, state: 'ended' as const, providerReference: 'another', txId: 'tx-2' },
      nonsense: { ...said, state: 'refunded' as const, amountTo: '1e9' },
      back: { ...said, state: 'charged_back' as const, reason: 'the bank' },
    }
    const hear = (name: keyof typeof reports) =>
      handleFiatMessage(needs, 'one', messageOf({ reference, report: reports[name] }))
    for (const name of ['other', 'ended', 'paid', 'ended', 'nonsense', 'paid'] as const)
      await hear(name)
    const ended = await read()
    expect(ended).toMatchObject({
      state: 'ended',
      reportedTo: 209_912n,
      txId: 'tx-1',
      providerReference: `their-${reference}`,
    })
    expect(ended.events.map(({ state }) => state)).toEqual(['waiting', 'ended'])
    const told = () => exchange.mails.filter(({ publicCode }) => publicCode === code)
    expect(told().map(({ state }) => state)).toEqual(['fiat_ended'])
    const mailed = async (state: string) => {
      const facts = await fiatMailFacts({ ...needs, world: 'play' }, code, state)
      return Object.fromEntries(facts?.details.map(({ name, value }) => [name, value]) ?? [])
    }
    expect(await mailed('fiat_ended')).toMatchObject({
      order: code,
      provider: script.port.facts.name,
      providerOrder: `their-${reference}`,
      paid: '150.00 USD',
      received: '0.00209912 BTC',
      destination: expect.stringMatching(/^.{10}\.{3}.{5}$|…/),
      payout: 'tx-1',
    })
    expect(await mailed('fiat_declined')).toMatchObject({ send: '150.00 USD' })
    expect(await mailed('fiat_declined')).not.toHaveProperty('received')
    expect(await fiatMailFacts({ ...needs, world: 'play' }, 'nothing', 'fiat_ended')).toBeNull()
    await hear('back')
    await hear('back')
    await hear('ended')
    expect(await read()).toMatchObject({ state: 'charged_back', reason: 'the bank' })
    expect(told().map(({ state }) => state)).toEqual(['fiat_ended', 'fiat_charged_back'])
    expect(exchange.alerts).toContain('fiat_charged_back')
  })

  test('[BUY-07] who tries anew on the provider’s page has another name there: its answer is believed, a message is not', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one')
    const { code, look, needs, read, reference } = await begunFiat(exchange, script)
    const said = { ...NOTHING_SAID, reference }
    script.says.set(reference, { ...said, state: 'declined', providerReference: `first-${code}` })
    await look()
    const again = { ...said, state: 'paid' as const, providerReference: `second-${code}` }
    await handleFiatMessage(needs, 'one', messageOf({ reference, report: again }))
    expect(await read()).toMatchObject({
      state: 'declined',
      providerReference: `first-${code}`,
    })
    script.says.set(reference, again)
    await look()
    expect(await read()).toMatchObject({ state: 'paid', providerReference: `second-${code}` })
    // A name that another order has already is not believed of this one.
    const other = await begunFiat(exchange, script)
    const stolen = { ...NOTHING_SAID, reference: other.reference, state: 'ended' as const }
    script.says.set(other.reference, { ...stolen, providerReference: `second-${code}` })
    await other.look()
    expect((await other.read()).state).toBe('waiting')
  })

  test('of a sale the place to pay in to is shown once it is known, and never another', async (context) => {
    const exchange = await open(context)
    const script = createScriptedFiat('one', ['buy', 'sell'])
    const sale = { from: 'btc', to: 'usd', amount: '0.0015' }
    const { needs, order, read, reference } = await begunFiat(exchange, script, sale)
    expect(order).toMatchObject({
      side: 'sell',
      amountFrom: 150_000n,
      amountTo: 9550n,
      payIn: null,
    })
    const said = (address: string) => ({
      ...NOTHING_SAID,
      reference,
      state: 'waiting' as const,
      payIn: { address, extraId: null, amount: '0.0015' },
    })
    const hear = (address: string) =>
      handleFiatMessage(needs, 'one', messageOf({ reference, report: said(address) }))
    await hear('first')
    await hear('second')
    expect((await read()).payIn).toEqual({ address: 'first', extraId: null, amount: 150_000n })
    expect(exchange.alerts).toContain('fiat_report_unbelievable')
  })

  test.for([
    {
      state: 'declined',
      told: 'fiat_sale_declined',
      names: { send: '0.0015 BTC', get: '≈ 95.50 USD' },
    },
    { state: 'refunded', told: 'fiat_sale_refunded', names: { refunded: '0.0015 BTC' } },
  ] as const)(
    '[BUY-07] the holder of a sale that was $state is told about coins, not about money',
    async ({ state, told, names }, context) => {
      const exchange = await open(context)
      const script = createScriptedFiat('one', ['buy', 'sell'])
      const sale = { from: 'btc', to: 'usd', amount: '0.0015', email: 'her@example.com' }
      const { code, needs, order, reference } = await begunFiat(exchange, script, sale)
      const report = { ...NOTHING_SAID, reference, state }
      await handleFiatMessage(needs, 'one', messageOf({ reference, report }))
      const mails = exchange.mails.filter(({ publicCode }) => publicCode === code)
      expect(mails.map((mail) => mail.state)).toEqual([told])
      const facts = await fiatMailFacts({ ...needs, world: 'play' }, code, told)
      const said = Object.fromEntries(facts?.details.map(({ name, value }) => [name, value]) ?? [])
      expect(said).toMatchObject(names)
      expect(said).not.toHaveProperty('paid')
      expect('refundTo' in said).toBe(state === 'refunded')
      expect(order.side).toBe('sell')
    },
  )
})
