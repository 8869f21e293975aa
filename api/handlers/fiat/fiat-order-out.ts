import { fiatWireStatus } from '@causeway/core/fiat'
import { formatUnits, rate } from '@causeway/core/money'
import type { FiatOrderView } from '@causeway/server/fiat'
import type { FiatFactsOut, TransactionOut } from '../../contract/index.ts'
import type { TransactionFacts } from '../orders/transaction-out.ts'
import { isoTime, isoTimeOrNull } from '../reference/iso-time.ts'
import { knownCurrency } from '../reference/known-currency.ts'
import { rateText } from '../reference/rate-text.ts'

/** Facts of the providers that an order names; undefined where one is no longer set up. */
export type FiatProviderNames = (
  id: string,
) => { readonly name: string; readonly site: string } | undefined

type Facts = Pick<TransactionFacts, 'catalogue' | 'isOwner' | 'now'> & {
  readonly fiatProvider: FiatProviderNames
}

/**
 * A fiat order as the wire tells it, in the shape of every order (type fiat). The provider's name for it, what leads into
 * the provider's page, his reason and where a sale is paid in show to the holder only; e-mail never does.
 */
export function fiatOrderOut(order: FiatOrderView, facts: Facts): TransactionOut {
  const { catalogue, isOwner, now } = facts
  const from = knownCurrency(catalogue, order.from)
  const to = knownCurrency(catalogue, order.to)
  const fiat = knownCurrency(catalogue, order.fiat)
  const text = (units: bigint, { decimals }: { readonly decimals: number }) =>
    formatUnits(units, decimals)
  const pair = { from: order.from, to: order.to }
  const decimals = { from: from.decimals, to: to.decimals }
  const isSale = order.side === 'sell'
  return {
    transactionId: order.publicCode,
    type: 'fiat',
    status: fiatWireStatus(order.state, order.side),
    isOwner,
    currencyFrom: order.from,
    currencyTo: order.to,
    // What a sale's provider asks for is what counts there.
    amountExpectedFrom: text(order.payIn?.amount ?? order.amountFrom, from),
    amountExpectedTo: text(order.amountTo, to),
    amountFrom: order.reportedFrom === null ? null : text(order.reportedFrom, from),
    amountDiffers: null,
    amountTo: order.reportedTo === null ? null : text(order.reportedTo, to),
    // The provider has the money, and sends it back by its own ways.
    amountRefunded: null,
    amountRest: null,
    refundFee: null,
    payinAddress: isOwner ? (order.payIn?.address ?? '') : '',
    payinExtraId: isOwner ? (order.payIn?.extraId ?? null) : null,
    payinExtraIdName: from.extraIdName,
    payoutAddress: isSale ? '' : order.destination.address,
    payoutExtraId: isSale ? null : order.destination.extraId,
    payoutExtraIdName: to.extraIdName,
    ...NOT_OF_FIAT,
    refundAddress: (isSale && isOwner && order.destination.address) || null,
    payinTxId: isSale ? order.txId : null,
    payoutTxId: isSale ? null : order.txId,
    createdAt: isoTime(order.createdAt),
    userSentAt: isoTimeOrNull(order.paidAt),
    moneySentAt: isoTimeOrNull(order.sentAt),
    payUntil: isoTime(order.payUntil),
    confirmUntil: null,
    isRateHeld: null,
    endedAt: isoTimeOrNull(order.endedAt),
    aprxRate: rateText(rate(pair, order.amountTo, order.amountFrom), decimals),
    rate:
      order.reportedFrom !== null && order.reportedTo !== null
        ? rateText(rate(pair, order.reportedTo, order.reportedFrom), decimals)
        : null,
    networkFee: order.networkFee === null ? null : text(order.networkFee, fiat),
    totalFee: order.fee === null ? null : text(order.fee, fiat),
    fiatProvider: order.provider,
    fiatProviderId: isOwner ? order.providerReference : null,
    fiatProviderRedirect: isOwner ? pageOf(order) : null,
    fiat: fiatFactsOut(order, facts),
    hasEmail: isOwner ? order.email !== null : null,
    events: order.events.map(({ at, sequence, source, state }) => ({
      sequence,
      at: isoTime(at),
      kind: source,
      state: fiatWireStatus(state, order.side),
    })),
    serverTime: now,
  }
}

/** What only exchanges have. */
const NOT_OF_FIAT = {
  payoutAlias: null,
  payoutAliasProvider: null,
  refundAlias: null,
  refundAliasProvider: null,
  fundsRequest: null,
  fundsProviders: [],
  newAccount: null,
  refundTxId: null,
  payinPaymentId: null,
  payoutPaymentId: null,
  qrCodeData: '',
  exchangeFee: null,
  partnerFee: null,
  kycRequired: false,
  kyc: null,
  holdReason: null,
  choices: [],
  choice: null,
  offers: null,
  confirmationsNeeded: 0,
  payinBlockSeconds: null,
  deposits: [],
  unmatchedDeposits: [],
  claims: [],
  messages: [],
} satisfies Partial<TransactionOut>

/** The provider's page of the order, else the one where it is paid, while that can be. */
function pageOf({ goesTo, providerUrl, state }: FiatOrderView): string | null {
  if (providerUrl !== null) return providerUrl
  return state === 'waiting' && goesTo?.kind === 'redirect' ? goesTo.url : null
}

function fiatFactsOut(
  order: FiatOrderView,
  { fiatProvider, isOwner }: Pick<Facts, 'fiatProvider' | 'isOwner'>,
): FiatFactsOut {
  const { country, countryState, goesTo, method, provider, reason, side, state } = order
  const known = fiatProvider(provider)
  const isOpen = isOwner && state === 'waiting' && goesTo?.kind === 'form'
  return {
    side,
    providerName: known?.name ?? provider,
    providerSite: known?.site ?? '',
    state,
    paymentMethod: method,
    country: isOwner ? country : '',
    countryState: isOwner ? countryState : null,
    reason: isOwner ? reason : null,
    form: isOpen ? { action: goesTo.action, fields: { ...goesTo.fields } } : null,
  }
}
