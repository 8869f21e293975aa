/** The middle value; of an even count the mean of the two in the middle. Throws where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new NothingMeasured()
  return (lower + upper) / 2
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed (nearest rank). Throws where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)))
  const value = sorted[rank - 1]
  if (value === undefined) throw new NothingMeasured()
  return value
}

/** How far apart the rounds of one side lie: (largest − smallest) ÷ median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}

/** A figure was asked of no measurements. */
export class NothingMeasured extends Error {
  constructor() {
    super('nothing was measured')
    this.name = 'NothingMeasured'
  }
}
