import type { MethodName, Methods, ParamsOf, ResultOf } from '../protocol/methods.ts'
import type { PartnerApiError } from './partner-errors.ts'
import type { RequestOptions } from './post-signed.ts'

export type ClientOptions = {
  /** URL that requests are posted to: `https://YOUR-SITE/api/partner`. */
  readonly baseUrl: string
  readonly apiKey: string
  /** PKCS#8 as hexadecimal digits or PEM, or a `CryptoKey` that can sign (RSASSA-PKCS1-v1_5 with SHA-256). */
  readonly privateKey: string | CryptoKey
  /**
   * Sends and signs a timestamp and a nonce, which keys can require (default: true). The device’s clock must then be right
   * to five minutes.
   */
  readonly replayProtection?: boolean
  /** Time limit of a request, reading the reply included (default: 30000). */
  readonly timeoutMilliseconds?: number
  /** Sends requests instead of the global `fetch`. */
  readonly fetch?: typeof fetch
}

export type CallOptions = RequestOptions & {
  /**
   * A value of your own, such as a UUID. A creation that is sent again with the same one returns the first order, so it can
   * be repeated if no reply arrived.
   */
  readonly idempotencyKey?: string
}

/** One request of a batch. */
export type BatchRequest = {
  readonly [M in MethodName]: undefined extends ParamsOf<M>
    ? { readonly method: M; readonly params?: undefined }
    : { readonly method: M; readonly params: ParamsOf<M> }
}[MethodName]

/** What became of one request of a batch. */
export type BatchReply<M extends MethodName> =
  | { readonly ok: true; readonly result: ResultOf<M> }
  | { readonly ok: false; readonly error: PartnerApiError }

type Call<M extends MethodName> =
  undefined extends ParamsOf<M>
    ? (params?: undefined, options?: CallOptions) => Promise<ResultOf<M>>
    : object extends ParamsOf<M>
      ? (params?: ParamsOf<M>, options?: CallOptions) => Promise<ResultOf<M>>
      : (params: ParamsOf<M>, options?: CallOptions) => Promise<ResultOf<M>>

/**
 * Every method of the protocol, and batches. Calls reject with a `PartnerApiError` if the exchange refuses, a
 * `PartnerHttpError` if what answered is not the partner API, a `TimeoutError` after the time limit, and whatever `fetch`
 * and `signal` reject with. Nothing is sent twice by itself.
 */
export type PartnerClient = { readonly [M in keyof Methods]: Call<M> } & {
  /** Sends up to 50 requests at once; the replies are in the same order. */
  readonly batch: <const T extends readonly BatchRequest[]>(
    requests: T,
    options?: RequestOptions,
  ) => Promise<{ readonly [I in keyof T]: BatchReply<T[I]['method']> }>
}
