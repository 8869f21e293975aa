import type {
  AccountSummaryReply,
  AffiliateConversionOut,
  AffiliatePayoutOut,
  AffiliateStatuses,
  AffiliateStatusReply,
  ClientCalls,
  RevenueSummary,
} from '@causeway/api/contract'
import type { PayoutCurrency } from '@causeway/core/affiliates'
import type { ProvingAccount } from '../../../account-settings/proof-fields.tsx'

/** A coin of payouts. */
export type PayoutCoin = {
  readonly currency: PayoutCurrency
  /** "USDT". */
  readonly ticker: string
  /** "USDT (ERC-20)", where its ticker alone would not tell. */
  readonly label: string
  /** Address of an explorer with `{id}` in the place of a transaction; null where money is play money. */
  readonly explorer: string | null
}

/** Balances and what belongs to them, of whoever is or was an affiliate. */
export type Money = {
  readonly summary: RevenueSummary
  readonly statuses: AffiliateStatuses
  readonly running: AccountSummaryReply['result']['runningOperations']
  /** In US dollars; null without prices. */
  readonly worthUsd: string | null
  readonly conversions: readonly AffiliateConversionOut[]
  readonly payouts: readonly AffiliatePayoutOut[]
  /** Page of the payouts, from 1. */
  readonly page: number
  readonly pagesCount: number
}

/** Everything that the page of payouts shows. */
export type PayoutsData = {
  readonly account: ProvingAccount
  readonly status: AffiliateStatusReply['result']['status']
  readonly paysMonthly: boolean
  readonly coins: readonly PayoutCoin[]
  /** Null before the account was approved. */
  readonly money: Money | null
}

/** What a browser does on the page of payouts. */
export type PayoutsCalls = Pick<
  ClientCalls,
  'affiliateSetAddress' | 'affiliateConvertAll' | 'affiliatePayout' | 'affiliateTransfersStatus'
>

/** What every section works with. */
export type PayoutsProps = Omit<PayoutsData, 'money'> & {
  readonly money: Money
  readonly calls: PayoutsCalls
  /** Has the page read again what it shows. */
  readonly refresh: () => Promise<void>
}
