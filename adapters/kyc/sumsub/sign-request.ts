import { createHmac } from 'node:crypto'

export type SumsubKeys = { readonly appToken: string; readonly secretKey: string }

/**
 * The headers that Sumsub asks of every request: HMAC-SHA256, in hexadecimal, over seconds, method, path with query,
 * and body (docs.sumsub.com, Authentication).
 */
export function signRequest(
  keys: SumsubKeys,
  request: {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly body: string
    /** Milliseconds since 1970. */
    readonly at: number
  },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(request.at / 1000).toString()
  const signed = seconds + request.method + request.path + request.body
  return {
    'x-app-token': keys.appToken,
    'x-app-access-ts': seconds,
    'x-app-access-sig': createHmac('sha256', keys.secretKey).update(signed).digest('hex'),
  }
}
