// door: HTTP
import { randomUUID } from 'node:crypto'
import type { SandboxFiatOrderReply, SandboxFiatOrdersReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  advanceClock,
  ask,
  fiatMessagesWaiting,
  followUntil,
  lastOf,
  misbehave,
  mustAsk,
  type Refused,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import {
  beginFiat,
  checkoutOf,
  decideFiat,
  disturbFiat,
  fiatBody,
  fiatOffers,
  fiatPayments,
  reachFiat,
  toldBy,
} from '../support/fiat-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('fiat_sandbox')
})
afterAll(() => stopShop(shop))

// Side by side, as customers come: most of their time is the providers' own.
describe('the sandbox’s providers of fiat', () => {
  test.concurrent.each(['sandboxpay', 'playbank', 'toyramp'])(
    '[BUY-02.2,3,4] %s sells coins: paid at its checkout, they arrive once',
    async (providerId) => {
      const order = await beginFiat(shop, { providerId })
      const way = order.made.redirectUrl ?? order.made.form?.action
      expect(way).toMatch(/\/sandbox\/checkout\/[\w-]+$/)
      for (const _ of ['once', 'again']) {
        expect((await decideFiat(shop, order, 'paid')).status).toBe(200)
      }
      const ended = await reachFiat(shop, order, 'ended')
      expect(ended).toMatchObject({ type: 'fiat', status: 'finished', fiatProvider: providerId })
      expect((await decideFiat(shop, order, 'paid')).status).toBe(200)
      // A second payout would be sent before that of whoever pays the same provider after it.
      const next = await beginFiat(shop, { providerId })
      await decideFiat(shop, next, 'paid')
      await reachFiat(shop, next, 'ended')
      const payments = await fiatPayments(shop, order.address)
      expect(payments.map(({ txId }) => txId)).toEqual([ended.payoutTxId])
      expect(payments[0]?.amount).toBe(ended.amountTo)
    },
  )

  test.concurrent('[BUY-07.4,5] send people on by an address, or by a form that is posted', async () => {
    expect((await beginFiat(shop)).made.form).toBeNull()
    const { made } = await beginFiat(shop, { providerId: 'toyramp' })
    expect(made.redirectUrl).toBeNull()
    expect(made.form?.fields).toMatchObject({ intent: 'arrive' })
  })

  test.concurrent('[BUY-02.7] differ: by country, by coin and by price', async () => {
    const told = async (change: Readonly<Record<string, string>>) =>
      toldBy(await fiatOffers(shop, change))
    const [germany, newYork, dollars, hidden] = await Promise.all([
      told({}),
      told({ country: 'US', state: 'NY' }),
      told({ from: 'eur', to: 'usdc' }),
      told({ to: 'xmr' }),
    ])
    const all = { sandboxpay: 'offer', playbank: 'offer', toyramp: 'offer' }
    expect(germany).toEqual(all)
    expect(newYork).toEqual({ sandboxpay: 'country', playbank: 'country', toyramp: 'offer' })
    expect(dollars).toEqual({ ...all, playbank: 'currency' })
    expect(hidden).toEqual({ sandboxpay: 'currency', playbank: 'currency', toyramp: 'currency' })
  })

  test.concurrent.each([
    ['declined', ['declined'], 'declined'],
    ['declined and then paid', ['declined', 'paid'], 'ended'],
    ['too late', ['expired'], 'expired'],
    ['refunded', ['paid', 'refunded'], 'refunded'],
    ['charged back', ['paid', 'charged_back'], 'charged_back'],
  ] as const)('[BUY-02.6] tell that a payment was %s', async (_, outcomes, state) => {
    // It takes three seconds to send coins: nothing is sent of what is taken back at once.
    const order = await beginFiat(shop, { providerId: 'playbank' })
    for (const outcome of outcomes) {
      expect((await decideFiat(shop, order, outcome)).status).toBe(200)
    }
    await reachFiat(shop, order, state)
    expect(await fiatPayments(shop, order.address)).toHaveLength(state === 'ended' ? 1 : 0)
    const late = await decideFiat(shop, order, state === 'ended' ? 'expired' : 'agreed')
    expect([late.status, late.body.error.code]).toEqual([409, 'play_fiat_order_settled'])
  })

  test.concurrent('[BUY-12.2] buy coins: they go to its address, and the money is paid out', async () => {
    const order = await beginFiat(shop, { from: 'btc', to: 'usd', amount: '0.01' })
    await decideFiat(shop, order, 'agreed')
    const shown = await followUntil(shop, order, ({ payinAddress }) => payinAddress !== '')
    const { fiat, payinAddress } = lastOf(shown)
    expect(payinAddress).toMatch(/^bc1/)
    expect(fiat?.state).toBe('waiting')
    for (const _ of ['once', 'again']) await decideFiat(shop, order, 'paid')
    await reachFiat(shop, order, 'ended')
    expect(await fiatPayments(shop, payinAddress)).toHaveLength(1)
    expect(await fiatPayments(shop, order.address)).toEqual([])
  })

  test.concurrent('[BUY-02.8] are listed, and known by either name; ours is shown to nobody else', async () => {
    const deal = await beginFiat(shop, { providerId: 'toyramp' })
    const { orders } = await mustAsk<SandboxFiatOrdersReply>(shop, 'GET', '/api/sandbox/fiat')
    const listed = orders.find((order) => order.id === checkoutOf(deal))
    const reference = listed?.reference ?? ''
    expect(reference).toMatch(/^[0-9a-f-]{36}$/)
    const { order } = await mustAsk<SandboxFiatOrderReply>(
      shop,
      'GET',
      `/api/sandbox/fiat/${reference}`,
    )
    expect(order).toMatchObject({ id: listed?.id, provider: 'toyramp', isDown: false })
    const headers = { 'x-holder-secret': deal.secret }
    const told = await mustAsk(shop, 'GET', `/api/transactions/${deal.id}`, { headers })
    expect(JSON.stringify([deal.made, told])).not.toContain(reference)
    const stranger = await ask<Refused>(shop, 'GET', '/api/sandbox/fiat/nobody')
    expect([stranger.status, stranger.body.error.code]).toEqual([404, 'play_fiat_order_unknown'])
  })
})

// A mishap happens to the provider's next message: each of these stories has a provider to itself.
describe('their messages', () => {
  test.concurrent('[BUY-07.10] one that was lost is made up for by looking', async () => {
    const order = await beginFiat(shop, { providerId: 'toyramp' })
    await disturbFiat(shop, 'toyramp', 'lose')
    await decideFiat(shop, order, 'declined')
    // Its next look is due by then.
    await advanceClock(shop, 10)
    await reachFiat(shop, order, 'declined')
  })

  test.concurrent('[BUY-07.10] sent late, twice or once more, they change nothing', async () => {
    const order = await beginFiat(shop)
    await disturbFiat(shop, 'sandboxpay', 'delay')
    await decideFiat(shop, order, 'declined')
    await disturbFiat(shop, 'sandboxpay', 'repeat')
    await decideFiat(shop, order, 'paid')
    const ended = await reachFiat(shop, order, 'ended')
    await disturbFiat(shop, 'sandboxpay', 'again')
    await vi.waitFor(() => expect(fiatMessagesWaiting(shop.dataDir, 'sandboxpay')).toBe(0), {
      timeout: 120_000,
      interval: 200,
    })
    // A moved clock brings every look that is due.
    await advanceClock(shop, 120)
    const after = await reachFiat(shop, order, 'ended')
    expect(after.events).toEqual(ended.events)
    expect(await fiatPayments(shop, order.address)).toHaveLength(1)
  })

  test.concurrent('[BUY-07.9] forged, they change nothing', async () => {
    const order = await beginFiat(shop, { providerId: 'playbank' })
    const forged = await ask<Refused>(shop, 'POST', '/api/fiat/webhooks/playbank', {
      body: { event: 'order_changed', order: 'x', reference: order.id, state: 'ended' },
      headers: {
        'x-sandbox-id': randomUUID(),
        'x-sandbox-timestamp': String(Math.floor(Date.now() / 1000)),
        'x-sandbox-signature': '0'.repeat(64),
      },
    })
    expect(forged.body.error.code).toBe('webhook_forged')
    await reachFiat(shop, order, 'waiting')
  })
})

describe('in disorder', () => {
  test.concurrent('[BUY-03.8] [BUY-07.8] a slow one makes its offer late, and its orders end', async () => {
    await misbehave(shop, 'fiat/sandboxpay', 'slow')
    const told = await fiatOffers(shop, { amount: '151', fiatProviders: 'sandboxpay' })
    expect(toldBy(told)).toEqual({ sandboxpay: 'offer' })
    const order = await beginFiat(shop)
    await decideFiat(shop, order, 'paid')
    expect((await reachFiat(shop, order, 'ended')).status).toBe('finished')
    expect(await fiatPayments(shop, order.address)).toHaveLength(1)
    await misbehave(shop, 'fiat/sandboxpay', 'ok')
  })

  test.concurrent('[BUY-03.3] [BUY-07.10] one that is down makes no offer and takes no order; one that is paid for waits', async () => {
    const order = await beginFiat(shop, { providerId: 'playbank' })
    await decideFiat(shop, order, 'paid')
    await misbehave(shop, 'fiat/playbank', 'down')
    const told = await fiatOffers(shop, { amount: '152', fiatProviders: 'playbank' })
    expect(toldBy(told)).toEqual({ playbank: 'unavailable' })
    const refused = await ask<Refused>(shop, 'POST', '/api/fiat/exchange', {
      body: await fiatBody(shop, { providerId: 'playbank' }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(refused.body.error).toMatchObject({
      code: 'fiat_offer_refused',
      details: { type: 'unavailable' },
    })
    await advanceClock(shop, 30)
    const waiting = lastOf(await followUntil(shop, order, () => true))
    expect(waiting.fiat?.state).toMatch(/^(?:waiting|paid)$/)
    await misbehave(shop, 'fiat/playbank', 'ok')
    await reachFiat(shop, order, 'ended')
    expect(await fiatPayments(shop, order.address)).toHaveLength(1)
  })

  test.concurrent('[BUY-03.3] [BUY-07.10] one that lies makes no offer, and its orders stay where they were until it is well', async () => {
    const order = await beginFiat(shop, { providerId: 'toyramp' })
    await misbehave(shop, 'fiat/toyramp', 'garbage')
    const told = await fiatOffers(shop, { amount: '153', fiatProviders: 'toyramp' })
    expect(toldBy(told)).toEqual({ toyramp: 'unavailable' })
    await decideFiat(shop, order, 'paid')
    await advanceClock(shop, 30)
    const waiting = lastOf(await followUntil(shop, order, () => true))
    expect(waiting.fiat?.state).toBe('waiting')
    await misbehave(shop, 'fiat/toyramp', 'ok')
    await reachFiat(shop, order, 'ended')
    expect(await fiatPayments(shop, order.address)).toHaveLength(1)
  })
})
