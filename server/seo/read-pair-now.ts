import type { Currency } from '@causeway/core/currencies'
import { type Amount, formatUnits, type Rate } from '@causeway/core/money'
import type { QuoteLimits } from '@causeway/core/quotes'
import type { RatePoint } from '../rates/index.ts'
import { shortFraction } from './number-texts.ts'
import { roundAmounts } from './round-amounts.ts'
import type { PairCourse, PairNow, SeoNeeds } from './seo-page-types.ts'

const DAY_MILLISECONDS = 86_400_000
const COURSE_DAYS = 30
const COURSE_POINTS = 61
/** Kept answers of the source serve for this long. */
const COURSE_GRAIN_MILLISECONDS = 600_000
/** Fewer say little of a pair. */
const FEWEST_ORDERS = 3

type Pair = { readonly from: Currency; readonly to: Currency }
type Quoted = { readonly limits: QuoteLimits; readonly rate: Rate | null }

/** Everything that a page shows of a pair (PAGE-04), by the same arithmetic that quotes orders. */
export async function readPairNow(needs: SeoNeeds, pair: Pair): Promise<PairNow> {
  const { from, to } = pair
  const [course, times] = await Promise.all([readCourse(needs, pair), needs.pairTimes()])
  const quoted = quotedNow(needs, pair)
  const time = times.get(`${from.ticker}-${to.ticker}`)
  const limits = quoted === null || isEmpty(quoted.limits) ? null : quoted.limits
  return {
    from,
    to,
    rate: quoted?.rate == null ? null : shortFraction(inWholeCoins(quoted.rate, pair)),
    limits: limits && {
      minFrom: formatUnits(limits.minFrom.units, from.decimals),
      maxFrom: formatUnits(limits.maxFrom.units, from.decimals),
    },
    networkFee: formatUnits(to.networkFeeUnits, to.decimals),
    amounts: limits === null ? [] : amountsOf(needs, pair, limits),
    course,
    typicalMinutes:
      time === undefined || time.orders < FEWEST_ORDERS
        ? null
        : Math.max(1, Math.ceil(time.medianSeconds / 60)),
  }
}

/** Rate and limits at this moment; null where nothing can be quoted. One coin may lie outside the limits. */
function quotedNow(needs: SeoNeeds, pair: Pair): Quoted | null {
  const ask = (given: string) =>
    needs.estimate({
      from: pair.from.ticker,
      to: pair.to.ticker,
      side: 'from',
      given,
      kind: 'float',
    })
  const one = ask('1')
  if (one.ok) return one.value.quote
  const { failure } = one
  if (failure.code !== 'amount_below_minimum' && failure.code !== 'amount_above_maximum')
    return null
  const { limits, marketRate } = failure
  const nearest: Amount = failure.code === 'amount_below_minimum' ? limits.minFrom : limits.maxFrom
  const within = ask(formatUnits(nearest.units, pair.from.decimals))
  return { limits, rate: within.ok ? within.value.quote.rate : marketRate }
}

function isEmpty({ minFrom, maxFrom }: QuoteLimits): boolean {
  return minFrom.units > maxFrom.units
}

function inWholeCoins({ numerator, denominator }: Rate, { from, to }: Pair) {
  const shift = from.decimals - to.decimals
  return {
    numerator: shift > 0 ? numerator * 10n ** BigInt(shift) : numerator,
    denominator: shift < 0 ? denominator * 10n ** BigInt(-shift) : denominator,
  }
}

function amountsOf(needs: SeoNeeds, { from, to }: Pair, { minFrom, maxFrom }: QuoteLimits) {
  return roundAmounts(minFrom.units, maxFrom.units, from.decimals).flatMap((given) => {
    const estimated = needs.estimate({
      from: from.ticker,
      to: to.ticker,
      side: 'from',
      given,
      kind: 'float',
    })
    return estimated.ok
      ? [{ from: given, to: formatUnits(estimated.value.quote.to.units, to.decimals) }]
      : []
  })
}

/** Null where nobody tells the course just now: the page does without. */
async function readCourse(needs: SeoNeeds, { from, to }: Pair): Promise<PairCourse | null> {
  const until = Math.floor(needs.now() / COURSE_GRAIN_MILLISECONDS) * COURSE_GRAIN_MILLISECONDS
  const range = {
    from: until - COURSE_DAYS * DAY_MILLISECONDS,
    to: until,
    points: COURSE_POINTS,
  }
  const read = await needs.rateHistory(from.ticker, to.ticker, range).catch(() => null)
  return read?.ok ? courseOf(read.value) : null
}

function courseOf(points: readonly RatePoint[]): PairCourse | null {
  const known = points.filter(({ numerator, denominator }) => numerator > 0n && denominator > 0n)
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined || known.length < 2) return null
  const ranked = known.toSorted((a, b) => {
    const difference = a.numerator * b.denominator - b.numerator * a.denominator
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  })
  return {
    days: Math.max(1, Math.round((last.at - first.at) / DAY_MILLISECONDS)),
    points: known.map(shortFraction),
    lowest: shortFraction(ranked[0] ?? first),
    highest: shortFraction(ranked.at(-1) ?? last),
    latest: shortFraction(last),
  }
}
