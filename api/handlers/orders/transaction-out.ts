import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, add, formatUnits, type Rate } from '@causeway/core/money'
import { wireStatus } from '@causeway/core/orders'
import type { DepositView, HoldOffers, OrderView } from '@causeway/server/orders'
import type { TransactionOut } from '../../contract/index.ts'
import { isoTime, isoTimeOrNull } from '../reference/iso-time.ts'
import { knownCurrency } from '../reference/known-currency.ts'
import { rateText } from '../reference/rate-text.ts'
import { feeParts } from './fee-parts.ts'
import { offersOut, payInUri } from './offers-out.ts'

export type TransactionFacts = {
  readonly catalogue: Catalogue
  readonly now: number
  readonly world: 'play' | 'real'
  /** True where the caller holds the order. */
  readonly isOwner: boolean
  /** Wallet providers that can be asked for a payment. */
  readonly fundsProviders: readonly string[]
  /** What the order's holder may choose. */
  readonly holdOffers: (order: OrderView) => HoldOffers | null
}

/**
 * An order as the wire tells it (TRACK-05). E-mail never shows; the refund address and the choices of an order on hold
 * show to its holder only.
 */
export function transactionOut(order: OrderView, facts: TransactionFacts): TransactionOut {
  const { catalogue, isOwner } = facts
  const from = knownCurrency(catalogue, order.from)
  const to = knownCurrency(catalogue, order.to)
  const text = (amount: Amount) =>
    formatUnits(amount.units, knownCurrency(catalogue, amount.asset).decimals)
  const rate = (value: Rate) => rateText(value, { from: from.decimals, to: to.decimals })
  const fees = feeParts(order)
  return {
    transactionId: order.publicCode,
    type: order.kind,
    status: wireStatus(order.state, order.kind),
    isOwner,
    currencyFrom: order.from,
    currencyTo: order.to,
    amountExpectedFrom: text(order.expectedFrom),
    amountExpectedTo: text(order.expectedTo),
    amountFrom: order.receivedFrom && text(order.receivedFrom),
    amountDiffers: differenceOf(order, from.decimals),
    amountTo: order.sentTo && text(order.sentTo),
    amountRefunded: order.sentBack && text(order.sentBack),
    amountRest: order.rest && text(order.rest),
    refundFee: order.refundFee && text(order.refundFee),
    payinAddress: order.payIn.address,
    payinExtraId: order.payIn.extraId,
    payinExtraIdName: from.extraIdName,
    payoutAddress: order.destination.address,
    payoutExtraId: order.destination.extraId,
    payoutExtraIdName: to.extraIdName,
    ...namesOut(order, facts, text),
    payinTxId: order.payInTxId,
    payoutTxId: order.payoutTxId,
    refundTxId: order.refundTxId,
    payinPaymentId: null,
    payoutPaymentId: null,
    qrCodeData: payInUri(order, text(order.expectedFrom), facts),
    createdAt: isoTime(order.createdAt),
    userSentAt: isoTimeOrNull(order.depositSeenAt),
    moneySentAt: isoTimeOrNull(order.sentAt),
    payUntil: isoTime(order.payUntil),
    confirmUntil: order.promise && isoTime(order.promise.confirmUntil),
    isRateHeld: order.promise?.isOpen ?? null,
    endedAt: isoTimeOrNull(order.endedAt),
    aprxRate: rate(order.quotedRate),
    rate: order.settledRate && rate(order.settledRate),
    exchangeFee: text(fees.exchangeFee),
    partnerFee: fees.partnerFee && text(fees.partnerFee),
    networkFee: text(order.networkFee),
    totalFee: text(add(order.exchangeFee, order.networkFee)),
    ...NO_FIAT,
    kycRequired: order.identification !== null,
    holdReason: order.holdReason,
    ...holderOut(order, facts),
    claims: isOwner ? claimsOut(order, catalogue) : [],
    messages: isOwner ? messagesOut(order) : [],
    confirmationsNeeded: order.confirmationsNeeded,
    payinBlockSeconds: facts.world === 'real' ? catalogue.networkOf(from).blockSeconds : null,
    ...historyOut(order, catalogue, text),
    serverTime: facts.now,
  }
}

const NO_FIAT = {
  fiatProvider: null,
  fiatProviderId: null,
  fiatProviderRedirect: null,
  fiat: null,
} as const

type HolderOut = Pick<
  TransactionOut,
  'refundAddress' | 'kyc' | 'choices' | 'choice' | 'offers' | 'hasEmail'
>

/** What is its holder's to know. */
function holderOut(order: OrderView, facts: TransactionFacts): HolderOut {
  if (!facts.isOwner) {
    return {
      refundAddress: null,
      kyc: null,
      choices: [],
      choice: order.choice,
      offers: null,
      hasEmail: null,
    }
  }
  const offers = facts.holdOffers(order)
  return {
    refundAddress: order.refund?.address ?? null,
    kyc: kycOut(order),
    choices: [...order.choices],
    choice: order.choice,
    offers: offers && offersOut(order, offers, facts),
    hasEmail: order.email !== null,
  }
}

function messagesOut({ messages }: OrderView): TransactionOut['messages'] {
  return messages.map(({ id, sender, sentAt, text }) => ({
    id,
    from: sender,
    text,
    sentAt: isoTime(sentAt),
  }))
}

function claimsOut({ claims }: OrderView, catalogue: Catalogue): TransactionOut['claims'] {
  return claims.map(({ amount, madeAt, ...claim }) => ({
    ...claim,
    ...paidOut(amount, catalogue),
    madeAt: isoTime(madeAt),
  }))
}

/** Every payment that the order has met, and everything that happened to it. */
function historyOut(
  order: OrderView,
  catalogue: Catalogue,
  text: (amount: Amount) => string,
): Pick<TransactionOut, 'deposits' | 'unmatchedDeposits' | 'events'> {
  return {
    deposits: order.deposits.map((deposit) => ({
      txId: deposit.txId,
      amount: text(deposit.amount),
      confirmations: deposit.confirmations,
      confirmationsNeeded: order.confirmationsNeeded,
      state: depositStateNames[deposit.state],
      seenAt: isoTime(deposit.seenAt),
    })),
    unmatchedDeposits: order.unmatchedDeposits.map(({ txId, amount, confirmations, seenAt }) => ({
      txId,
      ...paidOut(amount, catalogue),
      confirmations,
      seenAt: isoTime(seenAt),
    })),
    events: order.events.map(({ sequence, at, kind, state }) => ({
      sequence,
      at: isoTime(at),
      kind,
      state: wireStatus(state, order.kind),
    })),
  }
}

type NamesOut = Pick<
  TransactionOut,
  | 'payoutAlias'
  | 'payoutAliasProvider'
  | 'refundAlias'
  | 'refundAliasProvider'
  | 'fundsRequest'
  | 'fundsProviders'
  | 'newAccount'
>

/** Names, a payer's wallet and a new account: what tells of the refund or the payer shows to the holder only. */
function namesOut(
  order: OrderView,
  { fundsProviders, isOwner, now }: TransactionFacts,
  text: (amount: Amount) => string,
): NamesOut {
  const { destinationAlias, newAccount, refundAlias } = order
  return {
    payoutAlias: destinationAlias?.name ?? null,
    payoutAliasProvider: destinationAlias?.provider ?? null,
    refundAlias: isOwner ? (refundAlias?.name ?? null) : null,
    refundAliasProvider: isOwner ? (refundAlias?.provider ?? null) : null,
    fundsRequest: isOwner ? fundsRequestOut(order) : null,
    fundsProviders: isOwner && isUnpaid(order, now) ? [...fundsProviders] : [],
    newAccount: newAccount && { name: order.destination.address, cost: text(newAccount.cost) },
  }
}

function isUnpaid({ deposits, payUntil, state }: OrderView, now: number): boolean {
  return (state === 'new' || state === 'waiting') && deposits.length === 0 && payUntil > now
}

function fundsRequestOut({ fundsRequestProvider: provider }: OrderView) {
  return provider === null ? null : { isSent: true, provider }
}

/** How far the identification is; for the holder of an order that asks for one. */
export function kycOut({ identification: status, publicCode }: OrderView) {
  if (status === null) return null
  const isOpen = status === 'none' || status === 'started' || status === 'retry'
  return { status, url: isOpen ? identificationPath(publicCode) : null }
}

/** Our own page: it asks the provider for a link only when somebody wants to go there. */
function identificationPath(publicCode: string): string {
  return `/transaction/${publicCode}/identify`
}

// A page tells three things apart: seen, safe, and taken back by the chain.
const depositStateNames: Readonly<Record<DepositView['state'], string>> = {
  seen: 'seen',
  confirmed: 'confirmed',
  settled: 'confirmed',
  gone: 'reversed',
  reversed: 'reversed',
}

/** What came less what was expected; null where nothing came or it is the same. */
function differenceOf({ receivedFrom, expectedFrom }: OrderView, decimals: number): string | null {
  if (receivedFrom === null || receivedFrom.units === expectedFrom.units) return null
  const units = receivedFrom.units - expectedFrom.units
  const text = formatUnits(units < 0n ? -units : units, decimals)
  return units < 0n ? `-${text}` : text
}

/** What came with a payment whose coin may be another than its order's: the coin, what people call it, and how much. */
export function paidOut(amount: Amount, catalogue: Catalogue) {
  const { code, decimals } = knownCurrency(catalogue, amount.asset)
  return {
    currency: amount.asset,
    currencyCode: code,
    amount: formatUnits(amount.units, decimals),
  }
}
