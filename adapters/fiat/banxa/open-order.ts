import type {
  FiatCheckout,
  FiatCheckoutRequest,
  FiatFailure,
  FiatOrderState,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Ask, furthestOf, pageAddress, requiredTextOf } from '../../fiat-wire/index.ts'
import { postTo } from './ask-banxa.ts'
import type { BanxaDeal } from './banxa-lists.ts'
import { type BanxaNeeds, banxaSites } from './banxa-needs.ts'
import { ordersByReference } from './find-orders.ts'

const CREATED = new Set([200, 201])
/** States from which an order is never paid any more. */
const OVER: ReadonlySet<FiatOrderState> = new Set(['declined', 'expired'])

/**
 * POST /v2/buy or /v2/sell, whose reply names the page to go to. Banxa makes a new order at every call: one that is
 * there already and can still be paid is gone on with, on its own page. Throws NoAnswer.
 */
export async function openOrder(
  needs: BanxaNeeds,
  ask: Ask,
  { coin, method }: BanxaDeal,
  request: FiatCheckoutRequest,
): Promise<Result<FiatCheckout, FiatFailure>> {
  const { side, reference, extraId, email } = request
  const before = furthestOf(await ordersByReference(needs, ask, reference, side))
  if (before !== null && !OVER.has(before.state)) {
    return goingTo(before.providerReference, pageAddress(before.url, banxaSites))
  }
  const { status, body } = await postTo(needs, ask, side, {
    ...coin,
    fiat: request.fiat.toUpperCase(),
    [side === 'buy' ? 'fiatAmount' : 'cryptoAmount']: request.amount,
    // What was quoted, also where the person did not choose: another way to pay has another price.
    paymentMethodId: method.id,
    walletAddress: request.address,
    ...(extraId === null ? {} : { walletAddressTag: extraId }),
    redirectUrl: request.returnUrl,
    externalCustomerId: reference,
    externalOrderId: reference,
    ...(email === null ? {} : { email }),
  })
  if (!CREATED.has(status)) return fail({ code: 'others' })
  const url = pageAddress(requiredTextOf(body, 'checkoutUrl'), banxaSites)
  return goingTo(requiredTextOf(body, 'id'), url)
}

function goingTo(providerReference: string | null, url: string): Result<FiatCheckout, FiatFailure> {
  return ok({ providerReference, goesTo: { kind: 'redirect', url } })
}
