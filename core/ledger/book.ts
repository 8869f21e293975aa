import type { Amount } from '../money/index.ts'
import {
  capitalAccount,
  customerAccount,
  lossAccount,
  networkFeeAccount,
  outgoingAccount,
  partnerAccount,
  serviceFeeAccount,
  suspenseAccount,
  tradingAccount,
  walletAccount,
} from './accounts.ts'
import { type LedgerEntry, type Posting, posting } from './posting.ts'

/** The operator put money into a hot wallet. */
export function bookCapital(deposit: { id: string; round: number }, received: Amount): Posting {
  return posting('capital_received', `deposit:${deposit.id}:${deposit.round}`, [
    line(walletAccount, received, 1n),
    line(capitalAccount, received, -1n),
  ])
}

/** A customer's deposit is deep enough: we have it and owe it. `round` counts returns after a reversal. */
export function bookDeposit(
  deposit: { id: string; orderId: string; round: number },
  received: Amount,
): Posting {
  return posting('deposit_confirmed', `deposit:${deposit.id}:${deposit.round}`, [
    line(walletAccount, received, 1n),
    line(customerAccount(deposit.orderId), received, -1n),
  ])
}

/** A deposit whose loss was booked is back on the chain: the loss is undone, and nothing more is owed. */
export function bookRecovery(deposit: { id: string; round: number }, received: Amount): Posting {
  return posting('deposit_recovered', `deposit:${deposit.id}:${deposit.round}`, [
    line(walletAccount, received, 1n),
    line(lossAccount, received, -1n),
  ])
}

/** A settlement is undone before anything was signed: the customer's claim stands as before. */
export function bookTakenBack(
  settlement: { id: string; orderId: string },
  entries: readonly LedgerEntry[],
): Posting {
  return posting(
    'settlement_taken_back',
    `taken-back:${settlement.id}`,
    entries.map((entry) => ({ ...entry, units: -entry.units })),
  )
}

/** Money came that no order explains. */
export function bookUnexplained(deposit: { id: string; round: number }, received: Amount): Posting {
  return posting('deposit_unexplained', `deposit:${deposit.id}:${deposit.round}`, [
    line(walletAccount, received, 1n),
    line(suspenseAccount, received, -1n),
  ])
}

/** A booked deposit vanished. `owedBy` says whose it was: the customer's claim, suspense, capital, or our loss. */
export function bookReversal(
  deposit: { id: string; round: number },
  owedBy: 'capital' | 'suspense' | 'loss' | { readonly orderId: string },
  received: Amount,
): Posting {
  const account =
    owedBy === 'loss'
      ? lossAccount
      : owedBy === 'capital'
        ? capitalAccount
        : owedBy === 'suspense'
          ? suspenseAccount
          : customerAccount(owedBy.orderId)
  return posting('deposit_reversed', `reversal:${deposit.id}:${deposit.round}`, [
    line(walletAccount, received, -1n),
    line(account, received, 1n),
  ])
}

/** The customer's deposits became a payout: gross = payout + service fee + network fee. */
export function bookExchange(
  settlement: { id: string; orderId: string },
  parts: { sold: Amount; gross: Amount; serviceFee: Amount; networkFee: Amount; payout: Amount },
): Posting {
  return posting('exchange_settled', `settlement:${settlement.id}`, [
    line(customerAccount(settlement.orderId), parts.sold, 1n),
    line(tradingAccount, parts.sold, -1n),
    line(tradingAccount, parts.gross, 1n),
    line(serviceFeeAccount, parts.serviceFee, -1n),
    line(networkFeeAccount, parts.networkFee, -1n),
    line(outgoingAccount(settlement.orderId), parts.payout, -1n),
  ])
}

/** An order finished: what of its fee is the partner's is owed to him from now on. */
export function bookPartnerFee(
  settlement: { id: string; partnerId: string },
  earned: Amount,
): Posting {
  return posting('partner_earned', `partner-earned:${settlement.id}`, [
    line(serviceFeeAccount, earned, 1n),
    line(partnerAccount(settlement.partnerId), earned, -1n),
  ])
}

/** The customer's deposits go back, less the network fee. */
export function bookRefund(
  settlement: { id: string; orderId: string },
  parts: { held: Amount; networkFee: Amount; refund: Amount },
): Posting {
  return posting('refund_settled', `settlement:${settlement.id}`, [
    line(customerAccount(settlement.orderId), parts.held, 1n),
    line(networkFeeAccount, parts.networkFee, -1n),
    line(outgoingAccount(settlement.orderId), parts.refund, -1n),
  ])
}

/** A payout or refund is under enough blocks: it left the wallet, and the network took its fee. */
export function bookTransfer(
  transfer: { id: string; orderId: string; round: number },
  sent: Amount,
  chainFee: Amount,
): Posting {
  return posting('transfer_confirmed', `transfer:${transfer.id}:${transfer.round}`, [
    line(outgoingAccount(transfer.orderId), sent, 1n),
    line(walletAccount, sent, -1n),
    line(networkFeeAccount, chainFee, 1n),
    line(walletAccount, chainFee, -1n),
  ])
}

/** A booked payout was reorganised out: it is on its way again. */
export function bookTransferLost(
  transfer: { id: string; orderId: string; round: number },
  sent: Amount,
  chainFee: Amount,
): Posting {
  return posting('transfer_lost', `transfer-lost:${transfer.id}:${transfer.round}`, [
    line(outgoingAccount(transfer.orderId), sent, -1n),
    line(walletAccount, sent, 1n),
    line(networkFeeAccount, chainFee, -1n),
    line(walletAccount, chainFee, 1n),
  ])
}

/** A sweep, gas or filler is under enough blocks: the money is ours as before, and the network took its fee. */
export function bookOwnTransfer(
  transfer: { id: string; round: number },
  chainFee: Amount,
): Posting {
  return posting('own_transfer_confirmed', `transfer:${transfer.id}:${transfer.round}`, [
    line(networkFeeAccount, chainFee, 1n),
    line(walletAccount, chainFee, -1n),
  ])
}

/** A booked transfer of our own was reorganised out: its fee is not paid yet. */
export function bookOwnTransferLost(
  transfer: { id: string; round: number },
  chainFee: Amount,
): Posting {
  return posting('own_transfer_lost', `transfer-lost:${transfer.id}:${transfer.round}`, [
    line(networkFeeAccount, chainFee, -1n),
    line(walletAccount, chainFee, 1n),
  ])
}

/** An operator found out that money in suspense is the house's own. */
export function bookSuspenseTaken(
  deposit: { id: string; round: number },
  received: Amount,
): Posting {
  return posting('suspense_taken', `suspense-taken:${deposit.id}:${deposit.round}`, [
    line(suspenseAccount, received, 1n),
    line(capitalAccount, received, -1n),
  ])
}

/** Money in suspense turned out to be an order's: it is owed to its holder from now on. */
export function bookSuspenseAssigned(
  deposit: { id: string; orderId: string; round: number },
  received: Amount,
): Posting {
  return posting('suspense_assigned', `suspense-assigned:${deposit.id}:${deposit.round}`, [
    line(suspenseAccount, received, 1n),
    line(customerAccount(deposit.orderId), received, -1n),
  ])
}

/** Money in suspense goes back to where two people agreed, less the network fee. */
export function bookSuspenseReturned(returned: { id: string }, parts: ReturnParts): Posting {
  return posting(
    'suspense_returned',
    `suspense-returned:${returned.id}`,
    returnLines(returned, parts, 1n),
  )
}

/** Nothing was sent of a return: the money stands in suspense as before. */
export function bookSuspenseReturnUndone(returned: { id: string }, parts: ReturnParts): Posting {
  return posting(
    'suspense_return_undone',
    `suspense-return-undone:${returned.id}`,
    returnLines(returned, parts, -1n),
  )
}

type ReturnParts = { readonly sent: Amount; readonly networkFee: Amount }

function returnLines(
  { id }: { id: string },
  { networkFee, sent }: ReturnParts,
  sign: 1n | -1n,
): readonly LedgerEntry[] {
  const back = sign === 1n ? -1n : 1n
  return [
    line(suspenseAccount, sent, sign),
    line(suspenseAccount, networkFee, sign),
    line(networkFeeAccount, networkFee, back),
    line(outgoingAccount(id), sent, back),
  ]
}

function line(account: string, sum: Amount, sign: 1n | -1n): LedgerEntry {
  return { account, asset: sum.asset, units: sign * sum.units }
}
