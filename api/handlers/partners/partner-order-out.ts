import { subtract } from '@causeway/core/money'
import { secretLink, wireStatus } from '@causeway/core/orders'
import type { UseCases } from '@causeway/server'
import type { OrderView } from '@causeway/server/orders'
import type { PartnerOrderOut } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'
import { isoTime, isoTimeOrNull } from '../reference/iso-time.ts'
import { knownCurrency } from '../reference/known-currency.ts'
import { rateText } from '../reference/rate-text.ts'

/**
 * An order as its partner sees it. Amounts are those of the site: what arrives is counted after all fees. `holderSecret` is part
 * of the reply to a creation only.
 */
export function partnerOrderOut(
  {
    publicUrl,
    useCases: { catalogue },
    words: { units },
  }: { readonly publicUrl: string; readonly useCases: UseCases; readonly words: Wording },
  order: OrderView,
  holderSecret: string | null = null,
): PartnerOrderOut {
  const from = knownCurrency(catalogue, order.from)
  const to = knownCurrency(catalogue, order.to)
  const decimals = { from: from.decimals, to: to.decimals }
  const page = `${publicUrl}/transaction/${order.publicCode}`
  const metadata = order.partner?.userMetadata ?? null
  return {
    id: order.publicCode,
    trackUrl: holderSecret === null ? page : secretLink(page, holderSecret),
    type: order.kind,
    status: wireStatus(order.state, order.kind),
    createdAt: isoTime(order.createdAt),
    payUntil: isoTime(order.payUntil),
    endedAt: isoTimeOrNull(order.endedAt),
    currencyFrom: order.from,
    currencyTo: order.to,
    amountExpectedFrom: units(order.expectedFrom),
    amountExpectedTo: units(order.expectedTo),
    amountFrom: order.receivedFrom && units(order.receivedFrom),
    amountTo: order.sentTo && units(order.sentTo),
    amountRefunded: order.sentBack && units(order.sentBack),
    rate: rateText(order.settledRate ?? order.quotedRate, decimals),
    exchangeFee: units(subtract(order.exchangeFee, order.commission)),
    commission: units(order.commission),
    networkFee: units(order.networkFee),
    payinAddress: order.payIn.address,
    payinExtraId: order.payIn.extraId,
    payinExtraIdName: from.extraIdName,
    payinConfirmations: order.deposits[0]?.confirmations ?? 0,
    payinTxId: order.payInTxId,
    payoutAddress: order.destination.address,
    payoutExtraId: order.destination.extraId,
    payoutExtraIdName: to.extraIdName,
    payoutTxId: order.payoutTxId,
    refundAddress: order.refund?.address ?? null,
    refundExtraId: order.refund?.extraId ?? null,
    refundTxId: order.refundTxId,
    holdReason: order.holdReason,
    kycRequired: order.identification !== null,
    subaccountId: order.partner?.subaccountId ?? null,
    userMetadata: metadata === null ? null : JSON.parse(metadata),
  }
}
