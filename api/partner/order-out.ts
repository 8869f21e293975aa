import { type Amount, add } from '@causeway/core/money'
import { wireStatus } from '@causeway/core/orders'
import { feesFor } from '@causeway/core/quotes'
import type { UseCases } from '@causeway/server'
import type { OrderView } from '@causeway/server/orders'
import { wordingOf } from '../failures/index.ts'
import type { MethodContext } from './method.ts'
import { rateOut } from './rate-out.ts'

const BPS_IN_PERCENT = 100

/** What an order is told with. */
type OrderContext = Pick<MethodContext, 'dialect' | 'publicUrl' | 'words'> & {
  readonly useCases: Pick<UseCases, 'catalogue' | 'termsOf'>
}

/** Tells orders in webhooks: as getTransactions does, in v2. */
export function createOrderDescriber(
  given: OrderContext['useCases'] & Pick<OrderContext, 'publicUrl'>,
): (order: OrderView) => object {
  const { publicUrl, ...useCases } = given
  const words = wordingOf(useCases.catalogue)
  return (order) => orderOut({ dialect: 'v2', publicUrl, useCases, words }, order)
}

/** An order as getTransactions tells it. Amounts that arrive are counted before the network fee. */
export function orderOut(context: OrderContext, order: OrderView) {
  const { publicUrl, useCases, words } = context
  const { catalogue } = useCases
  const coins = { from: catalogue.find(order.from), to: catalogue.find(order.to) }
  const beforeFee = (amount: Amount) => words.units(add(amount, order.networkFee))
  return {
    id: order.publicCode,
    trackUrl: `${publicUrl}/transaction/${order.publicCode}`,
    createdAt: momentOut(context, order.createdAt),
    type: order.kind,
    moneyReceived: momentOut(context, order.depositSeenAt),
    moneySent: momentOut(context, order.sentAt),
    rate: rateOut(context, order.settledRate ?? order.quotedRate),
    payinConfirmations: String(order.deposits[0]?.confirmations ?? 0),
    status: wireStatus(order.state, order.kind),
    currencyFrom: order.from,
    currencyTo: order.to,
    payinAddress: order.payIn.address,
    payinExtraId: order.payIn.extraId,
    payinExtraIdName: coins.from?.extraIdName ?? null,
    payinHash: order.payInTxId,
    payoutAddress: order.destination.address,
    payoutExtraId: order.destination.extraId,
    payoutExtraIdName: coins.to?.extraIdName ?? null,
    payoutHash: order.payoutTxId,
    payoutHashLink: linksOut(context, order.to, order.payoutTxId),
    refundHash: order.refundTxId,
    refundHashLink: linksOut(context, order.from, order.refundTxId),
    refundAddress: order.refund?.address ?? null,
    refundExtraId: order.refund?.extraId ?? null,
    amountExpectedFrom: words.units(order.expectedFrom),
    amountFrom: order.receivedFrom === null ? '0' : words.units(order.receivedFrom),
    amountTo: order.sentTo === null ? '0' : beforeFee(order.sentTo),
    amountExpectedTo: beforeFee(order.expectedTo),
    networkFee: words.units(order.networkFee),
    ...sharesOut(context, order),
    totalFee: words.units(add(order.exchangeFee, order.networkFee)),
    canPush: order.choices.includes('exchange'),
    canRefund: order.choices.includes('refund'),
    ...(order.sentBack === null ? {} : { refundReason: order.holdReason ?? 'refunded' }),
    subaccountId: order.partner?.subaccountId ?? null,
    userMetadata: metadataOut(order),
  }
}

/** Our share and the partner's own, in percent. */
export function sharesOut(
  { useCases }: { readonly useCases: Pick<UseCases, 'termsOf'> },
  order: Pick<OrderView, 'commissionBps' | 'from' | 'policyVersion' | 'to'>,
) {
  const { commissionBps, policyVersion } = order
  const { serviceFeeBps } = feesFor(useCases.termsOf(policyVersion).policy, order)
  return {
    changellyFee: String(Number(serviceFeeBps) / BPS_IN_PERCENT),
    apiExtraFee: String(Number(commissionBps) / BPS_IN_PERCENT),
  }
}

/** Microseconds since 1970, in v1 seconds; 0 for what has not happened. */
export function momentOut(
  { dialect }: Pick<MethodContext, 'dialect'>,
  milliseconds: number | null,
): number {
  if (milliseconds === null) return 0
  return dialect === 'v1' ? Math.floor(milliseconds / 1000) : Math.round(milliseconds * 1000)
}

/** What the partner gave, as it was: a text or a structure. */
function metadataOut({ partner }: OrderView): unknown {
  const text = partner?.userMetadata ?? null
  return text === null ? null : JSON.parse(text)
}

function linksOut(
  { useCases: { catalogue } }: OrderContext,
  ticker: string,
  txId: string | null,
): readonly string[] | null {
  const coin = catalogue.find(ticker)
  if (txId === null || coin === undefined) return null
  return [catalogue.networkOf(coin).explorer.transaction.replace('{id}', encodeURIComponent(txId))]
}
