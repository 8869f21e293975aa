import { type Exchange, openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { beginFiatOrder } from '../begin-fiat-order.ts'
import { forgetFiatData } from '../forget-fiat-data.ts'
import { createScriptedFiat, fiatInput, fiatNeedsOf } from '../scripted-fiat.fixture.ts'
import { changePartnerFiatOrder } from './change-partner-fiat-order.ts'
import { listPartnerFiatOrders, type PartnerFiatFilter } from './list-partner-fiat-orders.ts'

const everything: PartnerFiatFilter = {
  publicCodes: [],
  externalOrderIds: [],
  externalUserIds: [],
  states: null,
  since: null,
  until: null,
  limit: 10,
  offset: 0,
}
const facts = {
  externalOrderId: 'order 1',
  externalUserId: 'customer 7',
  metadata: '{"a":1}',
  returnSuccessUrl: 'https://wallet.example/done',
  returnFailedUrl: null,
}

describe('fiat orders of partners', () => {
  const open = sharedExchange('partner_fiat_orders')

  const stand = async (exchange: Exchange, context: Parameters<typeof open>[0]) => {
    const script = createScriptedFiat('one')
    const needs = fiatNeedsOf(exchange, script)
    const webhooks = await openWebhookStand(exchange, context)
    const partnerOf = (of = webhooks.key) => ({ partnerId: of.partnerId, keyId: of.id })
    const begin = async (change: object = {}, of = webhooks.key) => {
      const partner = { ...facts, ...partnerOf(of), ...change }
      const begun = await beginFiatOrder(needs, await fiatInput(exchange, { partner, address }))
      return begun.ok ? begun.value.order : begun.failure.code
    }
    const { address } = await fiatInput(exchange)
    const list = async (change: Partial<PartnerFiatFilter> = {}, of = webhooks.key) => {
      const orders = await listPartnerFiatOrders(needs, of.partnerId, { ...everything, ...change })
      return orders.map(({ partner }) => partner?.externalOrderId)
    }
    return { begin, list, needs, script, webhooks }
  }

  test('a second one of the same name is the first, or refused; another partner has names of its own', async (context) => {
    const { begin, list, script, webhooks } = await stand(await open(context), context)
    const [one, two] = await Promise.all([begin(), begin()])
    expect(one).toMatchObject({ partner: facts, state: 'waiting' })
    expect(two).toMatchObject({ publicCode: (one as { publicCode: string }).publicCode })
    expect(new Set(script.opened.map(({ reference }) => reference)).size).toBe(1)
    expect(script.opened[0]?.returnUrl).toMatch(/^https:\/\/swap\.example\/return\//)
    expect(await begin({ metadata: null })).toBe('idempotency_key_reused')
    const other = await webhooks.addPartner()
    expect(await begin({}, other)).toMatchObject({ partner: facts })
    await begin({ externalOrderId: 'order 2', externalUserId: 'customer 8' })
    expect(await list()).toEqual(['order 2', 'order 1'])
    expect(await list({}, other)).toEqual(['order 1'])
    expect(await list({ externalUserIds: ['customer 8'] })).toEqual(['order 2'])
    expect(await list({ limit: 1, offset: 1 })).toEqual(['order 1'])
    expect(await list({ states: ['paid'] })).toEqual([])
    expect(await list({ states: [] })).toEqual([])
    expect(await list({ until: new Date(0) })).toEqual([])
  })

  test('one that cannot be described holds up no other, and is told once it can be', async (context) => {
    const exchange = await open(context)
    const { begin, needs, webhooks } = await stand(exchange, context)
    await webhooks.addEndpoint('http://described.test/')
    const codes: string[] = []
    for (const externalOrderId of ['bad', 'good']) {
      const order = await begin({ externalOrderId })
      if (typeof order === 'string') throw new Error(order)
      codes.push(order.publicCode)
      const of = { partnerId: webhooks.key.partnerId, publicCode: order.publicCode }
      await changePartnerFiatOrder(needs, of, { state: 'paid' })
    }
    const errors: unknown[] = []
    const { describeFiatOrder } = webhooks.courierNeeds
    let isBroken = true
    const courier = webhooks.courierOf({
      onError: (_, error) => errors.push(error),
      describeFiatOrder: (order) => {
        if (isBroken && order.publicCode === codes[0]) throw new Error('No words for it')
        return describeFiatOrder(order)
      },
    })
    const sendAll = async () => {
      while (await courier.turn()) await courier.settled()
      return webhooks.toldTo('http://described.test/')
    }
    expect(await sendAll()).toEqual(['fiat.updated paid'])
    expect(webhooks.sent[0]?.body).toContain(codes[1])
    expect(errors).toMatchObject([{ name: 'UnreadableOrder' }])
    isBroken = false
    exchange.clock.advance(61)
    expect(await sendAll()).toEqual(['fiat.updated paid', 'fiat.updated paid'])
    expect(errors).toHaveLength(1)
  })

  test('its partner is told of changes, of others than the creation, in order and once', async (context) => {
    const { begin, needs, webhooks } = await stand(await open(context), context)
    await webhooks.addEndpoint('http://fiat.test/')
    const other = await webhooks.addPartner()
    await webhooks.addEndpoint('http://stranger.test/', other)
    const order = await begin()
    if (typeof order === 'string') throw new Error(order)
    await webhooks.sendAll()
    const { publicCode } = order
    const { partnerId } = webhooks.key
    const change = (of: string, state: 'paid' | 'ended' | 'waiting') =>
      changePartnerFiatOrder(needs, { partnerId: of, publicCode }, { state })
    expect(await change(other.partnerId, 'paid')).toMatchObject({
      failure: { code: 'order_not_found' },
    })
    expect(await change(partnerId, 'paid')).toMatchObject({ ok: true, value: { state: 'paid' } })
    expect(await change(partnerId, 'waiting')).toMatchObject({
      failure: { code: 'fiat_state_unreachable', from: 'paid' },
    })
    await change(partnerId, 'paid')
    await change(partnerId, 'ended')
    await webhooks.sendAll()
    await webhooks.sendAll()
    expect(webhooks.toldTo('http://fiat.test/')).toEqual([
      'fiat.updated paid',
      'fiat.updated paid',
      'fiat.updated ended',
    ])
    expect(webhooks.toldTo('http://stranger.test/')).toEqual([])
    expect(webhooks.sent.every(({ headers }) => 'x-callback-signature' in headers)).toBe(true)
  })

  test('what a partner says of its customer is forgotten with what other orders say', async (context) => {
    const { begin, needs, webhooks } = await stand(await open(context), context)
    const order = await begin()
    if (typeof order === 'string') throw new Error(order)
    const of = { partnerId: webhooks.key.partnerId, publicCode: order.publicCode }
    await changePartnerFiatOrder(needs, of, { state: 'ended' })
    const periods = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }
    const partnerAfter = async (days: number) => {
      await forgetFiatData(needs.database, needs.clock.now() + days * 86_400_000, periods)
      const [read] = await listPartnerFiatOrders(needs, of.partnerId, everything)
      return read?.partner
    }
    expect(await partnerAfter(89)).toEqual(facts)
    expect(await partnerAfter(91)).toEqual({ ...facts, returnSuccessUrl: null })
    expect(await partnerAfter(366)).toMatchObject({ externalUserId: null, metadata: null })
  })
})
