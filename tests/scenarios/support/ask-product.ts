import type { RunningProduct } from '../../support/index.ts'

type Json = {
  readonly error?: { readonly code: string; readonly message: string; readonly details: object }
  readonly [field: string]: unknown
}

export type Asked = { readonly status: number; readonly headers: Headers; readonly body: Json }

/** Asks a running product as any HTTP client would. A body that is a text is sent as it stands. */
export async function askProduct(
  product: RunningProduct,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  sent: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Asked> {
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)
  const response = await fetch(product.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const answered: Json = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body: answered }
}

/** What a browser tells about itself (EXCH-08). */
export const browserMeta = {
  clientId: 'a-client',
  refId: null,
  isSsr: false,
  deviceInfo: {
    userAgent: 'Mozilla/5.0',
    language: 'en',
    languages: ['en', 'de'],
    platform: 'Linux',
    screenSize: { width: 1440, height: 900 },
  },
}

/** An address as a customer's own wallet in the sandbox world would give it. */
export async function playAddress(product: RunningProduct, ticker: string): Promise<string> {
  const { body } = await askProduct(product, 'GET', `/api/sandbox/addresses/${ticker}`)
  return String(body.address)
}

/** The token of a guaranteed quote. */
export async function fixedRateId(product: RunningProduct, request: object): Promise<string> {
  const { body } = await askProduct(product, 'POST', '/api/exchange/estimate', {
    body: { ...request, isFixedRate: true },
  })
  return String(body.rateId)
}
