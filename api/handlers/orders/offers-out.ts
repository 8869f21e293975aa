import { paymentUri } from '@causeway/core/addresses'
import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import type { HoldOffers, OrderView } from '@causeway/server/orders'
import type { OffersOut } from '../../contract/index.ts'
import { knownCurrency } from '../reference/known-currency.ts'
import { rateText } from '../reference/rate-text.ts'
import { feeParts } from './fee-parts.ts'

/** What the wire's amounts and URIs are written with. */
export type OfferFacts = { readonly catalogue: Catalogue; readonly world: 'play' | 'real' }

/** The choices of an order on hold with their exact amounts, as the wire tells them to its holder. */
export function offersOut(order: OrderView, offers: HoldOffers, facts: OfferFacts): OffersOut {
  const { catalogue } = facts
  const { agreed, exchange, refund, topUp } = offers
  const text = (sum: Amount) => formatUnits(sum.units, knownCurrency(catalogue, sum.asset).decimals)
  const fees = exchange && feeParts(exchange)
  return {
    held: text(offers.held),
    exchange: exchange &&
      fees && {
        offerId: exchange.offerId,
        amountFrom: text(exchange.from),
        amountTo: text(exchange.to),
        rate: rateText(exchange.rate, {
          from: knownCurrency(catalogue, order.from).decimals,
          to: knownCurrency(catalogue, order.to).decimals,
        }),
        exchangeFee: text(fees.exchangeFee),
        partnerFee: fees.partnerFee && text(fees.partnerFee),
        networkFee: text(exchange.networkFee),
        validUntil: exchange.validUntil,
      },
    refund: refund && { amountTo: text(refund.to), networkFee: text(refund.networkFee) },
    refundFee: text(offers.refundFee),
    agreed: agreed && {
      amountFrom: text(agreed.from),
      amountTo: text(agreed.to),
      rest: text(agreed.rest),
      networkFee: text(agreed.networkFee),
      validUntil: agreed.validUntil,
    },
    topUp: topUp && {
      amount: text(topUp.amount),
      least: topUp.least && text(topUp.least),
      keepsPromise: topUp.keepsPromise,
      qrCodeData: payInUri(order, text(topUp.amount), facts),
    },
  }
}

/** The URI that asks a wallet for this much to the order's own address. */
export function payInUri(
  order: OrderView,
  amountText: string,
  { catalogue, world }: OfferFacts,
): string {
  const currency = knownCurrency(catalogue, order.from)
  return paymentUri({
    currency,
    network: catalogue.networkOf(currency),
    // Where the scheme can name a chain, a wallet with real coins must not know a play order's.
    chainFlavour: world === 'play' ? 'regtest' : 'main',
    amountText,
    ...order.payIn,
  })
}
