/** Smallest and largest amounts, as decimal strings; `to` is before the network fee. */
export type AmountLimits = {
  readonly min: { readonly from: string; readonly to: string }
  readonly max: { readonly from: string; readonly to: string }
}

/** The error of a JSON-RPC reply, as it is sent. */
export type RpcError = {
  readonly code: number
  readonly message: string
  readonly data?: { readonly limits?: AmountLimits }
}

/** The exchange refused a request, and says why. */
export class PartnerApiError extends Error {
  override readonly name = 'PartnerApiError'
  /** −32600 amount, key or limit of requests, −32601 method, −32602 parameter or coin, −32603 exchange, −32700 JSON. */
  readonly code: number
  /** Amounts that would be accepted, if the amount is too small or too large. */
  readonly limits: AmountLimits | null
  readonly data: RpcError['data']

  constructor({ code, data, message }: RpcError) {
    super(message)
    this.code = code
    this.data = data
    this.limits = data?.limits ?? null
  }
}

/** The reply is not one of the partner API: a proxy’s error page, a wrong address, or too many failed requests. */
export class PartnerHttpError extends Error {
  override readonly name = 'PartnerHttpError'
  /** HTTP status. */
  readonly status: number
  /** Seconds to wait before the next request, if the reply says so. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, retryAfterSeconds: number | null) {
    super(`The exchange answered with HTTP status ${status} and no JSON-RPC reply`)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
