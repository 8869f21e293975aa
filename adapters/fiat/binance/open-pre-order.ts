import type { FiatCheckout, FiatCheckoutRequest, FiatFailure } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import { type Ask, jsonWithNumber, pageAddress, requiredTextOf } from '../../fiat-wire/index.ts'
import { askBinance } from './ask-binance.ts'
import type { Binance } from './binance-needs.ts'
import { type BinancePair, checkQuestion } from './check-question.ts'
import { externalOrderIdOf } from './read-binance-order.ts'

/** The fiat, the coin, the amount, the network and the address, by Binance's numbers; the way to pay stays free. */
const LOCKED_ATTRIBUTES = [1, 2, 3, 5, 6]

/** Tells Binance of an order and gives the address of its page. */
export async function openPreOrder(
  binance: Binance,
  ask: Ask,
  request: FiatCheckoutRequest,
): Promise<Result<FiatCheckout, FiatFailure>> {
  const pair = await checkQuestion(binance, ask, request)
  if (!pair.ok) return pair
  const orderId = externalOrderIdOf(request.reference)
  const members = membersOf(binance, pair.value, request, orderId)
  const body = jsonWithNumber(members, 'requestedAmount', request.amount)
  const opened = await askBinance(binance, ask, '/buy/pre-order', body)
  if (!opened.ok) return opened
  const url = pageAddress(requiredTextOf(opened.value, 'link'))
  return ok({ providerReference: orderId, goesTo: { kind: 'redirect', url } })
}

function membersOf(
  { merchantCode, merchantName, mayLockOrders, clock }: Binance,
  { fiat, coin, network, method }: BinancePair,
  request: FiatCheckoutRequest,
  externalOrderId: string,
): Readonly<Record<string, unknown>> {
  return {
    externalOrderId,
    merchantCode,
    merchantName,
    ts: clock.now(),
    fiatCurrency: fiat,
    cryptoCurrency: coin,
    network,
    amountType: 1,
    address: request.address,
    ...(request.extraId === null ? {} : { memo: request.extraId }),
    payMethodCode: method.code,
    ...(method.subCode === null ? {} : { payMethodSubCode: method.subCode }),
    redirectUrl: request.returnUrl,
    failRedirectUrl: request.returnUrl,
    ...(request.clientAddress === null ? {} : { clientIp: request.clientAddress }),
    ...(mayLockOrders ? { customization: { LOCK_ORDER_ATTRIBUTES: LOCKED_ATTRIBUTES } } : {}),
  }
}
