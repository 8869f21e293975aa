import type { Amount } from '../money/index.ts'
import {
  affiliateAccount,
  affiliatePurchaseAccount,
  heldCommissionAccount,
  networkFeeAccount,
  outgoingAccount,
  partnerAccount,
  purchaseCommissionAccount,
  serviceFeeAccount,
  tradingAccount,
} from './accounts.ts'
import { type LedgerEntry, type Posting, posting } from './posting.ts'

/** What a commission is a part of: our fee of an exchange, or what a provider pays us for a purchase. */
export type CommissionSource = 'exchange' | 'purchase'

/** A commission as the ledger knows it. */
export type BookedCommission = {
  readonly id: string
  readonly affiliateId: string
  /** Counts the postings of the commission. */
  readonly round: number
  readonly of: CommissionSource
  readonly isHeld: boolean
}

/** An attributed order finished: the affiliate's part of our fee is owed from now on, or held for a look. */
export function bookCommission(commission: BookedCommission, earned: Amount): Posting {
  return posting('commission_booked', referenceOf(commission), [
    line(sourceOf(commission), earned, 1n),
    line(accountOf(commission), earned, -1n),
  ])
}

/** The order was reversed, or the operator refused a held commission: it is ours again. */
export function bookCommissionReversed(commission: BookedCommission, earned: Amount): Posting {
  return posting('commission_reversed', referenceOf(commission), [
    line(accountOf(commission), earned, 1n),
    line(sourceOf(commission), earned, -1n),
  ])
}

/** The operator released a held commission. */
export function bookCommissionReleased(commission: BookedCommission, earned: Amount): Posting {
  const { affiliateId, of } = commission
  return posting('commission_released', referenceOf(commission), [
    line(heldCommissionAccount(affiliateId), earned, 1n),
    line(earnedAccount(affiliateId, of), earned, -1n),
  ])
}

/** What the affiliate's partner account has earned joins the balance. `moved` can be several coins. */
export function bookPartnerCollected(
  collected: { readonly id: string; readonly affiliateId: string; readonly partnerId: string },
  moved: readonly Amount[],
): Posting {
  return posting(
    'partner_collected',
    `partner-collected:${collected.id}`,
    moved.flatMap((sum) => [
      line(partnerAccount(collected.partnerId), sum, 1n),
      line(affiliateAccount(collected.affiliateId), sum, -1n),
    ]),
  )
}

/** Balances became another coin, as in any exchange of ours. Sums are signed: a balance below zero is evened out. */
export function bookConversion(
  conversion: { readonly id: string; readonly affiliateId: string },
  { given, taken }: { readonly taken: readonly Amount[]; readonly given: Amount },
): Posting {
  const account = affiliateAccount(conversion.affiliateId)
  return posting('commission_converted', `conversion:${conversion.id}`, [
    ...taken.flatMap((sum) => [line(account, sum, 1n), line(tradingAccount, sum, -1n)]),
    line(tradingAccount, given, 1n),
    line(account, given, -1n),
  ])
}

type Payout = { readonly id: string; readonly affiliateId: string; readonly of: CommissionSource }

/** A payout was requested: it is on its way out, and its fee is ours. */
export function bookCommissionPayout(
  payout: Payout,
  { fee, sent }: { readonly sent: Amount; readonly fee: Amount },
): Posting {
  return posting(
    'commission_payout',
    `commission-payout:${payout.id}`,
    payoutLines(payout, sent, fee, 1n),
  )
}

/** A payout that nothing was sent of is undone. */
export function bookCommissionPayoutRefused(
  payout: Payout,
  { fee, sent }: { readonly sent: Amount; readonly fee: Amount },
): Posting {
  return posting(
    'commission_payout_refused',
    `commission-payout-refused:${payout.id}`,
    payoutLines(payout, sent, fee, -1n),
  )
}

function payoutLines(
  { affiliateId, id, of }: Payout,
  sent: Amount,
  fee: Amount,
  sign: 1n | -1n,
): readonly LedgerEntry[] {
  const back = sign === 1n ? -1n : 1n
  return [
    line(earnedAccount(affiliateId, of), sent, sign),
    line(outgoingAccount(id), sent, back),
    line(earnedAccount(affiliateId, of), fee, sign),
    line(networkFeeAccount, fee, back),
  ]
}

function referenceOf({ id, round }: BookedCommission): string {
  return `commission:${id}:${round}`
}

function sourceOf({ of }: BookedCommission): string {
  return of === 'exchange' ? serviceFeeAccount : purchaseCommissionAccount
}

function accountOf({ affiliateId, isHeld, of }: BookedCommission): string {
  return isHeld ? heldCommissionAccount(affiliateId) : earnedAccount(affiliateId, of)
}

/** Where an affiliate's balance of what was earned in one way stands. */
export function earnedAccount(affiliateId: string, of: CommissionSource): string {
  return of === 'exchange' ? affiliateAccount(affiliateId) : affiliatePurchaseAccount(affiliateId)
}

function line(account: string, sum: Amount, sign: 1n | -1n): LedgerEntry {
  return { account, asset: sum.asset, units: sign * sum.units }
}
