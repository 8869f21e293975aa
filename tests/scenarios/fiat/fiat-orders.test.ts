// door: HTTP, chain
import { randomUUID } from 'node:crypto'
import type { FiatExchangeReply, TransactionReply, TransactionsReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  advanceClock,
  ask,
  customerAddress,
  followUntil,
  lastOf,
  mustAsk,
  paymentsOnChain,
  type Refused,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import {
  beginFiat,
  decideFiat,
  disturbFiat,
  fiatBody,
  fiatOffers,
  reachFiat,
} from '../support/fiat-steps.ts'
import { mailTexts } from '../support/mails.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const IN_CALIFORNIA = { country: 'US', state: 'CA' }

const WAIT = { timeout: 120_000, interval: 200 }

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('fiat')
})
afterAll(() => stopShop(shop))

// Side by side, as customers come: most of their time is the providers' own.
describe('a purchase', () => {
  test.concurrent('[BUY-02.2,3] [BUY-07.3,8] [TRACK-11.4] is begun once, paid at the provider’s page, and ends with coins on the chain', async () => {
    const key = randomUUID()
    const { address } = await customerAddress(shop, 'btc')
    const order = await beginFiat(shop, { address, email: 'her@example.com' }, key)
    const { made } = await beginFiat(shop, { address, email: 'her@example.com' }, key)
    const { faTransactionId, holderSecret, redirectUrl } = order.made
    expect(made).toMatchObject({ faTransactionId, holderSecret, redirectUrl })
    expect(redirectUrl).toContain('/sandbox/checkout/')
    expect(made.transaction).toMatchObject({ type: 'fiat', status: 'created', isOwner: true })
    await decideFiat(shop, order, 'paid')
    const finished = await reachFiat(shop, order, 'ended')
    expect(finished).toMatchObject({
      status: 'finished',
      fiatProvider: 'sandboxpay',
      payoutTxId: expect.any(String),
      fiat: { side: 'buy' },
    })
    const mail = await vi.waitFor(async () => {
      const [newest] = await mailTexts(shop, 'her@example.com')
      if (newest === undefined) throw new Error('no mail has come')
      return newest
    }, WAIT)
    for (const told of [
      `Order ID: ${order.id}`,
      'Provider: Sandbox Pay',
      'Provider’s reference: ',
      'You paid: 150.00 USD',
      `You received: ${finished.amountTo} BTC`,
      `/track/${order.id}`,
    ]) {
      expect(mail).toContain(told)
    }
    const paid = () => paymentsOnChain(shop.dataDir, { address, extraId: null })
    expect(paid().map(({ txId }) => txId)).toEqual([finished.payoutTxId])
    // The provider went over all that it had sent when another purchase, begun later, has ended.
    const later = await beginFiat(shop, { address })
    await decideFiat(shop, later, 'paid')
    const { payoutTxId } = await reachFiat(shop, later, 'ended')
    expect(paid().map(({ txId }) => txId)).toEqual([finished.payoutTxId, payoutTxId])
    const states = finished.events.map(({ state }) => state)
    expect(new Set(states).size).toBe(states.length)
    const headers = { 'x-holder-secret': order.secret }
    const list = await mustAsk<TransactionsReply>(shop, 'GET', '/api/transactions', { headers })
    expect(list.payouts.map(({ transactionId }) => transactionId)).toEqual([order.id])
  })

  test.concurrent('[BUY-07.2] takes all that a page knows of its visitor, and nothing else', async () => {
    const body = await fiatBody(shop, {
      ...IN_CALIFORNIA,
      extraId: '',
      location: 'https://exchange.example/buy?from=usd',
      uaId: 'GA1.2.3',
      userAgent: 'Mozilla/5.0',
      cookieSessionId: 'session-of-the-visit',
      timestamp: '2026-11-23T12:00:00.000Z',
    })
    const begin = async (more: object) =>
      ask<FiatExchangeReply & Refused>(shop, 'POST', '/api/fiat/exchange', {
        body: { ...body, ...more },
        headers: { 'idempotency-key': randomUUID() },
      })
    const { status, body: made } = await begin({})
    expect(status).toBe(201)
    expect(made.transaction).toMatchObject({
      type: 'fiat',
      currencyFrom: 'usd',
      currencyTo: 'btc',
      payoutAddress: body.address,
    })
    expect(Number(made.transaction.amountExpectedFrom)).toBe(150)
    expect((await begin({ more: 1 })).status).toBe(400)
    expect((await begin({ country: undefined })).status).toBe(400)
  })

  test.concurrent('[BUY-07.5,10] whose messages are lost is found by looking; a form is posted where the provider wants one', async () => {
    const order = await beginFiat(shop, { providerId: 'toyramp' })
    expect(order.made).toMatchObject({ redirectUrl: null, form: { method: 'post' } })
    await disturbFiat(shop, 'toyramp', 'lose')
    await decideFiat(shop, order, 'paid')
    // Its next look is due by then. On a slow machine the provider is done when it comes.
    await advanceClock(shop, 10)
    const { events } = await reachFiat(shop, order, 'paid', 'ended')
    expect(events.map(({ kind }) => kind)).toContain('look')
    await reachFiat(shop, order, 'ended')
  })

  test.concurrent.each([
    ['declined', ['declined'], 'declined', 'failed'],
    ['refunded', ['paid', 'refunded'], 'refunded', 'refunded'],
    ['charged back', ['paid', 'charged_back'], 'charged_back', 'failed'],
  ] as const)('[BUY-07.8] that is %s ends so', async (_, outcomes, state, status) => {
    const order = await beginFiat(shop)
    for (const outcome of outcomes) {
      await decideFiat(shop, order, outcome)
      if (outcome === 'paid') await reachFiat(shop, order, 'ended')
    }
    expect((await reachFiat(shop, order, state)).status).toBe(status)
  })

  test.concurrent('[BUY-08.6] where nobody sells, or without a right address, is refused before anything is begun', async () => {
    const body = await fiatBody(shop, { providerId: 'playbank', ...IN_CALIFORNIA })
    const refusalOf = async (change: object) => {
      const sent = { body: { ...body, ...change }, headers: { 'idempotency-key': randomUUID() } }
      return (await ask<Refused>(shop, 'POST', '/api/fiat/exchange', sent)).body.error
    }
    expect(await refusalOf({})).toMatchObject({
      code: 'fiat_offer_refused',
      details: { type: 'country' },
    })
    expect(await refusalOf({ address: 'nowhere' })).toMatchObject({ code: 'address_malformed' })
    expect(await refusalOf({ country: 'XX' })).toMatchObject({ code: 'fiat_place_unknown' })
  })

  test.concurrent('[BUY-07.9] is moved by no message that the provider did not sign', async () => {
    const order = await beginFiat(shop)
    const body = { event: 'order_changed', order: 'x', reference: order.id, state: 'ended' }
    const sent = await ask<Refused>(shop, 'POST', '/api/fiat/webhooks/sandboxpay', { body })
    expect([sent.status, sent.body.error.code]).toEqual([403, 'webhook_forged'])
    const headers = { 'x-holder-secret': order.secret }
    const path = `/api/transactions/${order.id}`
    const { transaction } = await mustAsk<TransactionReply>(shop, 'GET', path, { headers })
    expect(transaction.status).toBe('created')
  })

  test.concurrent('[BUY-12.2] the other way round says where the coins go, and ends with the money paid out', async () => {
    const sale = { from: 'btc', to: 'usd', amount: '0.005', ...IN_CALIFORNIA }
    const { result } = await fiatOffers(shop, sale)
    expect(result.map(({ providerId }) => providerId)).toEqual(['sandboxpay', 'playbank'])
    const order = await beginFiat(shop, sale)
    expect(order.made.transaction).toMatchObject({ payinAddress: '', fiat: { side: 'sell' } })
    await decideFiat(shop, order, 'agreed')
    const shown = await followUntil(shop, order, ({ payinAddress }) => payinAddress !== '')
    expect(lastOf(shown).fiat?.state).toBe('waiting')
    await decideFiat(shop, order, 'paid')
    expect((await reachFiat(shop, order, 'ended')).status).toBe('finished')
  })
})

// At the end: the clock of the shop moves on.
test('[TRACK-03.3] an unpaid purchase waits for 36 hours, and expires then', async () => {
  const order = await beginFiat(shop)
  const { createdAt, payUntil } = order.made.transaction
  expect(Date.parse(payUntil) - Date.parse(createdAt)).toBe(36 * 3_600_000)
  await advanceClock(shop, 36 * 3600 - 60)
  expect((await reachFiat(shop, order, 'waiting')).status).toBe('created')
  await advanceClock(shop, 61)
  expect((await reachFiat(shop, order, 'expired')).status).toBe('expired')
})
