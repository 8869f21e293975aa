// door: HTTP
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import type { TransactionReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { fiatPayments } from '../support/fiat-steps.ts'
import { addPartner, type TestPartner } from '../support/partner-steps.ts'
import {
  askFiat,
  createPurchase,
  FIAT,
  type FiatFields,
  fiatPurchase,
  mustAskFiat,
} from '../support/partners/fiat-partner-steps.ts'
import { addEndpoint, type Receiver, startReceiver } from '../support/partners/webhook-receiver.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const patience = { timeout: 60_000 } as const

let shop: RunningProduct
let receiver: Receiver
let partner: TestPartner
let other: TestPartner
beforeAll(async () => {
  shop = await startShop('fiat_partner')
  receiver = await startReceiver()
  partner = await addPartner(shop, 'A wallet')
  other = await addPartner(shop, 'Another wallet')
})
afterAll(async () => {
  await receiver.stop()
  await stopShop(shop)
})

const get = <T = FiatFields>(path: string, who = partner) => mustAskFiat<T>(shop, who, { path })
const create = async (change: object = {}, who = partner) => {
  const { body, status } = await createPurchase(shop, who, await fiatPurchase(shop, change))
  expect([status, body.errorMessage]).toEqual([200, undefined])
  return body
}
const statusOf = async (orderId: string, who = partner) =>
  (await get(`/orders?orderId[]=${orderId}`, who)).orders[0]?.status
const change = (orderId: string, body: object, who = partner) =>
  askFiat(shop, who, { method: 'PATCH', path: `/sandbox/order/${orderId}`, body })
/** The person pays, or does something else, at the sandbox's provider. */
const decide = (order: FiatFields, outcome: string) =>
  mustAsk(
    shop,
    'POST',
    `/api/sandbox/fiat/${new URL(order.redirectUrl).pathname.split('/').at(-1)}`,
    {
      body: { outcome },
    },
  )
const told = (path: string, orderId: string) =>
  receiver.received.filter(
    ({ message, path: to }) => to === path && message.data['orderId'] === orderId,
  )

test('[API-06.3] providers, currencies and countries are listed', async () => {
  const providers = await get<readonly FiatFields[]>('/providers')
  expect(providers.map(({ code }) => code)).toEqual(['sandboxpay', 'playbank', 'toyramp'])
  expect(Object.keys(providers[0] ?? {})).toEqual(['code', 'name', 'trustPilotRating', 'iconUrl'])
  const all = await get<readonly FiatFields[]>('/currencies?providerCode=sandboxpay')
  expect(all.find(({ ticker }) => ticker === 'XRP')).toEqual({
    ticker: 'XRP',
    name: 'XRP',
    type: 'crypto',
    extraIdName: expect.any(String),
    iconUrl: `${shop.url}/coin-images/xrp.svg`,
    precision: '6',
  })
  const fiat = await get<readonly FiatFields[]>('/currencies?type=fiat')
  expect(fiat.find(({ ticker }) => ticker === 'USD')).toMatchObject({
    type: 'fiat',
    precision: '2',
  })
  expect(fiat.some(({ ticker }) => ticker === 'BTC')).toBe(false)
  const countries = await get<readonly object[]>('/available-countries')
  expect(countries).toContainEqual({ code: 'DE', name: 'Germany' })
  expect(countries).toContainEqual(
    expect.objectContaining({
      code: 'US',
      states: expect.arrayContaining([{ code: 'CA', name: 'California' }]),
    }),
  )
  for (const path of ['/currencies?type=coins', '/available-countries?providerCode=nobody']) {
    const { body, status } = await askFiat(shop, partner, { path })
    expect([status, body.errorType]).toEqual([400, 'validation'])
  }
})

describe('purchases', () => {
  test('[API-06.5,10] one is paid at its provider, the coins arrive, and its partner is told until it is complete', async () => {
    await addEndpoint(shop, partner, { url: `${receiver.url}/fiat`, events: ['fiat.updated'] })
    await addEndpoint(shop, other, { url: `${receiver.url}/other` })
    const asked = await fiatPurchase(shop, {
      metadata: { basket: [1, 'ä'] },
      returnSuccessUrl: 'https://wallet.example/done',
      returnFailedUrl: 'https://wallet.example/failed',
      unknownField: 1,
    })
    const { body: order } = await createPurchase(shop, partner, asked)
    const { unknownField: _, ...same } = asked
    expect(order).toMatchObject({
      ...same,
      ...{ state: null, ip: null, walletExtraId: null, paymentMethod: null, userAgent: null },
      redirectUrl: expect.stringContaining('/sandbox/checkout/'),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await statusOf(order.orderId)).toBe('created')
    const returned = () =>
      fetch(`${shop.url}${FIAT}/orders/${order.orderId}/return`, { redirect: 'manual' })
    expect((await returned()).headers.get('location')).toBe('https://wallet.example/done')
    await decide(order, 'paid')
    await expect.poll(() => statusOf(order.orderId), patience).toBe('complete')
    expect(await fiatPayments(shop, order.walletAddress)).toHaveLength(1)
    const statuses = () => told('/fiat', order.orderId).map(({ message }) => message.data['status'])
    await expect.poll(() => statuses().at(-1), patience).toBe('complete')
    // Not of its creation, which the partner's own request was answered with.
    expect(statuses()).not.toContain('created')
    await decide(order, 'refunded')
    await expect.poll(() => statuses().at(-1), patience).toBe('refunded')
    expect((await returned()).headers.get('location')).toBe('https://wallet.example/failed')
    const { publicKey } = await get('/callback-key')
    const key = createPublicKey(Buffer.from(publicKey, 'base64'))
    const signed = Buffer.from(JSON.stringify({ orderId: order.orderId }))
    const messages = told('/fiat', order.orderId)
    for (const { headers, message } of messages) {
      const signature = Buffer.from(String(headers['x-callback-signature']), 'base64')
      expect(verify('RSA-SHA256', signed, key, signature)).toBe(true)
      expect(message).toMatchObject({ type: 'fiat.updated', data: { metadata: asked['metadata'] } })
    }
    const sequences = messages.map(({ message }) => Number(message.data['sequence']))
    expect(sequences).toEqual(sequences.toSorted((one, next) => one - next))
    expect(told('/other', order.orderId)).toEqual([])
  })

  test('[API-06.5] a provider that wants a form leads over the page of the order', async () => {
    const order = await create({ providerCode: 'toyramp' })
    const [page, secret] = order.redirectUrl.split('#k=')
    expect(page).toBe(`${shop.url}/transaction/${order.orderId}`)
    const path = `/api/transactions/${order.orderId}/holder`
    const { transaction } = await mustAsk<TransactionReply>(shop, 'POST', path, {
      body: { holderSecret: secret },
    })
    expect(transaction.fiat?.form?.fields).toMatchObject({ intent: 'arrive' })
  })

  test('[API-06.6] a repeat is answered with the first order, also at the same moment; another request is refused', async () => {
    const asked = await fiatPurchase(shop)
    const both = await Promise.all([1, 2].map(() => createPurchase(shop, partner, asked)))
    const key = { 'idempotency-key': randomUUID() }
    const again = await createPurchase(shop, partner, { ...asked, ip: '203.0.113.9' }, key)
    const orders = [...both, again].map(({ body }) => [body.orderId, body.redirectUrl])
    expect(new Set(orders.map(String)).size).toBe(1)
    expect(orders[0]?.[0]).toBeTruthy()
    const keyed = await fiatPurchase(shop)
    const first = await createPurchase(shop, partner, keyed, key)
    expect((await createPurchase(shop, partner, keyed, key)).body).toEqual(first.body)
    const others = [
      await createPurchase(shop, partner, { ...asked, amountFrom: '151' }),
      await createPurchase(shop, partner, { ...keyed, externalOrderId: randomUUID() }, key),
    ]
    for (const { body, status } of others) {
      expect([status, body.errorType]).toEqual([400, 'validation'])
      expect(body.errorDetails).toMatchObject([{ cause: 'externalOrderId' }])
    }
    // The name is another partner's own.
    expect((await createPurchase(shop, other, asked)).body.orderId).not.toBe(orders[0]?.[0])
  })

  test('[API-06.8] are found by id, name, customer, status and day, by their own partner only', async () => {
    const user = randomUUID()
    const [first, second] = [
      await create({ externalUserId: user }),
      await create({ externalUserId: user }),
    ]
    const found = async (query: string, who = partner) =>
      (await get(`/orders?${query}`, who)).orders.map(({ orderId }) => orderId)
    const mine = `externalUserId[]=${user}`
    expect(await found(mine)).toEqual([second.orderId, first.orderId])
    expect(await found(`${mine}&limit=1&offset=1`)).toEqual([first.orderId])
    expect(await found(`orderId=${first.orderId}&orderId=${second.orderId}`)).toHaveLength(2)
    expect(await found(`externalOrderId[]=${first.externalOrderId}`)).toEqual([first.orderId])
    expect(await found(`${mine}&status[]=created`)).toHaveLength(2)
    expect(await found(`${mine}&status[]=complete&status[]=hold`)).toEqual([])
    const day = first.createdAt.slice(0, 10)
    expect(await found(`${mine}&startDate=${day}&endDate=${day}`)).toHaveLength(2)
    expect(await found(`${mine}&endDate=2020-01-01T00:00:00Z`)).toEqual([])
    for (const query of [
      mine,
      `orderId[]=${first.orderId}`,
      `externalOrderId[]=${first.externalOrderId}`,
    ]) {
      expect(await found(query, other)).toEqual([])
    }
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'offset=-1',
      'status=new',
      'startDate=2026-02-30',
    ]) {
      const { body, status } = await askFiat(shop, partner, { path: `/orders?${query}` })
      expect([query, status, body.errorType]).toEqual([query, 400, 'validation'])
    }
  })

  test('[API-06.9] in a sandbox a partner changes its own orders, which fires the callback', async () => {
    await addEndpoint(shop, partner, { url: `${receiver.url}/patched` })
    const order = await create()
    expect((await change(order.orderId, { status: 'pending' })).body.status).toBe('pending')
    const metadata = { note: 'looked at' }
    expect((await change(order.orderId, { metadata })).body).toMatchObject({ metadata })
    expect((await change(order.orderId, { status: 'complete' })).body.status).toBe('complete')
    const statuses = () =>
      told('/patched', order.orderId).map(({ message }) => message.data['status'])
    await expect.poll(statuses, patience).toEqual(['pending', 'pending', 'complete'])
    for (const body of [{ status: 'pending' }, { status: 'hold' }, { amountFrom: '1' }]) {
      const refused = await change(order.orderId, body)
      expect([refused.status, refused.body.errorType]).toEqual([400, 'validation'])
    }
    for (const [id, who] of [
      [order.orderId, other],
      ['nobody', partner],
    ] as const) {
      expect((await change(id, { status: 'refunded' }, who)).status).toBe(404)
    }
    expect(await statusOf(order.orderId)).toBe('complete')
  })
})
