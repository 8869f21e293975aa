import type { FiatRecord } from './fiat-answer.ts'

const MOST = 5

/**
 * A provider's rating, 0 to 5 in halves, from our own orders: half a point for every ten of a hundred that did not end
 * well, and half a point where half of them took longer than the provider says at most. Null where too few tell.
 */
export function rateProvider(
  { medianMinutes, successPercent }: FiatRecord,
  mostMinutes: number,
): number | null {
  if (successPercent === null) return null
  const forSuccess = Math.round(successPercent / 10) / 2
  const isSlow = medianMinutes !== null && medianMinutes > mostMinutes
  return Math.max(0, Math.min(MOST, forSuccess - (isSlow ? 0.5 : 0)))
}
