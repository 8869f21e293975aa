// door: HTTP
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Application,
  advanceClock,
  ask,
  misbehave,
  mustAsk,
  pay,
  place,
  placedOrder,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { expectOnePayout } from '../support/books.ts'
import { applyByName, resolve, resolved } from '../support/name-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('names')
  await awaitStock(
    shop,
    { from: 'btc', to: 'eth', amountFrom: '0.004' },
    { from: 'ltc', to: 'btc', amountFrom: '3' },
  )
})
afterAll(() => stopShop(shop))
beforeEach(() => misbehave(shop, 'names/sandbox', 'ok'))

test('[EXCH-03.1] a name resolves to an address of each coin, with who said so', async () => {
  const ether = await resolved(shop, ' Alice.ETH ', 'ETH')
  expect(ether).toMatchObject({ alias: 'alice.eth', asciiAlias: null, provider: 'sandbox' })
  expect(ether.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect((await resolved(shop, 'alice.eth', 'btc')).address).toMatch(/^bc1q/)
  expect((await resolved(shop, 'bob.crypto', 'eth')).address).not.toBe(ether.address)
  const ripple = await resolved(shop, 'anna.x', 'xrp')
  expect(ripple.address).toMatch(/^r/)
  expect(ripple.extraId).toMatch(/^\d+$/)
  expect(await resolved(shop, 'müller.eth', 'eth')).toMatchObject({
    asciiAlias: 'xn--mller-kva.eth',
  })
})

test.each([
  ['alice', 422, 'name_malformed'],
  ['nobody.eth', 404, 'name_not_found'],
  ['empty.eth', 422, 'name_has_no_address'],
  ['alice.example', 422, 'name_not_supported'],
  ['аlice.eth', 422, 'name_spoofed'],
  ['ali\u{200b}ce.eth', 422, 'name_spoofed'],
  ['alice\u{202e}.eth', 422, 'name_spoofed'],
])('[EXCH-03.6] %j is refused: %i %s', async (domain, status, code) => {
  expect(await resolve(shop, domain, 'eth')).toMatchObject({ status, body: { error: { code } } })
})

test('[EXCH-03.6] a naming service that is down, or talks nonsense, is said to be so', async () => {
  const unreachable = { status: 503, body: { error: { code: 'name_provider_unreachable' } } }
  for (const [mode, name] of [
    ['down', 'carol.wallet'],
    ['garbage', 'bob.crypto'],
  ] as const) {
    await misbehave(shop, 'names/sandbox', mode)
    expect(await resolve(shop, name, 'ltc')).toMatchObject(unreachable)
  }
  expect(await resolve(shop, 'alice.eth', 'nosuchcoin')).toMatchObject({
    status: 422,
    body: { error: { code: 'currency_unknown' } },
  })
})

test('[EXCH-03.3,4] an order keeps the names of destination and refund, and pays what they said', async () => {
  const application = await applyByName(shop, 'alice.eth', 'bob.crypto')
  const made = await submit(shop, application)
  expect(made.status).toBe(201)
  expect(made.body.transaction).toMatchObject({
    payoutAlias: 'alice.eth',
    payoutAliasProvider: 'sandbox',
    refundAlias: 'bob.crypto',
    refundAliasProvider: 'sandbox',
  })
  const order = placedOrder(application, made.body)
  const stranger = await mustAsk<{ transaction: object }>(
    shop,
    'GET',
    `/api/transactions/${order.id}`,
  )
  expect(stranger.transaction).toMatchObject({
    payoutAlias: 'alice.eth',
    refundAddress: null,
    refundAlias: null,
    refundAliasProvider: null,
  })
  await pay(shop, order)
  const ended = await reach(shop, order, 'finished')
  expect(ended).toMatchObject({ payoutAlias: 'alice.eth', refundAlias: 'bob.crypto' })
  expectOnePayout(shop, order, ended)
})

test('[EXCH-03.3] an order without names has none', async () => {
  const order = await place(shop, { from: 'btc', to: 'eth' })
  expect(await read(shop, order)).toMatchObject({
    payoutAlias: null,
    payoutAliasProvider: null,
    refundAlias: null,
    refundAliasProvider: null,
  })
})

test('[EXCH-03.5] a name that stands for another address since is refused, and a repeat is not', async () => {
  const application = await applyByName(shop, 'carol.wallet', 'anna.x')
  const made = await submit(shop, application)
  expect(made.status).toBe(201)
  const late = await applyByName(shop, 'carol.wallet', 'anna.x')
  await mustAsk(shop, 'POST', '/api/sandbox/names/carol.wallet/move', { body: {} })
  expect(await submit(shop, late)).toMatchObject({
    status: 409,
    body: { error: { code: 'name_changed', details: { field: 'destinationAddress' } } },
  })
  const again = await submit(shop, application)
  expect(again).toMatchObject({ status: 200 })
  expect(again.body.transaction.transactionId).toBe(made.body.transaction.transactionId)
  const anew = await applyByName(shop, 'alice.eth', 'anna.x')
  await mustAsk(shop, 'POST', '/api/sandbox/names/anna.x/move', { body: {} })
  expect(await submit(shop, anew)).toMatchObject({
    status: 409,
    body: { error: { code: 'name_changed', details: { field: 'refundAddress' } } },
  })
  await misbehave(shop, 'names/sandbox', 'down')
  expect(await submit(shop, await withKey(anew))).toMatchObject({
    status: 503,
    body: { error: { code: 'name_provider_unreachable' } },
  })
})

/** The same request as another order. */
async function withKey(application: Application): Promise<Application> {
  return { ...application, key: crypto.randomUUID() }
}

test('[EXCH-03.5] a name cannot cover for another address', async () => {
  const application = await applyByName(shop, 'alice.eth', 'bob.crypto')
  const other = await resolved(shop, 'bob.crypto', 'eth')
  const body = { ...application.body, destinationAddress: other.address }
  expect(await submit(shop, { ...application, body })).toMatchObject({
    status: 409,
    body: { error: { code: 'name_changed' } },
  })
})

test('[EXCH-06] names of both coins’ networks, by ticker', async () => {
  const { body, status } = await ask(shop, 'GET', '/api/blockchain-names?from=usdt20&to=BTC')
  expect({ body, status }).toEqual({
    status: 200,
    body: {
      from: { ticker: 'usdt20', chainName: 'Ethereum' },
      to: { ticker: 'btc', chainName: 'Bitcoin' },
    },
  })
  expect(await ask(shop, 'GET', '/api/blockchain-names?from=usdt20&to=nosuch')).toMatchObject({
    status: 422,
    body: { error: { code: 'currency_unknown' } },
  })
})

type Requests = {
  readonly requests: readonly { readonly transactionId: string; readonly state: string }[]
}
const requestsOf = async (id: string) =>
  (await mustAsk<Requests>(shop, 'GET', '/api/sandbox/funds-requests')).requests.filter(
    ({ transactionId }) => transactionId === id,
  )

test('[TRACK-08.1,2] the payer’s wallet is asked for the payment, pays it, and the order goes on', async () => {
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  expect(await read(shop, order)).toMatchObject({ fundsRequest: null })
  const body = { transId: order.id, userDomain: 'Alice.eth', holderSecret: order.secret }
  const asked = await ask(shop, 'POST', '/api/request-funds/sandbox', { body })
  expect(asked).toMatchObject({
    status: 200,
    body: { fundsRequest: { isSent: true, provider: 'sandbox' } },
  })
  const again = await ask(shop, 'POST', '/api/request-funds/sandbox', { body })
  expect(again.status, 'a repeat asks nobody twice').toBe(200)
  expect(await requestsOf(order.id)).toMatchObject([{ state: 'asked', name: 'alice.eth' }])
  expect(await read(shop, order)).toMatchObject({
    fundsRequest: { isSent: true, provider: 'sandbox' },
  })
  const stranger = await mustAsk<{ transaction: object }>(
    shop,
    'GET',
    `/api/transactions/${order.id}`,
  )
  expect(stranger.transaction).toMatchObject({ fundsRequest: null })
  const path = `/api/sandbox/funds-requests/${order.id}`
  await mustAsk(shop, 'POST', path, { body: { outcome: 'paid' } })
  expect(await ask(shop, 'POST', path, { body: { outcome: 'paid' } })).toMatchObject({
    status: 404,
    body: { error: { code: 'funds_request_unknown' } },
  })
  const ended = await reach(shop, order, 'finished')
  expectOnePayout(shop, order, ended)
  const late = await ask(shop, 'POST', '/api/request-funds/sandbox', { body })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'funds_request_too_late' } } })
})

test('[TRACK-08.1] a payer’s wallet is not asked once the time to pay has passed', async () => {
  const order = await place(shop, { from: 'eth', to: 'btc', isFixedRate: true })
  const { payUntil } = order.created
  await advanceClock(shop, Math.ceil((Date.parse(payUntil) - order.created.serverTime) / 1000) + 1)
  await reach(shop, order, 'expired')
  expect((await read(shop, order)).fundsProviders).toEqual([])
  const body = { transId: order.id, userDomain: 'alice.eth', holderSecret: order.secret }
  const late = await ask(shop, 'POST', '/api/request-funds/sandbox', { body })
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'funds_request_too_late' } } })
  expect(await requestsOf(order.id)).toEqual([])
})

test('[TRACK-08.3] a payer’s wallet is asked by the order’s holder only, where it knows the name, while it answers', async () => {
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  const body = { transId: order.id, userDomain: 'alice.eth', holderSecret: order.secret }
  const request = (provider: string, changed: object) =>
    ask(shop, 'POST', `/api/request-funds/${provider}`, { body: { ...body, ...changed } })
  const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
  expect(await request('sandbox', { holderSecret: 'x' })).toMatchObject(
    refused(403, 'not_the_holder'),
  )
  expect(await request('nobody', {})).toMatchObject(refused(404, 'funds_provider_unknown'))
  expect(await request('sandbox', { transId: 'x' })).toMatchObject(refused(404, 'order_not_found'))
  expect(await request('sandbox', { userDomain: 'nobody.eth' })).toMatchObject(
    refused(422, 'funds_request_not_supported'),
  )
  expect(await request('sandbox', { userDomain: 'аlice.eth' })).toMatchObject(
    refused(422, 'name_spoofed'),
  )
  await misbehave(shop, 'funds-requests/sandbox', 'down')
  expect(await request('sandbox', {})).toMatchObject(refused(503, 'funds_provider_unreachable'))
  await misbehave(shop, 'funds-requests/sandbox', 'ok')
  expect(await read(shop, order)).toMatchObject({ fundsRequest: null })
  await request('sandbox', {})
  await mustAsk(shop, 'POST', `/api/sandbox/funds-requests/${order.id}`, {
    body: { outcome: 'ignored' },
  })
  expect(await requestsOf(order.id)).toMatchObject([{ state: 'ignored' }])
  expect(await read(shop, order)).toMatchObject({ status: 'waiting', deposits: [] })
})
