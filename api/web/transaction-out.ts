import { paymentUri } from '@causeway/core/addresses'
import type { Catalogue, Currency } from '@causeway/core/currencies'
import { type Amount, add, formatUnits, type Rate } from '@causeway/core/money'
import { wireStatus } from '@causeway/core/orders'
import type { DepositView, OrderView } from '@causeway/server/orders'
import type { TransactionOut } from '../contract/index.ts'
import { isoTime, isoTimeOrNull } from './iso-time.ts'
import { rateText } from './rate-text.ts'

export type TransactionFacts = {
  readonly catalogue: Catalogue
  readonly now: number
  readonly world: 'play' | 'real'
  /** True where the caller holds the order. */
  readonly isOwner: boolean
}

/**
 * An order as the wire tells it (TRACK-05). E-mail never shows; the refund address and the choices of an order on hold
 * show to its holder only.
 */
export function transactionOut(order: OrderView, facts: TransactionFacts): TransactionOut {
  const { catalogue, isOwner } = facts
  const from = known(catalogue, order.from)
  const to = known(catalogue, order.to)
  const text = (amount: Amount) =>
    formatUnits(amount.units, known(catalogue, amount.asset).decimals)
  const rate = (value: Rate) => rateText(value, { from: from.decimals, to: to.decimals })
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
    amountTo: order.sentTo && text(order.sentTo),
    payinAddress: order.payIn.address,
    payinExtraId: order.payIn.extraId,
    payinExtraIdName: from.extraIdName,
    payoutAddress: order.destination.address,
    payoutExtraId: order.destination.extraId,
    payoutExtraIdName: to.extraIdName,
    refundAddress: isOwner ? (order.refund?.address ?? null) : null,
    payinTxId: order.payInTxId,
    payoutTxId: order.payoutTxId,
    refundTxId: order.refundTxId,
    payinPaymentId: null,
    payoutPaymentId: null,
    qrCodeData: paymentUri({
      currency: from,
      network: catalogue.networkOf(from),
      // Where the scheme can name a chain, a wallet with real coins must not know a play order's.
      chainFlavour: facts.world === 'play' ? 'regtest' : 'main',
      amountText: text(order.expectedFrom),
      ...order.payIn,
    }),
    createdAt: isoTime(order.createdAt),
    userSentAt: isoTimeOrNull(order.depositSeenAt),
    moneySentAt: isoTimeOrNull(order.sentAt),
    payUntil: isoTime(order.payUntil),
    aprxRate: rate(order.quotedRate),
    rate: order.settledRate && rate(order.settledRate),
    exchangeFee: text(order.exchangeFee),
    networkFee: text(order.networkFee),
    totalFee: text(add(order.exchangeFee, order.networkFee)),
    fiatProvider: null,
    fiatProviderId: null,
    fiatProviderRedirect: null,
    kycRequired: false,
    holdReason: order.holdReason,
    choices: isOwner ? [...order.choices] : [],
    confirmationsNeeded: order.confirmationsNeeded,
    deposits: order.deposits.map((deposit) => ({
      txId: deposit.txId,
      amount: text(deposit.amount),
      confirmations: deposit.confirmations,
      confirmationsNeeded: order.confirmationsNeeded,
      state: depositStateNames[deposit.state],
    })),
    events: order.events.map(({ sequence, at, kind, state }) => ({
      sequence,
      at: isoTime(at),
      kind,
      state: wireStatus(state, order.kind),
    })),
    serverTime: facts.now,
  }
}

// A page tells three things apart: seen, safe, and taken back by the chain.
const depositStateNames: Readonly<Record<DepositView['state'], string>> = {
  seen: 'seen',
  confirmed: 'confirmed',
  settled: 'confirmed',
  gone: 'reversed',
  reversed: 'reversed',
}

function known(catalogue: Catalogue, ticker: string): Currency {
  const currency = catalogue.find(ticker)
  if (currency === undefined) throw new Error(`${ticker} left the catalogue while orders have it`)
  return currency
}
