// door: HTTP
import { randomUUID } from 'node:crypto'
import type {
  FiatExchangeReply,
  FiatOffersReply,
  SandboxFiatOrderReply,
  SandboxFiatOrdersReply,
  SandboxWalletReply,
  TransactionOut,
  TransactionReply,
} from '@causeway/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunningProduct } from '../support/index.ts'
import {
  advanceClock,
  ask,
  customerAddress,
  misbehave,
  mustAsk,
  type Refused,
  startShop,
  stopShop,
} from './support/index.ts'

const PROVIDERS = ['sandboxpay', 'playbank', 'toyramp'] as const
type Provider = (typeof PROVIDERS)[number]

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('fiat_sandbox')
  // On a busy machine the first prices come some moments after the shop has opened.
  await vi.waitFor(async () => expect((await offers('usd', 'btc'))[0]?.amount).not.toBeNull(), {
    timeout: 60_000,
    interval: 500,
  })
})
afterAll(() => stopShop(shop))
beforeEach(async () => {
  for (const provider of PROVIDERS) await misbehave(shop, `fiat/${provider}`, 'ok')
})

async function offers(from: string, to: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ from, to, amount: '150', country: 'DE', ...more })
  const { result } = await mustAsk<FiatOffersReply>(shop, 'GET', `/api/fiat/offer?${query}`)
  return result
}

type Opened = { readonly id: string; readonly secret: string; readonly address: string }

/** Opens an order with a provider; answers where the person goes, too. */
async function begin(providerId: Provider, change: Record<string, string> = {}) {
  const { address } = await customerAddress(shop, 'btc')
  const body = { from: 'usd', to: 'btc', providerId, amount: '150', country: 'DE', address }
  const made = await mustAsk<FiatExchangeReply>(shop, 'POST', '/api/fiat/exchange', {
    body: { ...body, ...change },
    headers: { 'idempotency-key': randomUUID() },
  })
  const opened: Opened = { id: made.faTransactionId, secret: made.holderSecret, address }
  return { ...opened, made }
}

const decide = (order: Opened, outcome: string) =>
  ask<SandboxFiatOrderReply & Refused>(shop, 'POST', `/api/sandbox/fiat/${order.id}`, {
    body: { outcome },
  })

const disturb = (provider: Provider, message: string) =>
  mustAsk(shop, 'POST', `/api/sandbox/fiat-messages/${provider}`, { body: { message } })

async function read({ id, secret }: Opened): Promise<TransactionOut> {
  const path = `/api/transactions/${id}`
  const headers = { 'x-holder-secret': secret }
  return (await mustAsk<TransactionReply>(shop, 'GET', path, { headers })).transaction
}

async function reachState(order: Opened, state: string): Promise<TransactionOut> {
  const look = async () => {
    const transaction = await read(order)
    expect(transaction.fiat?.state).toBe(state)
    return transaction
  }
  return vi.waitFor(look, { timeout: 60_000, interval: 250 })
}

async function received(address: string) {
  const path = `/api/sandbox/wallets/${address}`
  return (await mustAsk<SandboxWalletReply>(shop, 'GET', path)).payments
}

describe('the sandbox’s providers of fiat', () => {
  test.each(PROVIDERS)(
    '[BUY-02] %s sells coins: paid at its checkout, they arrive once',
    async (provider) => {
      const order = await begin(provider)
      const way = order.made.redirectUrl ?? order.made.form?.action
      expect(way).toMatch(/\/sandbox\/checkout\/[\w-]+$/)
      for (const _ of ['once', 'again']) expect((await decide(order, 'paid')).status).toBe(200)
      const ended = await reachState(order, 'ended')
      expect(ended).toMatchObject({ type: 'fiat', status: 'finished', fiatProvider: provider })
      expect((await decide(order, 'paid')).status).toBe(200)
      const payments = await received(order.address)
      expect(payments.map(({ txId }) => txId)).toEqual([ended.payoutTxId])
      expect(payments[0]?.amount).toBe(ended.amountTo)
    },
  )

  test('[BUY-07] sends people on by an address, or by a form that is posted', async () => {
    expect((await begin('sandboxpay')).made.form).toBeNull()
    const { made } = await begin('toyramp')
    expect(made.redirectUrl).toBeNull()
    expect(made.form?.fields).toMatchObject({ intent: 'arrive' })
  })

  test('[BUY-02] they differ: by country, by coin and by price', async () => {
    const told = async (...asked: Parameters<typeof offers>) =>
      Object.fromEntries(
        (await offers(...asked)).map(({ amount, error, providerId }) => [
          providerId,
          error?.type ?? (amount === null ? 'nothing' : 'offer'),
        ]),
      )
    const all = { sandboxpay: 'offer', playbank: 'offer', toyramp: 'offer' }
    expect(await told('usd', 'btc')).toEqual(all)
    expect(await told('usd', 'btc', { country: 'US', state: 'NY' })).toEqual({
      sandboxpay: 'country',
      playbank: 'country',
      toyramp: 'offer',
    })
    expect(await told('eur', 'usdc')).toEqual({ ...all, playbank: 'currency' })
    const nobody = { sandboxpay: 'currency', playbank: 'currency', toyramp: 'currency' }
    expect(await told('usd', 'xmr')).toEqual(nobody)
  })

  test.each([
    ['declined', ['declined'], 'declined'],
    ['declined and then paid', ['declined', 'paid'], 'ended'],
    ['too late', ['expired'], 'expired'],
    ['refunded', ['paid', 'refunded'], 'refunded'],
    ['charged back', ['paid', 'charged_back'], 'charged_back'],
  ] as const)('[BUY-02] tell that a payment was %s', async (_, outcomes, state) => {
    const order = await begin('playbank')
    for (const outcome of outcomes) expect((await decide(order, outcome)).status).toBe(200)
    await reachState(order, state)
    const isSent = state === 'ended'
    expect(await received(order.address)).toHaveLength(isSent ? 1 : 0)
    const late = await decide(order, state === 'ended' ? 'expired' : 'agreed')
    expect([late.status, late.body.error.code]).toEqual([409, 'play_fiat_order_settled'])
  })

  test('[BUY-12] buys coins: they go to its address, and the money is paid out', async () => {
    const order = await begin('sandboxpay', { from: 'btc', to: 'usd', amount: '0.01' })
    await decide(order, 'agreed')
    const waiting = await vi.waitFor(
      async () => {
        const transaction = await read(order)
        expect(transaction.payinAddress).toMatch(/^bc1/)
        return transaction
      },
      { timeout: 30_000, interval: 250 },
    )
    expect(waiting.fiat?.state).toBe('waiting')
    await decide(order, 'paid')
    await decide(order, 'paid')
    await reachState(order, 'ended')
    expect(await received(waiting.payinAddress)).toHaveLength(1)
    expect(await received(order.address)).toEqual([])
  })

  test('are listed, and known by either name', async () => {
    const order = await begin('toyramp')
    const { orders } = await mustAsk<SandboxFiatOrdersReply>(shop, 'GET', '/api/sandbox/fiat')
    const listed = orders.find(({ reference }) => reference === order.id)
    const path = `/api/sandbox/fiat/${listed?.id}`
    const one = await mustAsk<SandboxFiatOrderReply>(shop, 'GET', path)
    expect(one.order).toMatchObject({ reference: order.id, provider: 'toyramp', isDown: false })
    const stranger = await ask<Refused>(shop, 'GET', '/api/sandbox/fiat/nobody')
    expect([stranger.status, stranger.body.error.code]).toEqual([404, 'play_fiat_order_unknown'])
  })
})

describe('their messages', () => {
  test('[BUY-07] one that was lost is made up for by looking', async () => {
    const order = await begin('sandboxpay')
    await disturb('sandboxpay', 'lose')
    await decide(order, 'declined')
    await reachState(order, 'declined')
  })

  test('[BUY-07] sent twice, late or once more, they change nothing', async () => {
    const order = await begin('sandboxpay')
    await disturb('sandboxpay', 'delay')
    await decide(order, 'declined')
    await disturb('sandboxpay', 'repeat')
    await decide(order, 'paid')
    const ended = await reachState(order, 'ended')
    await disturb('sandboxpay', 'again')
    // A moved clock makes the repeated one look old, and brings every look that is due.
    await advanceClock(shop, 120)
    const after = await read(order)
    expect(after.fiat?.state).toBe('ended')
    expect(after.events).toEqual(ended.events)
    expect(await received(order.address)).toHaveLength(1)
  })

  test('[BUY-07] forged, they change nothing', async () => {
    const order = await begin('sandboxpay')
    const forged = await ask<Refused>(shop, 'POST', '/api/fiat/webhooks/sandboxpay', {
      body: { event: 'order_changed', order: 'x', reference: order.id, state: 'ended' },
      headers: {
        'x-sandbox-id': randomUUID(),
        'x-sandbox-timestamp': String(Math.floor(Date.now() / 1000)),
        'x-sandbox-signature': '0'.repeat(64),
      },
    })
    expect(forged.body.error.code).toBe('webhook_forged')
    expect((await read(order)).fiat?.state).toBe('waiting')
  })

  test('[BUY-03] a provider that is down or lies keeps nobody from the others', async () => {
    await misbehave(shop, 'fiat/sandboxpay', 'down')
    await misbehave(shop, 'fiat/playbank', 'garbage')
    const told = await offers('usd', 'btc', { amount: '151' })
    const typeOf = (id: Provider) => told.find((each) => each.providerId === id)?.error?.type
    expect(PROVIDERS.map(typeOf)).toEqual(['unavailable', 'unavailable', undefined])
  })

  test('[BUY-07] a provider that lies about an order leaves it where it was, until it is well again', async () => {
    const order = await begin('playbank')
    await misbehave(shop, 'fiat/playbank', 'garbage')
    await decide(order, 'paid')
    await advanceClock(shop, 30)
    expect((await read(order)).fiat?.state).toBe('waiting')
    await misbehave(shop, 'fiat/playbank', 'ok')
    await reachState(order, 'ended')
  })
})
