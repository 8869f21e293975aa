import type { FiatCheckoutRequest } from '@causeway/core/ports'
import { hmac } from '../../fiat-wire/index.ts'
import type { MoonpayNeeds } from './moonpay-needs.ts'
import { moonpayMethod } from './payment-methods.ts'

/**
 * The address of MoonPay's page for one order, with everything filled in and signed: the signature is the HMAC-SHA256,
 * in base 64, of the query with its question mark (dev.moonpay.com, URL signing).
 */
export function pageOfMoonpay(
  needs: MoonpayNeeds,
  code: string,
  request: FiatCheckoutRequest,
): string {
  const url = new URL(request.side === 'buy' ? needs.buyUrl : needs.sellUrl)
  const own = request.side === 'buy' ? buying(code, request) : selling(code, request)
  const filled = {
    apiKey: needs.publishableKey,
    ...own,
    lockAmount: 'true',
    externalTransactionId: request.reference,
    externalCustomerId: customerOf(needs, request.reference),
    redirectURL: request.returnUrl,
    language: request.language,
    email: request.email,
    paymentMethod: request.method === null ? null : moonpayMethod(request.method, request.fiat),
  }
  for (const [name, value] of Object.entries(filled)) {
    if (value !== null) url.searchParams.set(name, value)
  }
  const signature = hmac('sha256', needs.secretKey, url.search, 'base64')
  return `${url.href}&signature=${encodeURIComponent(signature)}`
}

function buying(code: string, { fiat, amount, address, extraId }: FiatCheckoutRequest) {
  return {
    currencyCode: code,
    baseCurrencyCode: fiat,
    baseCurrencyAmount: amount,
    walletAddress: address,
    walletAddressTag: extraId,
  }
}

/** It has no field for a refund's tag: where one is needed, its page asks for both. */
function selling(code: string, { fiat, amount, address, extraId }: FiatCheckoutRequest) {
  return {
    baseCurrencyCode: code,
    baseCurrencyAmount: amount,
    quoteCurrencyCode: fiat,
    refundWalletAddress: extraId === null ? address : null,
  }
}

/**
 * The customer of an order as our signed page names him to MoonPay (`externalCustomerId`). An order's public name is known
 * to whoever has its link, and opens a transaction under it on MoonPay's page; this name is known to its holder alone.
 */
export function customerOf({ secretKey }: Pick<MoonpayNeeds, 'secretKey'>, reference: string) {
  return hmac('sha256', secretKey, `customer ${reference}`, 'hex')
}
