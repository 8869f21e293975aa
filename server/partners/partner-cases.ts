import type { Result } from '@causeway/core/result'
import type { OrderNeeds, OrderView } from '../orders/index.ts'
import {
  type Estimate,
  type EstimateFailure,
  type EstimateInput,
  makeEstimate,
  makePairRate,
  type PairAsked,
  type PairRate,
} from '../quotes/index.ts'
import { type CommissionFailure, checkCommission } from './check-commission.ts'
import { createKeyFinder, type KeyFinder } from './create-key-finder.ts'
import { createRequestLimiter, type RequestLimiter } from './create-request-limiter.ts'
import { findKeys, noteKeyUse, useNonce } from './find-key.ts'
import {
  findWidgetTerms,
  type WidgetCommission,
  type WidgetTerms,
  type WidgetTermsFailure,
} from './find-widget-terms.ts'
import { listPartnerOrders, type PartnerOrderFilter } from './list-partner-orders.ts'
import { addPartner, disablePartner, listPartners } from './manage-partners.ts'
import type {
  NewKeyRights,
  NewPartnerKey,
  PartnerKey,
  PartnerNotFound,
  PartnerView,
} from './partner-types.ts'
import {
  type PartnerOrderInput,
  type PlacedPartnerOrder,
  type PlacePartnerOrderFailure,
  placePartnerOrder,
} from './place-partner-order.ts'
import { type ReportDays, type ReportKey, type ReportRow, readReport } from './read-report.ts'
import { takeRequests } from './take-requests.ts'

/** What partners' programs can do, and what the operator does about partners. */
export type PartnerCases = {
  readonly findKey: KeyFinder
  readonly noteKeyUse: (keyId: string) => Promise<void>
  /** False where the key was used with this word before. `until`: milliseconds since 1970. */
  readonly useNonce: (keyId: string, nonce: string, until: number) => Promise<boolean>
  /** Counts requests of a key within a second, over all processes. */
  readonly takeRequests: RequestLimiter
  /** A quote, with the commission that the partner adds for himself. */
  readonly estimate: (
    key: Pick<PartnerKey, 'partnerId'>,
    input: EstimateInput,
  ) => Result<Estimate, EstimateFailure | CommissionFailure>
  /** A guaranteed rate of a pair before the amount is known. */
  readonly pairRate: (
    key: Pick<PartnerKey, 'partnerId'>,
    pair: PairAsked,
  ) => Result<PairRate, EstimateFailure | CommissionFailure>
  readonly placeOrder: (
    key: PartnerKey,
    input: PartnerOrderInput,
  ) => Promise<Result<PlacedPartnerOrder, PlacePartnerOrderFailure>>
  /** For whom a widget's commission is, and on which sites; refuses one that is too high. */
  readonly widgetTerms: (
    asked: WidgetCommission,
  ) => Promise<Result<WidgetTerms, WidgetTermsFailure>>
  readonly listOrders: (
    partnerId: string,
    filter: PartnerOrderFilter,
  ) => Promise<readonly OrderView[]>
  /** Rows of a report, read as they are taken; after a row where one is named. */
  readonly report: (
    partnerId: string,
    asked: ReportDays & { readonly after: ReportKey | null },
  ) => AsyncIterable<ReportRow>
  readonly add: (given: {
    readonly name: string
    readonly rights: NewKeyRights
  }) => Promise<{ readonly partnerId: string; readonly key: NewPartnerKey }>
  readonly list: () => Promise<readonly PartnerView[]>
  readonly disable: (partnerId: string) => Promise<Result<null, PartnerNotFound>>
}

/** `partnerKey` seals the secrets that must be read back. */
export function createPartnerCases(
  needs: OrderNeeds & { readonly partnerKey: Uint8Array },
): PartnerCases {
  return {
    findKey: createKeyFinder((keyHashes) => findKeys(needs, keyHashes)),
    noteKeyUse: (keyId) => noteKeyUse(needs, keyId),
    useNonce: (keyId, nonce, until) => useNonce(needs, { keyId, nonce, until: new Date(until) }),
    takeRequests: createRequestLimiter({
      now: () => performance.now(),
      takeRequests: (key, count) => takeRequests(needs, key, count),
    }),
    estimate: ({ partnerId }, input) => {
      const allowed = checkCommission(needs.policy, input.commissionBps)
      return allowed.ok ? makeEstimate(needs, { ...input, payer: { partnerId } }) : allowed
    },
    pairRate: ({ partnerId }, pair) => {
      const allowed = checkCommission(needs.policy, pair.commissionBps)
      return allowed.ok ? makePairRate(needs, { ...pair, payer: { partnerId } }) : allowed
    },
    placeOrder: (key, input) => placePartnerOrder(needs, key, input),
    widgetTerms: (asked) => findWidgetTerms(needs, asked),
    listOrders: (partnerId, filter) => listPartnerOrders(needs, partnerId, filter),
    report: (partnerId, asked) => readReport(needs, partnerId, asked),
    add: (given) => addPartner(needs, given),
    list: () => listPartners(needs),
    disable: (partnerId) => disablePartner(needs, partnerId),
  }
}
