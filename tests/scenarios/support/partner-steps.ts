import { createHmac, sign } from 'node:crypto'
import type { SandboxPartnerReply } from '@causeway/api/contract'
import { mustAsk, type Shop } from '../../customers/index.ts'

export type TestPartner = SandboxPartnerReply

/** One reply of JSON-RPC. */
export type RpcReply<T = unknown> = {
  readonly id: string | number | null
  readonly result?: T
  readonly error?: { readonly code: number; readonly message: string; readonly data?: RpcData }
}
/** Fields of results that tests read; a result has those of its method. */
export type RpcFields = Readonly<
  Record<
    | ('amountExpectedFrom' | 'amountExpectedTo' | 'amountFrom' | 'amountTo' | 'createdAt' | 'fee')
    | ('extraIdName' | 'from' | 'id' | 'maxFrom' | 'minAmountFloat' | 'minFrom' | 'networkFee')
    | ('payinAddress' | 'payoutHash' | 'rate' | 'result' | 'status' | 'ticker' | 'to' | 'trackUrl')
    | 'visibleAmount',
    string
  >
>
type Sides = { readonly from: string; readonly to: string }
type RpcData = { readonly limits: { readonly min: Sides; readonly max: Sides } }

/** A partner of the play world, whose key fits every dialect or those named. */
export function addPartner(
  shop: Shop,
  name: string,
  dialects?: readonly string[],
): Promise<TestPartner> {
  return mustAsk(shop, 'POST', '/api/sandbox/partners', {
    body: { name, ...(dialects === undefined ? {} : { dialects }) },
  })
}

/** The headers of v2 for a body. */
export function v2Headers(partner: TestPartner, body: string): Readonly<Record<string, string>> {
  return {
    'x-api-key': partner.apiKey,
    'x-api-signature': sign('RSA-SHA256', Buffer.from(body), partner.privateKeyPem).toString(
      'base64',
    ),
  }
}

/** The headers of v1 for a body. */
export function v1Headers(partner: TestPartner, body: string): Readonly<Record<string, string>> {
  const digest = createHmac('sha512', partner.secret).update(body).digest('hex')
  return { 'api-key': partner.apiKey, sign: digest }
}

/** The headers of relay at a time; milliseconds since 1970. */
export function relayHeaders(partner: TestPartner, at: number): Readonly<Record<string, string>> {
  return { 'x-auth': Buffer.from(`${partner.apiKey}:${at}`).toString('base64') }
}

/** Posts a body as it stands. */
export async function postRpc<T = RpcReply>(
  shop: Shop,
  body: string,
  headers: Readonly<Record<string, string>>,
  path = '/api/partner/v2',
): Promise<{ readonly status: number; readonly body: T }> {
  const response = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T }
}

let lastId = 0

/** Calls a method in v2; its reply whole. */
export async function callRpc<T>(
  shop: Shop,
  partner: TestPartner,
  method: string,
  params?: unknown,
): Promise<RpcReply<T>> {
  lastId += 1
  const body = JSON.stringify({ jsonrpc: '2.0', id: `call ${lastId}`, method, params })
  const { body: reply } = await postRpc<RpcReply<T>>(shop, body, v2Headers(partner, body))
  return reply
}

/** Calls a method in v2 that has to work; its result. */
export async function mustCall<T>(
  shop: Shop,
  partner: TestPartner,
  method: string,
  params?: unknown,
): Promise<T> {
  const { error, result } = await callRpc<T>(shop, partner, method, params)
  if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
  return result as T
}
