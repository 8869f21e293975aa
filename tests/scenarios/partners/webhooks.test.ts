// door: HTTP, chain
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, ask, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { addPartner, mustCall, type RpcFields, type TestPartner } from '../support/partner-steps.ts'
import {
  addEndpoint,
  isGenuine,
  isGenuineByKey,
  type Received,
  type Receiver,
  startReceiver,
} from '../support/partners/webhook-receiver.ts'
import {
  createOrder,
  ENDPOINTS,
  pausesUntilPaused,
  pay,
  type WebhookSteps,
  webhookSteps,
} from '../support/partners/webhook-steps.ts'
import { bearer } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const DAY_SECONDS = 86_400
const patience = { timeout: 120_000 } as const

let shop: RunningProduct
let receiver: Receiver
let partner: TestPartner
let other: TestPartner
let own: WebhookSteps
beforeAll(async () => {
  shop = await startShop('webhooks')
  receiver = await startReceiver()
  partner = await addPartner(shop, 'A wallet')
  other = await addPartner(shop, 'Another wallet')
  own = webhookSteps(shop, partner)
})
afterAll(async () => {
  await receiver.stop()
  await stopShop(shop)
})

const cameTo = (path: string) => receiver.received.filter((request) => request.path === path)

test('[API-01.27] [API-03.1] an endpoint is told what happens to its partner’s orders, and only what it listens for', async () => {
  await addEndpoint(shop, partner, { url: `${receiver.url}/all` })
  await addEndpoint(shop, partner, { url: `${receiver.url}/ends`, events: ['order.finished'] })
  await addEndpoint(shop, other, { url: `${receiver.url}/other` })
  const [finished, refunded] = [await createOrder(shop, partner), await createOrder(shop, partner)]
  await pay(shop, finished)
  await pay(shop, refunded, 90)
  const types = (id: string) => receiver.typesOf('/all', id)
  await expect.poll(() => types(refunded), patience).toContain('order.hold')
  const decision = { decision: 'refund', reason: 'Looked at by the story' }
  await mustAsk(shop, 'POST', `/api/sandbox/holds/${refunded}`, { body: decision })
  await expect.poll(() => types(refunded).at(-1), patience).toBe('order.refunded')
  await expect.poll(() => types(finished).at(-1), patience).toBe('order.finished')
  for (const id of [finished, refunded]) {
    expect(types(id)[0]).toBe('order.created')
    expect(types(id)).toContain('order.updated')
    const told = cameTo('/all').filter(({ message }) => message.data['id'] === id)
    const sequences = told.map(({ message }) => Number(message.data['sequence']))
    expect(sequences).toEqual(sequences.toSorted((one, next) => one - next))
    expect(told.at(-1)?.message).toEqual({
      type: types(id).at(-1),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: expect.objectContaining({
        status: id === finished ? 'finished' : 'refunded',
        currencyFrom: 'ltc',
        currencyTo: 'btc',
        amountExpectedFrom: '3',
        subaccountId: 'customer 7',
        trackUrl: expect.stringMatching(new RegExp(`/transaction/${id}$`)),
      }),
    })
  }
  const data = cameTo('/all').at(-1)?.message.data ?? {}
  const id = String(data['id'])
  const [read] = await mustCall<readonly RpcFields[]>(shop, partner, 'getTransactions', { id })
  // The confirmations of a payment go on growing.
  const { payinConfirmations: _, sequence: __, ...told } = data
  expect(read).toMatchObject(told)
  await expect.poll(() => receiver.typesOf('/ends', finished), patience).toEqual(['order.finished'])
  expect(receiver.typesOf('/ends', refunded)).toEqual([])
  expect(cameTo('/other')).toEqual([])
})

describe('[API-03.2] messages are signed by the Standard Webhooks convention', () => {
  const testMessage = async (id: string, path: string): Promise<Received> => {
    const before = cameTo(path).length
    await own.post(`${id}/test`)
    await expect.poll(() => cameTo(path).length, patience).toBe(before + 1)
    const received = cameTo(path).at(-1)
    if (received === undefined) throw new Error('No message came')
    expect(received.message).toMatchObject({ type: 'test' })
    return received
  }

  test('with a secret that can be replaced: for a day both are valid', async () => {
    const { id, secret } = await addEndpoint(shop, partner, { url: `${receiver.url}/signed` })
    expect(secret).toMatch(/^whsec_[\w+/]+=*$/)
    expect(isGenuine(await testMessage(id, '/signed'), secret)).toBe(true)
    const { result } = await own.post<{ result: { secret: string } }>(`${id}/secret`)
    const both = await testMessage(id, '/signed')
    expect([isGenuine(both, secret), isGenuine(both, result.secret)]).toEqual([true, true])
    await advanceClock(shop, DAY_SECONDS + 60)
    const later = await testMessage(id, '/signed')
    expect([isGenuine(later, secret), isGenuine(later, result.secret)]).toEqual([false, true])
    await own.remove(id)
  })

  test('or with a private key of ours, which a public key verifies', async () => {
    const url = `${receiver.url}/ed25519`
    const { id, secret } = await addEndpoint(shop, partner, { url, signing: 'ed25519' })
    expect(isGenuineByKey(await testMessage(id, '/ed25519'), secret)).toBe(true)
    await own.remove(id)
  })
})

describe('[API-03.3] a message that is not taken', () => {
  test('comes again under its id with growing pauses; after three days its endpoint is paused, and nothing is lost', async () => {
    const path = '/broken'
    receiver.answers.set(path, { status: 500 })
    const { id } = await addEndpoint(shop, partner, { url: `${receiver.url}${path}` })
    const { result } = await own.post<{ result: { deliveryId: string } }>(`${id}/test`)
    const pauses = await pausesUntilPaused(shop, own, id)
    expect(pauses).toHaveLength(14)
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / 1000 / DAY_SECONDS
    expect(days).toBeGreaterThan(2.7)
    expect(days).toBeLessThan(3.7)
    expect((pauses[0] ?? 0) < (pauses[3] ?? 0) && (pauses[3] ?? 0) < (pauses[8] ?? 0)).toBe(true)
    const ids = new Set(cameTo(path).map(({ headers }) => headers['webhook-id']))
    expect([...ids]).toEqual([result.deliveryId])
    expect(await own.find(id)).toMatchObject({ pausedBecause: 'failing' })
    const waiting = await own.post<{ result: { deliveryId: string } }>(`${id}/test`)
    receiver.answers.delete(path)
    const sent = cameTo(path).length
    await own.resume(id)
    await expect.poll(() => cameTo(path).length, patience).toBe(sent + 2)
    const again = cameTo(path)
      .slice(sent)
      .map(({ headers }) => headers['webhook-id'])
    expect(again.toSorted()).toEqual([result.deliveryId, waiting.result.deliveryId].toSorted())
    await own.remove(id)
  }, 300_000)

  test('because its receiver is gone (410) pauses the endpoint at once', async () => {
    receiver.answers.set('/gone', { status: 410 })
    const { id } = await addEndpoint(shop, partner, { url: `${receiver.url}/gone` })
    await own.post(`${id}/test`)
    const because = async () => (await own.find(id))?.pausedBecause
    await expect.poll(because, patience).toBe('gone')
    expect(cameTo('/gone')).toHaveLength(1)
    await own.remove(id)
  })
})

test('[API-03.4] a redirect is not followed', async () => {
  receiver.answers.set('/moved', { status: 302, location: `${receiver.url}/secret-place` })
  const { id } = await addEndpoint(shop, partner, { url: `${receiver.url}/moved` })
  await own.post(`${id}/test`)
  const attempts = async () => (await own.log(id))[0]?.attempts ?? []
  await expect.poll(attempts, patience).toMatchObject([{ status: 302 }])
  expect(cameTo('/secret-place')).toEqual([])
  await own.remove(id)
})

test('[API-03.5] the log has each attempt with request, reply and time; messages can be sent again', async () => {
  const { id } = await addEndpoint(shop, partner, {
    url: `${receiver.url}/log`,
    events: ['order.created'],
  })
  const since = new Date().toISOString()
  const orderId = await createOrder(shop, partner)
  const states = async () => (await own.log(id)).map(({ state }) => state)
  await expect.poll(states, patience).toEqual(['delivered'])
  const [delivery] = await own.log(id)
  expect(delivery).toMatchObject({
    type: 'order.created',
    orderId,
    body: cameTo('/log')[0]?.body,
    attempts: [{ number: 1, status: 204, failure: null, reply: '' }],
  })
  expect(delivery?.attempts[0]).toMatchObject({
    at: expect.stringMatching(/Z$/),
    milliseconds: expect.any(Number),
  })
  expect(await own.post(`${id}/replay`, { deliveryId: delivery?.id })).toEqual({
    result: { messages: 1 },
  })
  await expect.poll(() => cameTo('/log').length, patience).toBe(2)
  const all = await own.post<{ result: { messages: number } }>(`${id}/replay`, { since })
  expect(all.result.messages).toBe(1)
  await expect.poll(() => cameTo('/log').length, patience).toBe(3)
  expect(new Set(cameTo('/log').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const both = { deliveryId: delivery?.id, since }
  const path = `${ENDPOINTS}/${id}/replay`
  expect((await ask(shop, 'POST', path, { headers: bearer(partner), body: both })).status).toBe(400)
  await own.remove(id)
})

describe('[API-03.6] endpoints are managed by their partner alone', () => {
  test('another partner’s is answered as one that does not exist', async () => {
    const { id } = await addEndpoint(shop, partner, { url: `${receiver.url}/own` })
    const asked = [
      ['PATCH', '', { url: `${receiver.url}/stolen` }],
      ['POST', '/secret', undefined],
      ['POST', '/test', undefined],
      ['GET', '/deliveries', undefined],
      ['POST', '/replay', { since: '2026-01-01T00:00:00Z' }],
    ] as const
    for (const [method, path, body] of asked) {
      const sent = { headers: bearer(other), body }
      const foreign = await ask(shop, method, `${ENDPOINTS}/${id}${path}`, sent)
      const none = await ask(shop, method, `${ENDPOINTS}/no-such-endpoint${path}`, sent)
      expect([foreign.status, foreign.body]).toEqual([none.status, none.body])
      expect(foreign.status).toBe(404)
    }
    expect((await webhookSteps(shop, other).remove(id)).status).toBe(404)
    expect(await own.find(id)).toMatchObject({ url: `${receiver.url}/own` })
    expect((await own.remove(id)).status).toBe(200)
    expect(await own.find(id)).toBeUndefined()
  })

  test('an address that cannot be one is refused, and an eleventh endpoint', async () => {
    for (const url of ['ftp://example.com/', 'not an address', 'https://a:b@example.com/']) {
      const refused = await ask(shop, 'POST', ENDPOINTS, {
        headers: bearer(partner),
        body: { url },
      })
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { error: { code: 'endpoint_url_refused' } },
      ])
    }
    const many = await addPartner(shop, 'Many')
    for (let count = 0; count < 10; count += 1) {
      await addEndpoint(shop, many, { url: `${receiver.url}/many-${count}` })
    }
    const body = { url: `${receiver.url}/eleventh` }
    expect(await ask(shop, 'POST', ENDPOINTS, { headers: bearer(many), body })).toMatchObject({
      status: 409,
      body: { error: { code: 'too_many_endpoints', details: { most: 10 } } },
    })
  })
})
