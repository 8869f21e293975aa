import type { PartnerOrderOut } from '@causeway/api/contract'
import { ask, mustAsk, type Reply, type Shop } from '../../customers/index.ts'
import type { TestPartner } from './partner-steps.ts'

type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
type Key = Pick<TestPartner, 'apiKey'>

/** The header that bears a key. */
export function bearer({ apiKey }: Key): { readonly authorization: string } {
  return { authorization: `Bearer ${apiKey}` }
}

/** One call by key, with whatever it answers. `path`: below `/api/partner/v1`. */
export function askRest<T>(
  shop: Shop,
  key: Key,
  method: 'GET' | 'POST',
  path: string,
  { body, headers }: Sent = {},
): Promise<Reply<T>> {
  return ask(shop, method, `/api/partner/v1${path}`, {
    body,
    headers: { ...bearer(key), ...headers },
  })
}

/** The body of a call by key that has to work. */
export function mustAskRest<T>(
  shop: Shop,
  key: Key,
  method: 'GET' | 'POST',
  path: string,
  { body, headers }: Sent = {},
): Promise<T> {
  return mustAsk(shop, method, `/api/partner/v1${path}`, {
    body,
    headers: { ...bearer(key), ...headers },
  })
}

/** Makes an order by key. */
export async function createRestOrder(
  shop: Shop,
  key: Key,
  request: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<PartnerOrderOut> {
  const made = await mustAskRest<{ order: PartnerOrderOut }>(shop, key, 'POST', '/orders', {
    body: request,
    headers,
  })
  return made.order
}
