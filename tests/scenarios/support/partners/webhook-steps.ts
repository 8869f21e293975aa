import type { WebhookDeliveryOut, WebhookEndpointOut } from '@causeway/api/contract'
import { expect } from 'vitest'
import { advanceClock, mustAsk } from '../../../customers/index.ts'
import type { RunningProduct } from '../../../support/index.ts'
import { playAddress } from '../ask-product.ts'
import { mustCall, type RpcFields, type TestPartner } from '../partner-steps.ts'
import { bearer } from '../rest-steps.ts'

/** Where partners' programs manage their endpoints. */
export const ENDPOINTS = '/api/partner/v1/webhooks'

/** What a partner does about his endpoints, by his key. */
export type WebhookSteps = {
  readonly post: <T>(path: string, body?: unknown) => Promise<T>
  readonly find: (id: string) => Promise<WebhookEndpointOut | undefined>
  readonly log: (id: string) => Promise<readonly WebhookDeliveryOut[]>
  readonly resume: (id: string) => Promise<unknown>
  readonly remove: (id: string) => Promise<Response>
}

export function webhookSteps(shop: RunningProduct, partner: TestPartner): WebhookSteps {
  const headers = bearer(partner)
  const get = <T>(path: string) =>
    mustAsk<{ result: T }>(shop, 'GET', `${ENDPOINTS}${path}`, { headers })
  return {
    post: (path, body) => mustAsk(shop, 'POST', `${ENDPOINTS}/${path}`, { headers, body }),
    find: async (id) => {
      const { result } = await get<readonly WebhookEndpointOut[]>('')
      return result.find((endpoint) => endpoint.id === id)
    },
    log: async (id) => {
      type Log = { readonly deliveries: readonly WebhookDeliveryOut[] }
      return (await get<Log>(`/${id}/deliveries?limit=100`)).result.deliveries
    },
    resume: (id) =>
      mustAsk(shop, 'PATCH', `${ENDPOINTS}/${id}`, { headers, body: { paused: false } }),
    remove: (id) => fetch(`${shop.url}${ENDPOINTS}/${id}`, { method: 'DELETE', headers }),
  }
}

/** Creates a partner's order; its public code. */
export async function createOrder(shop: RunningProduct, partner: TestPartner): Promise<string> {
  const { id } = await mustCall<RpcFields>(shop, partner, 'createTransaction', {
    from: 'ltc',
    to: 'btc',
    amountFrom: '3',
    address: await playAddress(shop, 'btc'),
    refundAddress: await playAddress(shop, 'ltc'),
    subaccountId: 'customer 7',
  })
  return id
}

/** Pays an order with play money; `risk`: what the screening says of it. */
export function pay(shop: RunningProduct, id: string, risk?: number): Promise<unknown> {
  return mustAsk(shop, 'POST', '/api/sandbox/deposits', {
    body: { transactionId: id, ...(risk === undefined ? {} : { risk }) },
  })
}

/** Lets time pass until an endpoint whose only message fails is paused; the milliseconds between the tries. */
export async function pausesUntilPaused(
  shop: RunningProduct,
  own: WebhookSteps,
  id: string,
): Promise<readonly number[]> {
  const failures = async () => (await own.find(id))?.failures ?? 0
  const pauses: number[] = []
  while ((await own.find(id))?.pausedBecause === null) {
    const before = await failures()
    const [delivery] = await own.log(id)
    const next = Date.parse(delivery?.nextAttemptAt ?? '')
    const last = Date.parse(delivery?.attempts.at(-1)?.at ?? '')
    if (before > 0 && delivery?.state === 'waiting') {
      pauses.push(next - last)
      await advanceClock(shop, Math.ceil((next - last) / 1000))
    }
    await expect.poll(failures, { timeout: 120_000 }).toBeGreaterThan(before)
  }
  return pauses
}
