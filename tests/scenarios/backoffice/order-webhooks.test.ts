// door: HTTP, chain
import type { DeskWebhooksOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustAsk, place } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { codeOf, inviteMember, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { addPartner, type TestPartner } from '../support/partner-steps.ts'
import { addEndpoint, type Receiver, startReceiver } from '../support/partners/webhook-receiver.ts'
import { createOrder, ENDPOINTS, webhookSteps } from '../support/partners/webhook-steps.ts'
import { bearer } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

type Delivery = DeskWebhooksOut['deliveries'][number]
const patience = { timeout: 120_000 } as const

let shop: RunningProduct
let receiver: Receiver
let anna: Member
let support: Member
let compliance: Member
let viewer: Member
beforeAll(async () => {
  shop = await startShop('order_webhooks')
  receiver = await startReceiver()
  const two = await twoAdministrators(shop, 'order_webhooks')
  anna = two[0]
  const join = (role: string) => inviteMember(shop, two, { email: `${role}@shop.example`, role })
  support = await join('support')
  compliance = await join('compliance')
  viewer = await join('viewer')
})
afterAll(async () => {
  await receiver.stop()
  await stopShop(shop)
})

const idsAt = (path: string) =>
  receiver.received
    .filter((request) => request.path === path)
    .map(({ headers }) => headers['webhook-id'])

async function webhooksOf(order: string, member = support): Promise<readonly Delivery[]> {
  const read = await member.ask('GET', `/orders/${order}/webhooks`)
  expect(read.status).toBe(200)
  return (read.body as unknown as DeskWebhooksOut).deliveries
}

const send = (member: Member, order: string, id: string) =>
  member.ask('POST', `/orders/${order}/webhooks/${id}/send`)

/** An order about whose creation its receiver was told, and answered with an error. */
async function refusedAt(path: string) {
  const partner = await addPartner(shop, 'A wallet')
  const added = await addEndpoint(shop, partner, {
    url: `${receiver.url}${path}?key=secret`,
    events: ['order.created'],
  })
  receiver.answers.set(`${path}?key=secret`, { status: 503 })
  const order = await createOrder(shop, partner)
  await expect.poll(async () => (await webhooksOf(order))[0]?.last?.status, patience).toBe(503)
  const [delivery] = await webhooksOf(order)
  if (delivery === undefined) throw new Error('No message is shown')
  return { order, delivery, partner, endpoint: added.id, path: `${path}?key=secret` }
}

const pause = (partner: TestPartner, endpoint: string) =>
  mustAsk(shop, 'PATCH', `${ENDPOINTS}/${endpoint}`, {
    headers: bearer(partner),
    body: { paused: true },
  })

test('[OPS-09.13] an order’s page shows its webhooks, and one is sent again at once, also if it arrived', async () => {
  const { delivery, order, path } = await refusedAt('/desk')
  expect(delivery).toEqual({
    id: idsAt(path)[0],
    event: 'order.created',
    host: new URL(receiver.url).host,
    endpoint: 'active',
    createdAt: expect.any(String),
    state: 'waiting',
    attempts: expect.any(Number),
    dueAt: expect.any(String),
    last: { at: expect.any(String), status: 503, failure: null },
  })
  receiver.answers.delete(path)
  expect((await send(support, order, delivery.id)).body).toEqual({ result: true })
  await expect
    .poll(async () => (await webhooksOf(order))[0], patience)
    .toMatchObject({ state: 'delivered', dueAt: null, last: { status: 204 } })
  const tries = idsAt(path).length
  expect((await send(support, order, delivery.id)).status).toBe(200)
  await expect.poll(() => idsAt(path).length, patience).toBe(tries + 1)
  expect(new Set(idsAt(path))).toEqual(new Set([delivery.id]))
  const { body } = await anna.ask(
    'GET',
    `/audit?subject=order:${order}&action=order.webhook_resent`,
  )
  expect(body.entries).toMatchObject([{ actor: support.email }, { actor: support.email }])
  expect(JSON.stringify(body.entries)).toContain(new URL(receiver.url).host)
  expect(JSON.stringify(body.entries)).not.toContain('key=secret')
})

test('[OPS-09.13] to a paused or removed endpoint, for another order or by another role, nothing is sent', async () => {
  const { delivery, endpoint, order, partner, path } = await refusedAt('/refused')
  const guest = await place(shop, { from: 'ltc', to: 'btc' })
  expect(await webhooksOf(guest.id)).toEqual([])
  expect(codeOf(await send(support, guest.id, delivery.id))).toBe('delivery_not_found')
  expect(codeOf(await send(support, order, 'none'))).toBe('delivery_not_found')
  expect(await webhooksOf(order, compliance)).toHaveLength(1)
  expect(codeOf(await send(compliance, order, delivery.id))).toBe('staff_role_missing')
  expect(codeOf(await viewer.ask('GET', `/orders/${order}/webhooks`))).toBe('staff_role_missing')
  await pause(partner, endpoint)
  const tries = idsAt(path).length
  expect(await webhooksOf(order)).toMatchObject([{ endpoint: 'paused' }])
  expect(codeOf(await send(support, order, delivery.id))).toBe('endpoint_paused')
  await webhookSteps(shop, partner).remove(endpoint)
  expect(await webhooksOf(order)).toMatchObject([{ endpoint: 'removed' }])
  expect(codeOf(await send(support, order, delivery.id))).toBe('delivery_not_found')
  expect(idsAt(path)).toHaveLength(tries)
  const { body } = await anna.ask(
    'GET',
    `/audit?subject=order:${order}&action=order.webhook_resent`,
  )
  expect(body.entries).toEqual([])
})
