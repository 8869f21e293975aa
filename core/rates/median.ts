/** The middle of some prices; of two middle ones the mean, rounded down. Throws where there is none. */
export function medianRoundedDown(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new RangeError('No price, no median')
  return (lower + upper) / 2n
}
