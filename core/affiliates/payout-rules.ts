import type { AssetCode } from '../money/index.ts'

/** Coins that commissions are paid out in: the first two for exchanges (c2c), the last for purchases (f2c). */
export const payoutCurrencies = ['btc', 'eth', 'usdt20'] as const
export type PayoutCurrency = (typeof payoutCurrencies)[number]

/** Coins that everything earned by exchanges can be converted to. */
export const conversionCurrencies = ['btc', 'eth'] as const
export type ConversionCurrency = (typeof conversionCurrencies)[number]

/** What purchases are credited in; never converted (EARN-05). */
export const PURCHASE_CURRENCY = 'usdt20' satisfies PayoutCurrency

/** No payout goes to an address that was set less than this ago. */
export const ADDRESS_LOCK_SECONDS = 86_400
/** Payouts on a page of the list. */
export const PAYOUTS_ON_A_PAGE = 16

/** Why a payout cannot be requested now. */
export type PayoutRefusal =
  | 'payout_address_missing'
  | 'payout_address_locked'
  | 'payout_in_progress'
  | 'conversion_in_progress'
  | 'affiliate_debt'
  | 'payout_below_minimum'

/** What decides about a payout. Units are of the currency's smallest. */
export type PayoutFacts = {
  readonly balance: bigint
  readonly minimum: bigint
  readonly fee: bigint
  /** Whether another coin's balance is below zero, because commissions were reversed after they were paid out. */
  readonly owes: boolean
  /** From when the address may be paid, in milliseconds since 1970; null without an address. */
  readonly usableAt: number | null
  readonly isSending: boolean
  readonly isConverting: boolean
}

/** The smallest balance that is paid out: as the operator set it, and never so little that its fee leaves nothing. */
export function leastPayout({ fee, minimum }: Pick<PayoutFacts, 'fee' | 'minimum'>): bigint {
  return minimum > fee ? minimum : fee + 1n
}

/** Why a payout of the whole balance cannot be made now, the first reason of several; null where it can. */
export function payoutRefusal(facts: PayoutFacts, now: number): PayoutRefusal | null {
  if (facts.usableAt === null) return 'payout_address_missing'
  if (facts.usableAt > now) return 'payout_address_locked'
  if (facts.isConverting) return 'conversion_in_progress'
  if (facts.isSending) return 'payout_in_progress'
  if (facts.owes) return 'affiliate_debt'
  return facts.balance < leastPayout(facts) ? 'payout_below_minimum' : null
}

/** True of a coin that commissions are paid out in. */
export function isPayoutCurrency(asset: AssetCode): asset is PayoutCurrency {
  return payoutCurrencies.some((each) => each === asset)
}
