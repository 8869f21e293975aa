import type { FiatOrderReport, FiatOrderState, FiatSide } from '@causeway/core/ports'
import {
  decimalOf,
  fieldOf,
  NoAnswer,
  pageAddressOrNull,
  requiredTextOf,
  sumOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { moonpaySites } from './moonpay-needs.ts'

const BUY_STATES = {
  waitingPayment: 'waiting',
  waitingAuthorization: 'waiting',
  pending: 'paid',
  completed: 'ended',
  failed: 'declined',
} as const satisfies Record<string, FiatOrderState>

const SELL_STATES = {
  waitingForDeposit: 'waiting',
  pending: 'paid',
  completed: 'ended',
  failed: 'declined',
} as const satisfies Record<string, FiatOrderState>

/**
 * A transaction of MoonPay's, as we say it. Where a sale is paid in is believed only where it was opened by our own page:
 * another's transaction under our name would take the coins. Throws NoAnswer for a status that we do not know.
 */
export function readTransaction(
  transaction: unknown,
  {
    reference,
    side,
    customer,
  }: { readonly reference: string; readonly side: FiatSide; readonly customer: string },
): FiatOrderReport {
  if (textOf(transaction, 'externalTransactionId') !== reference) {
    throw new NoAnswer('unavailable', 'MoonPay told of another order than was asked')
  }
  const told = {
    reference,
    providerReference: requiredTextOf(transaction, 'id'),
    reason: reasonOf(transaction),
    amountTo: decimalOf(transaction, 'quoteCurrencyAmount'),
  }
  const further = side === 'buy' ? boughtOf(transaction) : soldOf(transaction, customer)
  const receipt = pageAddressOrNull(textOf(transaction, 'returnUrl'), moonpaySites)
  return { ...told, ...further, url: further.state === 'waiting' ? null : receipt }
}

function boughtOf(transaction: unknown) {
  const state = stateOf(BUY_STATES, transaction)
  const txId = textOf(transaction, 'cryptoTransactionId')
  const parts = ['baseCurrencyAmount', 'feeAmount', 'extraFeeAmount', 'networkFeeAmount']
    .map((name) => decimalOf(transaction, name))
    .filter((part) => part !== null)
  return {
    state: state === 'paid' && txId !== null ? 'sending' : timedOut(state, transaction),
    amountFrom: parts.length === 0 ? null : sumOf(...parts),
    txId,
    payIn: null,
  } as const
}

function soldOf(transaction: unknown, customer: string) {
  const state = stateOf(SELL_STATES, transaction)
  const amountFrom = decimalOf(transaction, 'baseCurrencyAmount')
  const address = textOf(transaction, 'depositWallet', 'walletAddress')
  const txId = textOf(transaction, 'depositHash')
  const isOurs = textOf(transaction, 'externalCustomerId') === customer
  const isWaiting = state === 'waiting' && isOurs && address !== null && amountFrom !== null
  return {
    state: state === 'declined' ? failedSale(transaction, txId) : state,
    amountFrom,
    txId,
    payIn: isWaiting
      ? {
          address,
          extraId: textOf(transaction, 'depositWallet', 'walletAddressTag'),
          amount: amountFrom,
        }
      : null,
  } as const
}

/** A sale that failed: its coins came and are back, came and are not back yet, or never came. */
function failedSale(transaction: unknown, deposit: string | null): FiatOrderState {
  if (textOf(transaction, 'refundHash') !== null) return 'refunded'
  return deposit === null ? timedOut('declined', transaction) : 'paid'
}

function timedOut(state: FiatOrderState, transaction: unknown): FiatOrderState {
  return state === 'declined' && reasonOf(transaction)?.startsWith('timeout_') ? 'expired' : state
}

function stateOf(states: Readonly<Record<string, FiatOrderState>>, told: unknown): FiatOrderState {
  const status = requiredTextOf(told, 'status')
  const state = Object.hasOwn(states, status) ? states[status] : undefined
  if (state === undefined) throw new NoAnswer('unavailable', 'MoonPay has a new word for a status')
  return state
}

/** Of the whole transaction, or of the stage that failed. */
function reasonOf(transaction: unknown): string | null {
  const stages = fieldOf(transaction, 'stages')
  const reasons = Array.isArray(stages) ? stages.map((stage) => textOf(stage, 'failureReason')) : []
  return textOf(transaction, 'failureReason') ?? reasons.find((reason) => reason !== null) ?? null
}
