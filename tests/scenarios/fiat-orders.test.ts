// door: HTTP, chain
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  FiatExchangeReply,
  FiatOffersReply,
  FiatProvidersReply,
  TransactionOut,
  TransactionReply,
  TransactionsReply,
} from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../support/index.ts'
import {
  ask,
  customerAddress,
  misbehave,
  mustAsk,
  paymentsOnChain,
  type Refused,
  startShop,
  stopShop,
} from './support/index.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('fiat')
})
afterAll(() => stopShop(shop))

const IN_FRANCE = 'from=eur&to=btc&amount=150&country=FR'
const IN_CALIFORNIA = 'from=usd&to=btc&amount=150&country=US&state=CA'

const offers = (query: string) => mustAsk<FiatOffersReply>(shop, 'GET', `/api/fiat/offer?${query}`)

type Bought = FiatExchangeReply & { readonly address: string }

async function begin(change: object = {}, key: string = randomUUID()): Promise<Bought> {
  const { address } = await customerAddress(shop, 'btc')
  const body = {
    from: 'usd',
    to: 'btc',
    providerId: 'sandboxpay',
    amount: '150',
    country: 'US',
    state: 'CA',
    address,
    ...change,
  }
  const headers = { 'idempotency-key': key }
  const begun = await mustAsk<FiatExchangeReply>(shop, 'POST', '/api/fiat/exchange', {
    body,
    headers,
  })
  return { ...begun, address }
}

async function read({ faTransactionId, holderSecret }: Bought): Promise<TransactionOut> {
  const headers = { 'x-holder-secret': holderSecret }
  const path = `/api/transactions/${faTransactionId}`
  return (await mustAsk<TransactionReply>(shop, 'GET', path, { headers })).transaction
}

async function until(order: Bought, status: string): Promise<TransactionOut> {
  for (let tries = 0; tries < 200; tries += 1) {
    const now = await read(order)
    if (now.status === status) return now
    await pause(100)
  }
  throw new Error(`The order did not come to ${status}: ${JSON.stringify(await read(order))}`)
}

const decide = ({ faTransactionId }: Bought, outcome: string) =>
  mustAsk(shop, 'POST', `/api/sandbox/fiat/${faTransactionId}`, { body: { outcome } })

const message = (provider: string, what: string) =>
  mustAsk(shop, 'POST', `/api/sandbox/fiat-messages/${provider}`, { body: { message: what } })

describe('offers', () => {
  test('[BUY-01] [BUY-04] of all providers come sorted: prices first, then who does not serve the place', async () => {
    const { result: providers } = await mustAsk<FiatProvidersReply>(
      shop,
      'GET',
      '/api/fiat/provider',
    )
    expect(providers.map(({ providerId }) => providerId)).toEqual([
      'sandboxpay',
      'playbank',
      'toyramp',
    ])
    const france = (await offers(IN_FRANCE)).result
    expect(france.map(({ error, providerId }) => [providerId, error])).toEqual([
      ['playbank', null],
      ['sandboxpay', null],
      ['toyramp', null],
    ])
    expect(france.map(({ rankReason }) => rankReason)).toEqual(['best_rate', 'rate', 'rate'])
    expect(france[0]?.bestFor).toContain('price')
    const amounts = france.map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    for (const { amount, invertedRate, rate } of france) {
      expect(Number(rate) * 150).toBeCloseTo(Number(amount), 8)
      expect(Number(invertedRate) * Number(amount)).toBeCloseTo(150, 3)
    }
    const california = (await offers(IN_CALIFORNIA)).result
    expect(california.map(({ error, providerId }) => [providerId, error?.type ?? null])).toEqual([
      ['sandboxpay', null],
      ['toyramp', null],
      ['playbank', 'country'],
    ])
    const { limits, result } = await offers('from=usd&to=btc&amount=15&country=US&state=CA')
    expect(limits.min).not.toBeNull()
    expect(result.at(-1)?.error).toMatchObject({ type: 'limits', details: { min: limits.min } })
  })

  test('[BUY-03] of one that is down, or lies, are an error of its own and nobody else’s', async () => {
    await misbehave(shop, 'fiat/sandboxpay', 'down')
    await misbehave(shop, 'fiat/toyramp', 'garbage')
    try {
      const { result } = await offers('from=eur&to=eth&amount=160&country=FR')
      expect(result.map(({ error, providerId }) => [providerId, error?.type ?? null])).toEqual([
        ['playbank', null],
        ['sandboxpay', 'unavailable'],
        ['toyramp', 'unavailable'],
      ])
    } finally {
      await misbehave(shop, 'fiat/sandboxpay', 'ok')
      await misbehave(shop, 'fiat/toyramp', 'ok')
    }
  })
})

describe('a purchase', () => {
  test('[BUY-02] [BUY-07] is begun once, paid at the provider’s page, and ends with coins on the chain', async () => {
    const key = randomUUID()
    const { address } = await customerAddress(shop, 'btc')
    const order = await begin({ address, email: 'her@example.com' }, key)
    const again = await begin({ address, email: 'her@example.com' }, key)
    expect(again).toMatchObject({
      faTransactionId: order.faTransactionId,
      holderSecret: order.holderSecret,
      redirectUrl: order.redirectUrl,
    })
    expect(order.redirectUrl).toContain('/sandbox/checkout/')
    expect(order.transaction).toMatchObject({ type: 'fiat', status: 'created', isOwner: true })
    await decide(order, 'paid')
    await message('sandboxpay', 'again').catch(() => null)
    const finished = await until(order, 'finished')
    expect(finished).toMatchObject({
      fiatProvider: 'sandboxpay',
      payoutTxId: expect.any(String),
      fiat: { state: 'ended', side: 'buy' },
    })
    const paid = paymentsOnChain(shop.dataDir, { address, extraId: null })
    expect(paid.map(({ txId }) => txId)).toEqual([finished.payoutTxId])
    const states = finished.events.map(({ state }) => state)
    expect(new Set(states).size).toBe(states.length)
    const headers = { 'x-holder-secret': order.holderSecret }
    const list = await mustAsk<TransactionsReply>(shop, 'GET', '/api/transactions', { headers })
    expect(list.payouts.map(({ transactionId }) => transactionId)).toEqual([order.faTransactionId])
  })

  test('[BUY-07] whose message is lost is found by looking; a form is posted where the provider wants one', async () => {
    await message('toyramp', 'lose')
    const order = await begin({ providerId: 'toyramp' })
    expect(order).toMatchObject({ redirectUrl: null, form: { method: 'post' } })
    await decide(order, 'paid')
    expect((await until(order, 'finished')).events.map(({ kind }) => kind)).toContain('look')
  })

  test('that is declined, refunded or charged back ends so', async () => {
    const declined = await begin()
    await decide(declined, 'declined')
    expect(await until(declined, 'failed')).toMatchObject({ fiat: { state: 'declined' } })
    const refunded = await begin()
    await decide(refunded, 'paid')
    await until(refunded, 'finished')
    await decide(refunded, 'refunded')
    await until(refunded, 'refunded')
    const reversed = await begin()
    await decide(reversed, 'paid')
    await until(reversed, 'finished')
    await decide(reversed, 'charged_back')
    expect(await until(reversed, 'failed')).toMatchObject({ fiat: { state: 'charged_back' } })
  })

  test('[BUY-08] where nobody sells, or without a right address, is refused before anything is begun', async () => {
    const { address } = await customerAddress(shop, 'btc')
    const codeOf = async (change: object) => {
      const body = {
        from: 'usd',
        to: 'btc',
        providerId: 'playbank',
        amount: '150',
        country: 'US',
        state: 'CA',
        address,
        ...change,
      }
      const headers = { 'idempotency-key': randomUUID() }
      return (await ask<Refused>(shop, 'POST', '/api/fiat/exchange', { body, headers })).body.error
    }
    expect(await codeOf({})).toMatchObject({
      code: 'fiat_offer_refused',
      details: { type: 'country' },
    })
    expect(await codeOf({ address: 'nowhere' })).toMatchObject({ code: 'address_malformed' })
    expect(await codeOf({ country: 'XX' })).toMatchObject({ code: 'fiat_place_unknown' })
  })

  test('[BUY-07] is moved by no message that the provider did not sign', async () => {
    const order = await begin()
    const body = {
      event: 'order_changed',
      order: 'x',
      reference: order.faTransactionId,
      state: 'ended',
    }
    const sent = await ask<Refused>(shop, 'POST', '/api/fiat/webhooks/sandboxpay', { body })
    expect([sent.status, sent.body.error.code]).toEqual([403, 'webhook_forged'])
    expect((await read(order)).status).toBe('created')
  })
})

test('[BUY-12] a sale says where the coins go, and ends with the money paid out', async () => {
  const sale = { from: 'btc', to: 'usd', amount: '0.005' }
  const { result } = await offers('from=btc&to=usd&amount=0.005&country=US&state=CA')
  expect(result.map(({ providerId }) => providerId)).toEqual(['sandboxpay', 'playbank'])
  const order = await begin(sale)
  expect(order.transaction).toMatchObject({ payinAddress: '', fiat: { side: 'sell' } })
  await decide(order, 'agreed')
  let shown = await read(order)
  for (let tries = 0; tries < 100 && shown.payinAddress === ''; tries += 1) {
    await pause(100)
    shown = await read(order)
  }
  expect(shown.payinAddress).not.toBe('')
  await decide(order, 'paid')
  expect(await until(order, 'finished')).toMatchObject({ fiat: { state: 'ended' } })
})
