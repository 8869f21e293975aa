import type { FiatCheckout, FiatCheckoutRequest, FiatFailure } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Ask, NoAnswer, pageAddress, requiredTextOf, textOf } from '../../fiat-wire/index.ts'
import { askTransak } from './ask-transak.ts'
import { checkQuestion, type TransakPair } from './check-question.ts'
import { type Transak, transakSites } from './transak-needs.ts'

/**
 * Opens Transak's page for an order. Its address holds for five minutes and for one visit, therefore it is made anew
 * each time; the order's own name (`partnerOrderId`) stays.
 */
export async function openSession(
  transak: Transak,
  ask: Ask,
  request: FiatCheckoutRequest,
): Promise<Result<FiatCheckout, FiatFailure>> {
  const pair = await checkQuestion(transak, ask, request)
  if (!pair.ok) return pair
  const { status, body } = await askTransak(
    transak,
    ask,
    {
      method: 'POST',
      url: `${transak.gatewayUrl}/api/v2/auth/session`,
      body: JSON.stringify({ widgetParams: paramsOf(transak, pair.value, request) }),
    },
    request.clientAddress,
  )
  if (status < 200 || status >= 300) {
    if (textOf(body, 'error', 'message') !== null) return fail({ code: 'others' })
    throw new NoAnswer('unavailable', `Transak answered ${status}`)
  }
  const url = pageAddress(requiredTextOf(body, 'data', 'widgetUrl'), transakSites)
  return ok({ providerReference: null, goesTo: { kind: 'redirect', url } })
}

function paramsOf(
  { apiKey, referrerDomain }: Transak,
  pair: TransakPair,
  request: FiatCheckoutRequest,
): Readonly<Record<string, unknown>> {
  const isPurchase = request.side === 'buy'
  return {
    apiKey,
    referrerDomain,
    productsAvailed: isPurchase ? 'BUY' : 'SELL',
    fiatCurrency: pair.fiat,
    cryptoCurrencyCode: pair.symbol,
    network: pair.network,
    [isPurchase ? 'fiatAmount' : 'cryptoAmount']: request.amount,
    [request.method === null ? 'defaultPaymentMethod' : 'paymentMethod']: pair.method,
    ...addressOf(pair, request),
    disableWalletAddressForm: true,
    partnerOrderId: request.reference,
    partnerCustomerId: request.reference,
    redirectURL: request.returnUrl,
    countryCode: request.country,
    language: request.language,
    ...(request.email === null ? {} : { email: request.email }),
  }
}

/** An address with a memo or tag is told apart by the coin. */
function addressOf(
  { symbol }: TransakPair,
  { address, extraId }: FiatCheckoutRequest,
): Readonly<Record<string, unknown>> {
  if (extraId === null) return { walletAddress: address }
  const coins = { [symbol]: { address, addressAdditionalData: extraId } }
  return { walletAddressesData: { coins } }
}
