/** For drawing only: how a pair moved over the last day. No money is counted with it. */
export type PairTrend = {
  /** One coin in the other, oldest first. */
  readonly points: readonly string[]
  /** Which way it went from the first point to the last; languages differ in where they put it. */
  readonly sign: '' | '+' | '−'
  /** How far, in percent, two decimals: "1.24". */
  readonly changePercent: string
}

/** Divides two coins' price lines, as long as both reach back; null where there is no line to draw. */
export function pairTrend(base: readonly string[], quote: readonly string[]): PairTrend | null {
  const length = Math.min(base.length, quote.length)
  if (length < 2) return null
  const quoteTail = quote.slice(-length)
  const points = base.slice(-length).map((price, at) => Number(price) / Number(quoteTail[at]))
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || !points.every(Number.isFinite) || first <= 0) {
    return null
  }
  const change = (last / first - 1) * 100
  const changePercent = Math.abs(change).toFixed(2)
  const sign = changePercent === '0.00' ? '' : change > 0 ? '+' : '−'
  return { points: points.map((point) => point.toPrecision(8)), sign, changePercent }
}
