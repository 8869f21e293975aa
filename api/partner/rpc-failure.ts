/** An error as JSON-RPC 2.0 sends it. Clients decide by code, by these words and by `data.limits`. */
export type RpcFailure = {
  readonly code: number
  readonly message: string
  readonly data?: { readonly limits: RpcLimits }
  /** The pair itself is wrong: in a list it is left out instead. */
  readonly isOfPair?: true
}

/** Decimal texts of both coins; `to` before the network fee. */
export type RpcLimits = {
  readonly min: { readonly from: string; readonly to: string }
  readonly max: { readonly from: string; readonly to: string }
}

const REFUSED = -32600
const UNKNOWN_METHOD = -32601
const INVALID_PARAMS = -32602
const TROUBLE = -32603
const UNREADABLE = -32700

type Pair = { readonly from: string; readonly to: string }
type Role = 'input' | 'output'

/** Every error of the established protocol, in its words. */
export const rpcFailures = {
  belowMinimum: ({ from, to }: Pair, limits: RpcLimits): RpcFailure => ({
    code: REFUSED,
    message: `Invalid amount for pair ${from}->${to}. Minimal amount is ${limits.min.from} ${from}`,
    data: { limits },
  }),
  aboveMaximum: ({ from, to }: Pair, limits: RpcLimits): RpcFailure => ({
    code: REFUSED,
    message: `Invalid amount for pair ${from}->${to}. Maximum amount is ${limits.max.from} ${from}`,
    data: { limits },
  }),
  tooManyRequests: (perSecond: number): RpcFailure => ({
    code: REFUSED,
    message: `Error: You reached requests limit ${perSecond} rps`,
  }),
  invalidRequest: (): RpcFailure => ({ code: REFUSED, message: 'Invalid Request' }),
  unauthorized: (): RpcFailure => ({ code: REFUSED, message: 'Unauthorized' }),
  forbidden: (): RpcFailure => ({ code: REFUSED, message: 'This key may not call this method' }),
  unknownMethod: (): RpcFailure => ({ code: UNKNOWN_METHOD, message: 'Method not found' }),
  currencyNotFound: (currency: string): RpcFailure => ({
    code: INVALID_PARAMS,
    message: `Invalid currency: ${currency} not found`,
    isOfPair: true,
  }),
  currencyDisabled: (currency: string): RpcFailure => ({
    code: INVALID_PARAMS,
    message: `Invalid currency: ${currency} temporary disabled`,
    isOfPair: true,
  }),
  currencyDisabledAs: (currency: string, role: Role): RpcFailure => ({
    code: INVALID_PARAMS,
    message: `Invalid currency: ${currency} is temporary disabled on API as ${role} currency`,
    isOfPair: true,
  }),
  currencyNotFixed: (currency: string): RpcFailure => ({
    code: INVALID_PARAMS,
    message: `Invalid currency: ${currency} temporary disabled for fix rate transactions`,
    isOfPair: true,
  }),
  invalidAddress: (): RpcFailure => ({ code: INVALID_PARAMS, message: 'Error: Invalid address' }),
  invalidRefundAddress: (): RpcFailure => ({
    code: INVALID_PARAMS,
    message: 'Error: Invalid refund address',
  }),
  invalidParameter: (name: string): RpcFailure => ({
    code: INVALID_PARAMS,
    message: `Parameter ${name} is invalid`,
  }),
  noLiquidity: ({ from, to }: Pair, most: string): RpcFailure => ({
    code: INVALID_PARAMS,
    message: `Not enough liquidity in pair ${from}->${to}. Max amount is ${most} ${from}.`,
  }),
  rateOver: (): RpcFailure => ({
    code: INVALID_PARAMS,
    message:
      'Error: rateId was expired or already used. Use method getFixRateForAmount to generate new rateId',
  }),
  tooManyFixed: (): RpcFailure => ({
    code: TROUBLE,
    message: 'Error: Creating fix transactions limit exceeds, wait 5 minute',
  }),
  noAddress: (): RpcFailure => ({
    code: TROUBLE,
    message: 'An error encountered during address generation. Please try again later.',
  }),
  internal: (): RpcFailure => ({ code: TROUBLE, message: 'Internal error' }),
  unreadable: (): RpcFailure => ({ code: UNREADABLE, message: 'Parse error' }),
} as const

/** Names an error of the protocol. */
export type RpcFailureName = keyof typeof rpcFailures
