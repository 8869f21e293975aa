// door: HTTP, chain
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { expectClosedBooks } from '../support/books.ts'
import {
  addPartner,
  callRpc,
  mustCall,
  postRpc,
  type RpcFields,
  type RpcReply,
  type TestPartner,
  v2Headers,
} from '../support/partner-steps.ts'
import { decideByLink, orderInLink, payTooLittle } from '../support/partners/customer-link.ts'
import { createRestOrder, mustAskRest } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const PAIR = { from: 'btc', to: 'eth' }
const AMOUNT = '0.004'
let shop: RunningProduct
let partner: TestPartner
let address: string
let refundAddress: string
beforeAll(async () => {
  shop = await startShop('partner_orders')
  partner = await addPartner(shop, 'A wallet')
  address = await playAddress(shop, 'eth')
  refundAddress = await playAddress(shop, 'btc')
})
afterAll(() => stopShop(shop))

const call = <T>(method: string, params?: unknown) => mustCall<T>(shop, partner, method, params)
async function finish(id: string): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  await expect.poll(() => call('getStatus', { id }), { timeout: 120_000 }).toBe('finished')
}

test('[API-01.5] createTransaction makes an order that pays out its amount less the network fee', async () => {
  const created = await call<RpcFields>('createTransaction', {
    ...PAIR,
    amountFrom: AMOUNT,
    address,
    extraId: null,
    refundAddress,
    subaccountId: 'customer 7',
    userMetadata: { basket: [1, 2] },
    somethingUnknown: true,
  })
  expect(created).toEqual({
    id: expect.any(String),
    trackUrl: expect.stringContaining(`/transaction/${created.id}`),
    type: 'float',
    status: 'new',
    payinAddress: expect.any(String),
    payinExtraId: null,
    payoutAddress: address,
    payoutExtraId: null,
    refundAddress,
    refundExtraId: null,
    amountExpectedFrom: AMOUNT,
    amountExpectedTo: expect.any(String),
    currencyFrom: 'btc',
    currencyTo: 'eth',
    createdAt: expect.any(Number),
    networkFee: expect.any(String),
  })
  expect(String(created.createdAt)).toHaveLength(16)
  const page = await fetch(String(created.trackUrl).replace(/^https?:\/\/[^/]+/, shop.url))
  expect(page.status).toBe(200)
  await finish(String(created.id))
  const [read] = await call<readonly RpcFields[]>('getTransactions', { id: created.id })
  expect(read).toMatchObject({
    status: 'finished',
    amountFrom: AMOUNT,
    payinHash: expect.any(String),
    payoutHash: expect.any(String),
    payoutHashLink: [expect.stringContaining(String(read?.payoutHash))],
    subaccountId: 'customer 7',
    userMetadata: { basket: [1, 2] },
  })
  const { payments } = await mustAsk<{ payments: readonly { amount: string; txId: string }[] }>(
    shop,
    'GET',
    `/api/sandbox/wallets/${address}`,
  )
  const paid = payments.find(({ txId }) => txId === read?.payoutHash)
  expect(Number(paid?.amount)).toBeCloseTo(Number(read?.amountTo) - Number(read?.networkFee), 12)
  await expectClosedBooks(shop)
})

test('[API-01.7] getTransactions and getStatus find a partner’s own orders by whatever is known of them', async () => {
  const mine = await addPartner(shop, 'Another wallet')
  const make = (subaccountId: string) =>
    mustCall<RpcFields>(shop, mine, 'createTransaction', {
      ...PAIR,
      amountFrom: AMOUNT,
      address,
      subaccountId,
    })
  const first = await make('one')
  const second = await make('two')
  const find = (params: object) =>
    mustCall<readonly RpcFields[]>(shop, mine, 'getTransactions', params)
  const ids = async (params: object) => (await find(params)).map(({ id }) => id)
  expect(await ids({})).toEqual([second.id, first.id])
  expect(await ids({ limit: 1, offset: 1 })).toEqual([first.id])
  expect(await ids({ id: [first.id, second.id], limit: 10 })).toHaveLength(2)
  expect(await ids({ address: first.payinAddress })).toEqual([first.id])
  expect(await ids({ payoutAddress: address, currency: 'BTC' })).toHaveLength(2)
  expect(await ids({ currency: 'eth' })).toEqual([])
  expect(await ids({ status: ['new', 'waiting'] })).toHaveLength(2)
  expect(await ids({ status: 'finished' })).toEqual([])
  expect(await ids({ since: Number(second.createdAt) })).toEqual([second.id])
  expect(await mustCall(shop, mine, 'getStatus', { id: first.id })).toMatch(/^(new|waiting)$/)
  const other = await callRpc(shop, partner, 'getStatus', { id: first.id })
  const none = await callRpc(shop, partner, 'getStatus', { id: 'there is none' })
  expect(other.error).toEqual(none.error)
  expect(await call('getTransactions', { id: first.id })).toEqual([])
  for (const [name, value] of Object.entries({
    limit: 101,
    since: 'soon',
    status: 'fine',
    id: {},
  })) {
    const { error } = await callRpc(shop, mine, 'getTransactions', { [name]: value })
    expect(error).toEqual({ code: -32602, message: `Parameter ${name} is invalid` })
  }
})

test('[API-01.10] requests come alone, in batches or as notifications, and get their ids back', async () => {
  const send = async <T>(body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return postRpc<T>(shop, text, v2Headers(partner, text))
  }
  const request = (id: unknown, method = 'getMinAmount', params: unknown = PAIR) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  })
  for (const id of [7, '7', 'a text']) {
    const { body, status } = await send<RpcReply>(request(id))
    expect([status, body.id, body.result]).toEqual([200, id, expect.any(String)])
  }
  for (const params of [undefined, [], {}]) {
    const { body } = await send<RpcReply>(request(1, 'getCurrencies', params))
    expect(body.result).toContain('btc')
  }
  const { body: batch } = await send<readonly RpcReply[]>([
    request('one'),
    { jsonrpc: '2.0', method: 'getMinAmount', params: PAIR },
    request('two', 'nothing'),
    'no request',
  ])
  expect(batch.map(({ id, error }) => [id, error?.code])).toEqual([
    ['one', undefined],
    ['two', -32601],
    [null, -32600],
  ])
  expect((await send({ jsonrpc: '2.0', method: 'getMinAmount', params: PAIR })).status).toBe(204)
  expect((await send<RpcReply>('{"id":')).body.error).toEqual({
    code: -32700,
    message: 'Parse error',
  })
  expect((await send<RpcReply>([])).body.error?.code).toBe(-32600)
  const many = Array.from({ length: 51 }, (_, id) => request(id))
  expect((await send<RpcReply>(many)).body.error?.code).toBe(-32600)
})

describe('[API-01.11] a creation that is sent again', () => {
  const bodyOf = (id: string) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'createTransaction',
      params: { ...PAIR, amountFrom: AMOUNT, address },
    })
  const send = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
    (await postRpc<RpcReply<RpcFields>>(shop, body, { ...v2Headers(partner, body), ...headers }))
      .body

  test('byte by byte within a minute is answered with the first order, also at the same moment', async () => {
    const body = bodyOf('again')
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(body)))
    expect(new Set(replies.map(({ result }) => result?.id)).size).toBe(1)
    const other = await send(bodyOf('another'))
    expect(other.result?.id).not.toBe(replies[0]?.result?.id)
    await advanceClock(shop, 61)
    const later = await send(body)
    expect(later.result?.id).not.toBe(replies[0]?.result?.id)
  })

  test('with an Idempotency-Key is answered with its order whenever it comes', async () => {
    const key = { 'idempotency-key': 'a key of sixteen characters or more' }
    const first = await send(bodyOf('one'), key)
    await advanceClock(shop, 120)
    const second = await send(bodyOf('two'), key)
    expect(second.result?.id).toBe(first.result?.id)
    const changed = bodyOf('three').replace(AMOUNT, '0.0041')
    expect((await send(changed, key)).error).toEqual({
      code: -32602,
      message: 'Parameter Idempotency-Key is invalid',
    })
  })
})

describe('[API-01.27] the link in the reply to a creation makes the customer the holder', () => {
  const asked = async () => {
    const pair = { from: 'eth', to: 'usdc', amountFrom: '0.06' }
    const [rate] = await call<readonly RpcFields[]>('getFixRateForAmount', pair)
    return { ...pair, address, refundAddress: address, rateId: rate?.id }
  }
  type Made = Record<'id' | 'trackUrl', string>
  const page = ({ id }: Made) => expect.stringMatching(`/transaction/${id}$`)

  test('in JSON-RPC, where he has an order on hold exchanged', async () => {
    const body = JSON.stringify({ id: 1, method: 'createFixTransaction', params: await asked() })
    const create = async () =>
      (await postRpc<{ result: Made }>(shop, body, v2Headers(partner, body))).body.result
    const made = await create()
    expect((await create()).trackUrl).toBe(made.trackUrl)
    const read = await call<readonly Made[]>('getTransactions', { id: made.id })
    expect(read).toMatchObject([{ trackUrl: page(made) }])
    const other = await call<Made>('createTransaction', { ...PAIR, amountFrom: AMOUNT, address })
    await payTooLittle(shop, made)
    // A request that somebody intercepted gets him nothing once the order was paid.
    expect(await create()).toMatchObject({ id: made.id, trackUrl: page(made) })
    await decideByLink(shop, made, { choice: 'exchange', other: other.trackUrl })
  })

  test('in REST, where he has it refunded', async () => {
    const [body, key] = [await asked(), { 'idempotency-key': randomUUID() }]
    const made = await createRestOrder(shop, partner, body, key)
    expect((await createRestOrder(shop, partner, body, key)).trackUrl).toBe(made.trackUrl)
    const other = await createRestOrder(shop, partner, { ...PAIR, amountFrom: AMOUNT, address })
    for (const path of [`/orders/${made.id}`, `/orders?id=${made.id}`]) {
      const read = await mustAskRest(shop, partner, 'GET', path)
      expect(JSON.stringify(read)).toContain(`/transaction/${made.id}"`)
    }
    await payTooLittle(shop, made)
    const again = await createRestOrder(shop, partner, body, key)
    expect(again.trackUrl).toEqual(page(made))
    await decideByLink(shop, made, { choice: 'refund', other: other.trackUrl })
    expect(shop.output()).not.toContain(orderInLink(made).secret)
  })
})
