import type { FiatOrderReport, FiatOrderState } from '@causeway/core/ports'

/** The more a person's money is under way or gone, the further. */
const DISTANCE = {
  declined: 0,
  expired: 1,
  waiting: 2,
  refunded: 3,
  charged_back: 4,
  paid: 5,
  sending: 6,
  ended: 7,
} as const satisfies Record<FiatOrderState, number>

/**
 * The report that counts where a person tried several times to pay one order on the provider's page; null where nobody
 * tried.
 */
export function furthestOf(reports: readonly FiatOrderReport[]): FiatOrderReport | null {
  return reports.reduce<FiatOrderReport | null>(
    (best, one) => (best === null || DISTANCE[one.state] > DISTANCE[best.state] ? one : best),
    null,
  )
}
