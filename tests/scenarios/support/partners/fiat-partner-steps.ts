import { randomUUID, sign } from 'node:crypto'
import { customerAddress, type Shop } from '../../../customers/index.ts'
import type { TestPartner } from '../partner-steps.ts'
import { type RawReply, rawReply } from '../raw-post.ts'

export const FIAT = '/api/fiat-partner/v1'

type Key = Pick<TestPartner, 'privateKeyPem' | 'publicKeyPem'>

/** A request of Fiat v1. */
export type FiatRequest = {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  /** After `/v1`, with its query. */
  readonly path: string
  /** A text goes as it stands. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What is signed in place of the request's own URL or body. */
  readonly signedUrl?: string
  readonly signedBody?: string
}

/** Fields of replies that tests read; a reply has those of its call. */
export type FiatFields = Readonly<
  Record<
    | ('orderId' | 'redirectUrl' | 'status' | 'externalOrderId' | 'createdAt' | 'providerCode')
    | ('errorType' | 'errorMessage' | 'amountExpectedTo' | 'rate' | 'code' | 'ticker' | 'publicKey')
    | ('walletAddress' | 'publicKeyPem'),
    string
  >
> & {
  readonly errorDetails: readonly { readonly cause: string; readonly value: string }[] | null
  readonly orders: readonly FiatFields[]
  readonly paymentMethodOffers: readonly object[]
}

/** The headers that prove a key for a URL and a body. */
export function fiatHeaders(key: Key, url: string, body = ''): Readonly<Record<string, string>> {
  const signed = Buffer.from(`${url}${body === '' ? '{}' : body}`)
  return {
    'x-api-key': Buffer.from(key.publicKeyPem).toString('base64'),
    'x-api-signature': sign('RSA-SHA256', signed, key.privateKeyPem).toString('base64'),
  }
}

/** Makes a request, signed as its parts say, and answers whatever comes. */
export async function askFiat<T = FiatFields>(
  shop: Shop,
  key: Key,
  { body, headers = {}, method = 'GET', path, signedBody, signedUrl }: FiatRequest,
): Promise<{ readonly status: number; readonly body: T }> {
  const url = `${shop.url}${FIAT}${path}`
  const written = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  const response = await fetch(url, {
    method,
    headers: {
      ...(written === '' ? {} : { 'content-type': 'application/json' }),
      ...fiatHeaders(key, signedUrl ?? url, signedBody ?? written),
      ...headers,
    },
    ...(written === '' ? {} : { body: written }),
  })
  return { status: response.status, body: (await response.json()) as T }
}

/** Gets exactly this target of this host, signed for that URL, with more header lines where some are named. */
export function askFiatRaw(
  shop: Shop,
  key: Key,
  asked: {
    readonly host: string
    readonly target: string
    readonly signedUrl: string
    readonly more: readonly string[]
  },
): Promise<RawReply> {
  const { host, more, signedUrl, target } = asked
  const headers = Object.entries(fiatHeaders(key, signedUrl)).map((pair) => pair.join(': '))
  const first = [`GET ${target} HTTP/1.1`, `host: ${host}`, 'connection: close']
  return rawReply(shop, `${[...first, ...headers, ...more].join('\r\n')}\r\n\r\n`)
}

/** The reply of a request that has to work. */
export async function mustAskFiat<T = FiatFields>(
  shop: Shop,
  key: Key,
  request: FiatRequest,
): Promise<T> {
  const { body, status } = await askFiat<T>(shop, key, request)
  if (status !== 200) throw new Error(`${request.path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** A purchase of bitcoin for 150 US dollars in Germany, to an address of its own. */
export async function fiatPurchase(
  shop: Shop,
  change: object = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { address } = await customerAddress(shop, 'btc')
  return {
    externalOrderId: randomUUID(),
    externalUserId: 'customer 7',
    providerCode: 'sandboxpay',
    currencyFrom: 'USD',
    currencyTo: 'BTC',
    amountFrom: '150',
    country: 'DE',
    walletAddress: address,
    ...change,
  }
}

/** Creates one, with whatever comes of it. */
export function createPurchase(
  shop: Shop,
  key: Key,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return askFiat(shop, key, { method: 'POST', path: '/orders', body, headers })
}
