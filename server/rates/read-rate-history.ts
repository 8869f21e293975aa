import type { Currency } from '@causeway/core/currencies'
import type { PricePoint, RatesPort } from '@causeway/core/ports'
import type { RatePoint } from './rate-types.ts'

type Range = { readonly from: number; readonly to: number; readonly points: number }

/**
 * The middle rate of a pair over time, oldest first: whole coins of `to` for one whole coin of `from`. The two coins can come from
 * different sources, or be asked milliseconds apart: a point counts with the nearest one of the other coin, at most one step away.
 */
export async function readRateHistory(
  needs: { readonly rates: Pick<RatesPort, 'history'> },
  pair: { readonly from: Pick<Currency, 'ticker'>; readonly to: Pick<Currency, 'ticker'> },
  range: Range,
): Promise<readonly RatePoint[]> {
  const [froms, tos] = await Promise.all([
    needs.rates.history(pair.from.ticker, range),
    needs.rates.history(pair.to.ticker, range),
  ])
  const step = (range.to - range.from) / Math.max(1, range.points - 1)
  let next = 0
  return froms.flatMap(({ at, price }) => {
    while (isNearer(tos[next + 1], tos[next], at)) next += 1
    const nearest = tos[next]
    if (nearest === undefined || Math.abs(nearest.at - at) > step) return []
    return [{ at, numerator: price, denominator: nearest.price }]
  })
}

function isNearer(later: PricePoint | undefined, earlier: PricePoint | undefined, at: number) {
  if (later === undefined || earlier === undefined) return false
  return Math.abs(later.at - at) <= Math.abs(earlier.at - at)
}
