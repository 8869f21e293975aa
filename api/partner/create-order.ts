import { add } from '@causeway/core/money'
import { secretLink } from '@causeway/core/orders'
import { LONGEST_METADATA } from '@causeway/core/partners'
import type { RateKind } from '@causeway/core/quotes'
import type { PlacedPartnerOrder, PlacePartnerOrderFailure } from '@causeway/server/partners'
import { givenAmountIn } from './given-amount.ts'
import { commissionIn } from './given-commission.ts'
import { type MethodAnswer, type MethodContext, refused, result } from './method.ts'
import { momentOut, sharesOut } from './order-out.ts'
import { type AskedPair, isFailure, pairIn, quoteFailure } from './partner-pair.ts'
import { type RpcFailure, rpcFailures } from './rpc-failure.ts'
import { optionalTextOf, type Params, textOf } from './rpc-params.ts'

/** Characters. */
const OPTIONAL = [
  'extraId',
  'refundAddress',
  'refundExtraId',
  'fromAddress',
  'fromExtraId',
  'subaccountId',
] as const

/** Makes an order of what a request says, and answers with what its customer has to pay. */
export async function createOrder(
  context: MethodContext,
  asked: Params,
  { kind, rateId }: { readonly kind: RateKind; readonly rateId: string | null },
): Promise<MethodAnswer> {
  const pair = pairIn(context, asked)
  if (isFailure(pair)) return refused(pair)
  const given = givenAmountIn(context, pair, asked)
  if (isFailure(given)) return refused(given)
  const commission = commissionIn(asked)
  if (isFailure(commission)) return refused(commission)
  const destination = textOf(asked, 'address')
  if (destination === null) return refused(rpcFailures.invalidAddress())
  const wrong = OPTIONAL.find((name) => optionalTextOf(asked, name) === undefined)
  if (wrong !== undefined) return refused(rpcFailures.invalidParameter(wrong))
  const userMetadata = metadataIn(asked)
  if (userMetadata === undefined) return refused(rpcFailures.invalidParameter('userMetadata'))
  const placed = await context.useCases.partners.placeOrder(context.key, {
    ...pair,
    ...given,
    ...commission,
    kind,
    rateId,
    destination,
    // None is what a request without one means here.
    destinationExtraId: optionalTextOf(asked, 'extraId') ?? '',
    refundAddress: optionalTextOf(asked, 'refundAddress') ?? null,
    refundExtraId: optionalTextOf(asked, 'refundExtraId') ?? null,
    subaccountId: optionalTextOf(asked, 'subaccountId') ?? null,
    userMetadata,
    requestHash: context.requestHash(),
    idempotencyKey: context.idempotencyKey,
  })
  if (!placed.ok) return refused(orderFailure(context, placed.failure, pair))
  return result(createdOut(context, placed.value))
}

/** JSON of the partner's own; null where there is none, undefined where it is too long. */
function metadataIn({ userMetadata }: Params): string | null | undefined {
  if (userMetadata === undefined || userMetadata === null) return null
  const text = JSON.stringify(userMetadata)
  return text.length <= LONGEST_METADATA ? text : undefined
}

function createdOut(context: MethodContext, { holderSecret, order }: PlacedPartnerOrder) {
  const { dialect, publicUrl, words } = context
  const page = `${publicUrl}/transaction/${order.publicCode}`
  const expectedTo = words.units(add(order.expectedTo, order.networkFee))
  return {
    id: order.publicCode,
    trackUrl: holderSecret === null ? page : secretLink(page, holderSecret),
    type: order.kind,
    status: 'new',
    payinAddress: order.payIn.address,
    payinExtraId: order.payIn.extraId,
    payoutAddress: order.destination.address,
    payoutExtraId: order.destination.extraId,
    refundAddress: order.refund?.address ?? null,
    refundExtraId: order.refund?.extraId ?? null,
    amountExpectedFrom: words.units(order.expectedFrom),
    amountExpectedTo: expectedTo,
    currencyFrom: order.from,
    currencyTo: order.to,
    createdAt: momentOut(context, order.createdAt),
    networkFee: words.units(order.networkFee),
    ...(order.kind === 'fixed' ? { payTill: withOffset(order.payUntil) } : {}),
    ...(dialect === 'v1'
      ? {
          ...sharesOut(context, order),
          amountTo: expectedTo,
          kycRequired: order.identification !== null,
        }
      : {}),
  }
}

/** ISO 8601 with the offset written out, as clients of this protocol read it. */
function withOffset(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00')
}

function orderFailure(
  context: MethodContext,
  failure: PlacePartnerOrderFailure,
  pair: AskedPair,
): RpcFailure {
  if ('field' in failure) {
    const isRefund = failure.field === 'refundAddress' || failure.field === 'refundExtraId'
    return isRefund ? rpcFailures.invalidRefundAddress() : rpcFailures.invalidAddress()
  }
  switch (failure.code) {
    case 'refund_address_missing':
      return rpcFailures.invalidRefundAddress()
    case 'rate_id_missing':
    case 'rate_id_forged':
    case 'rate_id_expired':
    case 'rate_id_used':
    case 'rate_id_mismatch':
    case 'rate_withdrawn':
      return rpcFailures.rateOver()
    case 'too_many_open_guaranteed':
      return rpcFailures.tooManyFixed()
    case 'too_many_creations':
      return rpcFailures.tooManyRequests(context.key.requestsPerSecond)
    case 'idempotency_key_malformed':
    case 'idempotency_key_reused':
      return rpcFailures.invalidParameter('Idempotency-Key')
    case 'pair_unavailable':
      return rpcFailures.noAddress()
    default:
      return quoteFailure(context, failure, pair)
  }
}
