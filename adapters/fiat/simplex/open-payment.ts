import type { FiatCheckout, FiatCheckoutRequest, FiatFailure } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import { type Ask, pageAddress } from '../../fiat-wire/index.ts'
import { askQuote, type SimplexQuote } from './ask-quote.ts'
import { askSimplex } from './ask-simplex.ts'
import { checkQuestion } from './check-question.ts'
import { paymentIdOf } from './payment-id-of.ts'
import type { Simplex } from './simplex-needs.ts'

/**
 * Tells Simplex of a payment and gives the form that takes the person to its page. The quote is asked for anew, in the
 * name of this order, because Simplex wants the same person in both.
 */
export async function openPayment(
  simplex: Simplex,
  ask: Ask,
  request: FiatCheckoutRequest,
): Promise<Result<FiatCheckout, FiatFailure>> {
  const coin = await checkQuestion(simplex, ask, request)
  if (!coin.ok) return coin
  const person = { id: request.reference, clientAddress: request.clientAddress }
  const quote = await askQuote(simplex, ask, coin.value, request, person)
  if (!quote.ok) return quote
  const paymentId = paymentIdOf(request.reference)
  const body = JSON.stringify(paymentOf(simplex, request, quote.value, paymentId))
  const path = '/wallet/merchant/v2/payments/partner/data'
  const told = await askSimplex(simplex, ask, path, body)
  if (!told.ok) return told
  return ok({
    providerReference: paymentId,
    goesTo: {
      kind: 'form',
      action: pageAddress(`${simplex.pageUrl}/payments/new`),
      fields: {
        version: '1',
        partner: simplex.partner,
        payment_flow_type: 'wallet',
        return_url_success: request.returnUrl,
        return_url_fail: request.returnUrl,
        payment_id: paymentId,
      },
    },
  })
}

function paymentOf(
  { partner, clock }: Simplex,
  request: FiatCheckoutRequest,
  quote: SimplexQuote,
  paymentId: string,
): object {
  return {
    account_details: {
      app_provider_id: partner,
      app_version_id: '1',
      app_end_user_id: request.reference,
      ...(request.email === null ? {} : { email: request.email }),
      signup_login: {
        ...(request.clientAddress === null ? {} : { ip: request.clientAddress }),
        ...(request.userAgent === null ? {} : { user_agent: request.userAgent }),
        http_accept_language: request.language,
        timestamp: new Date(clock.now()).toISOString(),
      },
    },
    transaction_details: {
      payment_details: {
        quote_id: quote.id,
        payment_id: paymentId,
        order_id: request.reference,
        destination_wallet: {
          currency: quote.coin,
          address: request.address,
          ...(request.extraId === null ? {} : { tag: request.extraId }),
        },
        original_http_ref_url: new URL(request.returnUrl).origin,
      },
    },
  }
}
