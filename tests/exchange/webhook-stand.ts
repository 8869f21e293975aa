import type { OutgoingWebhook, WebhookOutcome } from '@causeway/core/ports'
import { createPartnerCases, type PartnerKey } from '@causeway/server/partners'
import {
  type CourierNeeds,
  createCourier,
  createWebhookCases,
  type PausedEndpoint,
} from '@causeway/server/webhooks'
import type { TestContext } from 'vitest'
import type { Exchange } from './exchange.ts'

const partnerKey = new Uint8Array(32).fill(7)
const DELIVERED: WebhookOutcome = { kind: 'status', status: 200, reply: 'thanks' }

/** A partner with an endpoint, and receivers that answer as a test says. */
export async function openWebhookStand(exchange: Exchange, context: TestContext) {
  const needs = { ...exchange.needs, partnerKey }
  const sent: OutgoingWebhook[] = []
  const paused: PausedEndpoint[] = []
  const answers = { of: async (_message: OutgoingWebhook): Promise<WebhookOutcome> => DELIVERED }
  const courierNeeds: CourierNeeds & Pick<Exchange['needs'], 'onError'> = {
    ...needs,
    signatureClock: { now: Date.now },
    describeOrder: ({ publicCode, state }) => ({ id: publicCode, state }),
    describeFiatOrder: ({ publicCode, state }) => ({ orderId: publicCode, state }),
    webhooks: {
      send: async (message) => {
        sent.push(message)
        return answers.of(message)
      },
    },
    onPaused: async () => {},
    alert: (name, facts) => {
      if (name === 'webhook_paused') paused.push(facts as PausedEndpoint)
    },
  }
  const courierOf = (changed: Partial<typeof courierNeeds> = {}) =>
    createCourier({ ...courierNeeds, ...changed })
  const courier = courierOf()
  const partners = createPartnerCases(needs)
  const cases = createWebhookCases({ ...needs, allowsHttp: true, wake: () => {} })
  const addPartner = async () => {
    const { key } = await partners.add({ name: 'A partner', rights: anyRights })
    const found = await partners.findKey(key.apiKey)
    if (found === null) throw new Error('The new key is not found')
    return found
  }
  const key = await addPartner()
  const addEndpoint = async (url: string, owner = key) => {
    const added = await cases.add(owner.partnerId, { url, events: [], signing: 'hmac' })
    if (!added.ok) throw new Error(added.failure.code)
    const { endpointId, shown } = added.value
    context.onTestFinished(async () => {
      await cases.remove({ partnerId: owner.partnerId, endpointId })
    })
    return { partnerId: owner.partnerId, endpointId, secret: shown }
  }
  return {
    ...{
      addEndpoint,
      addPartner,
      answers,
      cases,
      courier,
      courierNeeds,
      courierOf,
      key,
      paused,
      sent,
    },
    place: (owner: PartnerKey = key) => placeOrderOf(exchange, partners, owner),
    /** Makes and sends all that can be sent now. */
    sendAll: async () => {
      while (await courier.turn()) await courier.settled()
      await courier.settled()
    },
    /** What was sent to an address: kind and state of the order. */
    toldTo: (url: string) =>
      sent
        .filter((message) => message.url === url)
        .map(({ body }) => JSON.parse(body) as { type: string; data: { state: string } })
        .map(({ data, type }) => `${type} ${data.state}`),
  }
}

const anyRights = {
  name: 'A key',
  dialects: ['v2'],
  scopes: ['read', 'quote', 'create', 'webhooks'],
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 1000,
  needsNonce: false,
  joinsRepeats: false,
} as const

let nextRequest = 0

async function placeOrderOf(
  exchange: Exchange,
  partners: ReturnType<typeof createPartnerCases>,
  key: PartnerKey,
) {
  const { from, to, side, given, kind, rateId, destination, destinationExtraId } =
    await exchange.input()
  nextRequest += 1
  const placed = await partners.placeOrder(key, {
    ...{ from, to, side, given, kind, rateId, destination, destinationExtraId },
    refundAddress: null,
    refundExtraId: null,
    subaccountId: null,
    userMetadata: null,
    idempotencyKey: null,
    requestHash: `request ${nextRequest}`,
  })
  if (!placed.ok) throw new Error(placed.failure.code)
  return placed.value
}
