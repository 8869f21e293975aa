import type { HistoryReply } from '@causeway/api/contract'

export type RatePoint = HistoryReply['points'][number]

/** What a chart says in words. Rates are decimal texts, as they came. */
export type RateSummary = {
  readonly first: RatePoint
  readonly last: RatePoint
  readonly lowest: RatePoint
  readonly highest: RatePoint
  /** Which way it went; languages differ in where they put it. */
  readonly sign: '+' | '-'
  /** How far, in percent, truncated: "1.24". */
  readonly changePercent: string
}

const RATE_PLACES = 24

/** Null where there are fewer than two points: nothing has a course. */
export function rateSummary(points: readonly RatePoint[]): RateSummary | null {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return null
  let lowest = first
  let highest = first
  for (const point of points) {
    if (rateUnits(point.rate) < rateUnits(lowest.rate)) lowest = point
    if (rateUnits(point.rate) > rateUnits(highest.rate)) highest = point
  }
  return { first, last, lowest, highest, ...changeOf(first.rate, last.rate) }
}

function changeOf(first: string, last: string): Pick<RateSummary, 'sign' | 'changePercent'> {
  const start = rateUnits(first)
  if (start === 0n) return { sign: '+', changePercent: '0.00' }
  const change = rateUnits(last) - start
  const hundredths = ((change < 0n ? -change : change) * 10_000n) / start
  const digits = hundredths.toString().padStart(3, '0')
  return {
    sign: change < 0n && hundredths > 0n ? '-' : '+',
    changePercent: `${digits.slice(0, -2)}.${digits.slice(-2)}`,
  }
}

function rateUnits(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, RATE_PLACES).padEnd(RATE_PLACES, '0'))
}

export type Place = { readonly x: number; readonly y: number }

/** Where each point stands in a drawing. Only for drawing: rates become pixels here, never money. */
export function placePoints(
  points: readonly RatePoint[],
  size: { readonly width: number; readonly height: number; readonly inset: number },
): Place[] {
  const values = points.map((point) => Number(point.rate))
  const times = points.map((point) => point.time)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const start = Math.min(...times)
  const span = Math.max(...times) - start || 1
  const { width, height, inset } = size
  return points.map((point, index) => ({
    x: inset + ((point.time - start) / span) * (width - 2 * inset),
    y:
      high === low
        ? height / 2
        : inset + (1 - ((values[index] ?? low) - low) / (high - low)) * (height - 2 * inset),
  }))
}

/** An SVG path through the places. */
export function pathThrough(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
