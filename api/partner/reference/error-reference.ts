import { type RpcFailure, type RpcFailureName, rpcFailures } from '../rpc-failure.ts'

/** What partners read of an error; `example` is made by the product’s own words. */
export type ErrorReference = { readonly example: RpcFailure; readonly text: string }

const pair = { from: 'btc', to: 'eth' } as const
const limits = {
  min: { from: '0.00016717', to: '0.002500003233900665' },
  max: { from: '5.79709681', to: '86.472807915548877047' },
} as const

/** Every error with what to do about it. A new error without a line here does not compile. */
export const errorReference: Readonly<Record<RpcFailureName, ErrorReference>> = {
  belowMinimum: {
    example: rpcFailures.belowMinimum(pair, limits),
    text: 'The amount is too small. `data.limits` has the amounts that are accepted.',
  },
  aboveMaximum: {
    example: rpcFailures.aboveMaximum(pair, limits),
    text: 'The amount is too large. `data.limits` has the amounts that are accepted.',
  },
  tooManyRequests: {
    example: rpcFailures.tooManyRequests(10),
    text: 'The key sent too many requests in this second, or created too many orders in this minute. Wait, then send it again.',
  },
  invalidRequest: {
    example: rpcFailures.invalidRequest(),
    text: 'The JSON is not a JSON-RPC request, or the batch is empty or too large.',
  },
  unauthorized: {
    example: rpcFailures.unauthorized(),
    text: 'HTTP status 401. The key is unknown, revoked or not enabled for this dialect, the request comes from another network, or the signature is wrong. The answer is the same in each case.',
  },
  forbidden: {
    example: rpcFailures.forbidden(),
    text: 'The key lacks the permission that the method needs.',
  },
  unknownMethod: { example: rpcFailures.unknownMethod(), text: 'Check the spelling of `method`.' },
  currencyNotFound: {
    example: rpcFailures.currencyNotFound('xyz'),
    text: 'No such coin, or not on the blockchain that `chainFrom` or `chainTo` names.',
  },
  currencyDisabled: {
    example: rpcFailures.currencyDisabled('btc'),
    text: 'The coin can’t be exchanged right now.',
  },
  currencyDisabledAs: {
    example: rpcFailures.currencyDisabledAs('btc', 'output'),
    text: 'The coin can’t be paid in (`input`) or paid out (`output`) right now.',
  },
  currencyNotFixed: {
    example: rpcFailures.currencyNotFixed('btc'),
    text: 'The pair has no guaranteed rate right now. Offer the floating rate.',
  },
  invalidAddress: {
    example: rpcFailures.invalidAddress(),
    text: '`address` or `extraId` is missing, or no address of the coin.',
  },
  invalidRefundAddress: {
    example: rpcFailures.invalidRefundAddress(),
    text: 'The same for `refundAddress` or `refundExtraId`.',
  },
  invalidParameter: {
    example: rpcFailures.invalidParameter('amountFrom'),
    text: 'The parameter is missing or malformed. Of an order’s `id`: you have no such order.',
  },
  noLiquidity: {
    example: rpcFailures.noLiquidity(pair, '0'),
    text: 'The exchange can’t deliver that much right now.',
  },
  rateOver: {
    example: rpcFailures.rateOver(),
    text: 'The `rateId` has expired, was used, or belongs to another amount. Get a new one and show the new rate.',
  },
  tooManyFixed: {
    example: rpcFailures.tooManyFixed(),
    text: 'Too many unpaid orders at guaranteed rates. Use the floating rate, or wait.',
  },
  noAddress: {
    example: rpcFailures.noAddress(),
    text: 'No deposit address could be made. Nothing was created. Try again later.',
  },
  internal: {
    example: rpcFailures.internal(),
    text: 'Something failed on our side. Repeat a creation with the same bytes or the same `Idempotency-Key`.',
  },
  unreadable: { example: rpcFailures.unreadable(), text: 'The body is not JSON.' },
}
