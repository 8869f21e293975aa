import type { ConversionCurrency, PayoutCurrency, ToolType } from '@causeway/core/affiliates'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Proof, SessionView } from '../accounts/index.ts'
import type { OwnAffiliateNeeds } from './affiliate-needs.ts'
import { type AffiliateRow, findAffiliate } from './affiliate-store.ts'
import type { AttributionView } from './attribution-view.ts'
import { type EarnedSoFar, readEarnedSoFar } from './figures/account-summary.ts'
import { readStatement, type Statement } from './figures/statement.ts'
import {
  type Grouping,
  type ReferredOrder,
  readApiDays,
  readReferredOrders,
  readSources,
  readTimeline,
  type SourceSums,
  type TimelineEntry,
} from './figures/statistics.ts'
import type { Days } from './figures/turnover.ts'
import { type ConversionFailure, requestConversion } from './money/conversions.ts'
import {
  type ConversionView,
  listConversions,
  listPayouts,
  type MoneySummary,
  type PayoutView,
  readMoneySummary,
} from './money/money-summary.ts'
import {
  listPayoutAddresses,
  type PayoutAddress,
  type SetAddressFailure,
  setPayoutAddress,
} from './money/payout-addresses.ts'
import { type PayoutFailure, requestPayout } from './money/request-payout.ts'
import { type Application, applyAsAffiliate, refIdOfMerchant } from './programme/apply.ts'
import { countClick } from './programme/count-click.ts'
import { type AffiliateDecision, type DecideFailure, decideAffiliate } from './programme/decide.ts'
import { findWidget } from './programme/find-widget.ts'
import {
  type AffiliateTool,
  type CreateToolFailure,
  createTool,
  listTools,
  type ToolChange,
  type UpdateToolFailure,
  updateTool,
} from './programme/tools.ts'

type OfTool = Days & { readonly toolId: string | null }
type Missing = Failure<'affiliate_missing'>

/** What affiliates do, signed in. Who has not applied is refused as `affiliate_missing`. */
export type AffiliateCases = {
  readonly status: (accountId: string) => Promise<AffiliateRow | null>
  readonly apply: (accountId: string, application: Application) => Promise<AffiliateRow>
  readonly refIdOfMerchant: (
    merchantId: string,
  ) => Promise<Result<string, Failure<'ref_id_unknown'>>>
  /** By a ref id or a merchant id: the ref id, and the sites on which its widget earns; none: all. */
  readonly findWidget: (
    id: string,
  ) => Promise<
    Result<{ readonly refId: string; readonly sites: readonly string[] }, Failure<'ref_id_unknown'>>
  >
  readonly countClick: (refId: string) => Promise<Result<null, Failure<'ref_id_unknown'>>>
  readonly listTools: (accountId: string) => Promise<readonly AffiliateTool[]>
  readonly createTool: (
    accountId: string,
    asked: { readonly type: ToolType; readonly name: string },
  ) => Promise<Result<AffiliateTool, CreateToolFailure>>
  readonly updateTool: (
    accountId: string,
    change: ToolChange,
  ) => Promise<Result<AffiliateTool, UpdateToolFailure>>
  readonly addresses: (accountId: string) => Promise<readonly PayoutAddress[]>
  readonly setAddress: (
    session: SessionView,
    asked: Proof & { readonly currency: PayoutCurrency; readonly address: string },
  ) => Promise<Result<PayoutAddress, SetAddressFailure>>
  readonly requestPayout: (
    accountId: string,
    currency: PayoutCurrency,
  ) => Promise<Result<string, PayoutFailure>>
  readonly requestConversion: (
    accountId: string,
    target: ConversionCurrency,
  ) => Promise<Result<string, ConversionFailure>>
  readonly money: (accountId: string) => Promise<Result<MoneySummary, Missing>>
  readonly payouts: (
    accountId: string,
    page: { readonly offset: number; readonly limit: number },
  ) => Promise<Result<{ readonly payouts: readonly PayoutView[]; readonly count: bigint }, Missing>>
  readonly conversions: (accountId: string) => Promise<Result<readonly ConversionView[], Missing>>
  readonly earned: (accountId: string) => Promise<Result<EarnedSoFar, Missing>>
  readonly timeline: (
    accountId: string,
    asked: OfTool & { readonly by: Grouping },
  ) => Promise<Result<readonly TimelineEntry[], Missing>>
  readonly sources: (
    accountId: string,
    asked: OfTool,
  ) => Promise<Result<readonly SourceSums[], Missing>>
  readonly apiDays: (
    accountId: string,
    days: Days,
  ) => Promise<Result<readonly TimelineEntry[], Missing>>
  /** A month is given by its first day, `YYYY-MM-DD`. */
  readonly statement: (accountId: string, month: string) => Promise<Result<Statement, Missing>>
  readonly referredOrders: (
    accountId: string,
    asked: OfTool & { readonly offset: number; readonly limit: number },
  ) => Promise<
    Result<{ readonly orders: readonly ReferredOrder[]; readonly count: bigint }, Missing>
  >
  /** The operator's decision, by the ref id of own links. */
  readonly decide: (
    refId: string,
    decision: AffiliateDecision,
  ) => Promise<Result<null, DecideFailure>>
}

/** What affiliates do, on what it stands on. */
export function createAffiliateCases(
  needs: OwnAffiliateNeeds & { readonly attribution: AttributionView },
): AffiliateCases {
  const { database } = needs
  /** Reads something of an account's affiliate, whatever state it is in. */
  const read = async <T>(
    accountId: string,
    what: (affiliate: AffiliateRow) => Promise<T>,
  ): Promise<Result<T, Missing>> => {
    const affiliate = await findAffiliate(database.direct(), accountId)
    return affiliate === null ? fail({ code: 'affiliate_missing' }) : ok(await what(affiliate))
  }
  return {
    status: (accountId) => findAffiliate(database.direct(), accountId),
    apply: (accountId, application) => applyAsAffiliate(needs, accountId, application),
    refIdOfMerchant: (merchantId) => refIdOfMerchant(needs, merchantId),
    findWidget: (id) => findWidget(needs, id),
    countClick: (refId) => countClick(needs, refId),
    listTools: (accountId) => listTools(needs, accountId),
    createTool: (accountId, asked) => createTool(needs, accountId, asked),
    updateTool: (accountId, change) => updateTool(needs, accountId, change),
    addresses: (accountId) => listPayoutAddresses(needs, accountId),
    setAddress: (session, asked) => setPayoutAddress(needs, session, asked),
    requestPayout: (accountId, currency) => requestPayout(needs, accountId, currency),
    requestConversion: (accountId, target) => requestConversion(needs, accountId, target),
    money: (accountId) => read(accountId, (of) => readMoneySummary(needs, of)),
    payouts: (accountId, page) => read(accountId, ({ id }) => listPayouts(needs, id, page)),
    conversions: (accountId) => read(accountId, ({ id }) => listConversions(needs, id)),
    earned: (accountId) => read(accountId, (of) => readEarnedSoFar(needs, of)),
    timeline: (accountId, asked) => read(accountId, ({ id }) => readTimeline(needs, id, asked)),
    sources: (accountId, asked) => read(accountId, ({ id }) => readSources(needs, id, asked)),
    apiDays: (accountId, days) => read(accountId, (of) => readApiDays(needs, of, days)),
    statement: (accountId, month) => read(accountId, ({ id }) => readStatement(needs, id, month)),
    referredOrders: (accountId, asked) =>
      read(accountId, ({ id }) => readReferredOrders(needs, id, asked)),
    decide: (refId, decision) => decideAffiliate(needs, refId, decision),
  }
}
