import { secretLink } from '@causeway/core/orders'
import { LONGEST_METADATA } from '@causeway/core/partners'
import type { BegunFiatOrder } from '@causeway/server/fiat'
import { beginFailure } from '../begin-failure.ts'
import { answered, type FiatCall, type FiatCallContext, refusedWith } from '../fiat-call.ts'
import { fiatFailures } from '../fiat-failure.ts'
import { fiatOrderOut } from '../fiat-order-out.ts'
import { paymentMethod } from '../payment-methods.ts'
import {
  decimalAmount,
  httpsUrl,
  ipAddress,
  json,
  optional,
  placeCode,
  readFields,
  text,
  ticker,
} from '../read-fields.ts'

const readers = {
  externalOrderId: text(100),
  externalUserId: text(100),
  providerCode: text(40),
  currencyFrom: ticker,
  currencyTo: ticker,
  amountFrom: decimalAmount,
  country: placeCode,
  state: optional(placeCode),
  ip: optional(ipAddress),
  walletAddress: text(300),
  walletExtraId: optional(text(300)),
  userAgent: optional(text(1000)),
  metadata: optional(json(LONGEST_METADATA)),
  returnSuccessUrl: optional(httpsUrl),
  returnFailedUrl: optional(httpsUrl),
} as const

/** Makes a purchase, and answers where the customer pays for it. A repeat is answered with the first one. */
export const createOrder: FiatCall = {
  method: 'POST',
  path: '/orders',
  summary: 'Creates a purchase. A repeat by externalOrderId returns the first one.',
  scope: 'create',
  params: [
    ...['externalOrderId', 'externalUserId', 'providerCode', 'currencyFrom', 'currencyTo'],
    ...['amountFrom', 'country', 'state?', 'ip?', 'walletAddress', 'walletExtraId?'],
    ...['paymentMethod?', 'userAgent?', 'metadata?', 'returnSuccessUrl?', 'returnFailedUrl?'],
  ],
  answer: async (context, params) => {
    const { key, useCases } = context
    const read = readFields(params, readers)
    if (!read.ok) return refusedWith(read.failure)
    const { amountFrom, currencyFrom, currencyTo, providerCode, ...asked } = read.value
    const { ip, walletAddress, walletExtraId, ...others } = asked
    const method = optional(paymentMethod)(params['paymentMethod'])
    if (method === undefined) {
      return refusedWith(fiatFailures.paymentMethod(params['paymentMethod']))
    }
    const isSale = useCases.catalogue.find(currencyTo)?.isFiat === true
    if (isSale) return refusedWith(fiatFailures.pair())
    const placed = await useCases.placePartnerFiatOrder(key, {
      ...others,
      from: currencyFrom,
      to: currencyTo,
      amount: amountFrom,
      provider: providerCode,
      method,
      address: walletAddress,
      // None is what a request without one means here.
      extraId: walletExtraId ?? '',
      clientAddress: ip,
      idempotencyKey: context.idempotencyKey,
    })
    if (!placed.ok) return refusedWith(beginFailure(placed.failure, read.value))
    const {
      status: _,
      amountTo: __,
      payoutHash: ___,
      ...order
    } = fiatOrderOut(useCases, placed.value.order)
    const { userAgent } = read.value
    return answered({ ...order, ip, userAgent, redirectUrl: redirectUrlOf(context, placed.value) })
  },
}

/** The provider's page. Where a form must be posted to get there, our page of the order does it for whoever holds the link. */
function redirectUrlOf(
  { publicUrl }: FiatCallContext,
  { goesTo, holderSecret, order }: BegunFiatOrder,
): string {
  if (goesTo.kind === 'redirect') return goesTo.url
  return secretLink(`${publicUrl}/transaction/${order.publicCode}`, holderSecret)
}
