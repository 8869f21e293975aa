import type { Currency } from '@causeway/core/currencies'
import type { RatesPort } from '@causeway/core/ports'
import type { RatePoint } from './rate-types.ts'

/** The middle rate of a pair over time, oldest first: whole coins of `to` for one whole coin of `from`. */
export async function readRateHistory(
  needs: { readonly rates: RatesPort },
  pair: { readonly from: Currency; readonly to: Currency },
  range: { readonly from: number; readonly to: number; readonly points: number },
): Promise<readonly RatePoint[]> {
  const [froms, tos] = await Promise.all([
    needs.rates.history(pair.from.ticker, range),
    needs.rates.history(pair.to.ticker, range),
  ])
  const priceTo = new Map(tos.map((point) => [point.at, point.price]))
  return froms.flatMap((point) => {
    const denominator = priceTo.get(point.at)
    return denominator === undefined ? [] : [{ at: point.at, numerator: point.price, denominator }]
  })
}
