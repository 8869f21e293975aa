import type { Catalogue } from '@causeway/core/currencies'
import { partnerFiatStatus } from '@causeway/core/fiat'
import { formatUnits } from '@causeway/core/money'
import type { FiatOrderView } from '@causeway/server/fiat'
import { paymentMethodCode } from './payment-methods.ts'

type Needs = { readonly catalogue: Catalogue }

/** Tells fiat orders in webhooks: as `GET /v1/orders` does. */
export function createFiatOrderDescriber(needs: Needs): (order: FiatOrderView) => object {
  return (order) => fiatOrderOut(needs, order)
}

/** A partner's fiat order as the protocol tells it. Amounts are decimal texts of whole units; null: not known yet. */
export function fiatOrderOut({ catalogue }: Needs, order: FiatOrderView) {
  const text = (units: bigint | null, asset: string) =>
    units === null ? null : formatUnits(units, catalogue.find(asset)?.decimals ?? 0)
  return {
    orderId: order.publicCode,
    ...partnerFactsOut(order),
    providerCode: order.provider,
    status: partnerFiatStatus(order.state),
    currencyFrom: order.from.toUpperCase(),
    currencyTo: order.to.toUpperCase(),
    amountFrom: text(order.amountFrom, order.from),
    amountExpectedTo: text(order.amountTo, order.to),
    amountTo: text(order.reportedTo, order.to),
    country: order.country,
    state: order.countryState,
    walletAddress: order.destination.address,
    walletExtraId: order.destination.extraId || null,
    paymentMethod: paymentMethodCode(order.method),
    payoutHash: order.txId,
    createdAt: new Date(order.createdAt).toISOString(),
  }
}

/** What the partner gave, as it was. */
function partnerFactsOut({ partner }: FiatOrderView) {
  const metadata = partner?.metadata ?? null
  return {
    externalOrderId: partner?.externalOrderId ?? null,
    externalUserId: partner?.externalUserId ?? null,
    metadata: metadata === null ? null : JSON.parse(metadata),
    returnSuccessUrl: partner?.returnSuccessUrl ?? null,
    returnFailedUrl: partner?.returnFailedUrl ?? null,
  }
}
