import { commissionIn } from '../given-commission.ts'
import { type Method, refused, result } from '../method.ts'
import { partnerCoins } from '../partner-coins.ts'
import { isFailure } from '../partner-pair.ts'
import { getFixRateBulkReference } from '../reference/rate-methods.ts'
import { promisePair } from './get-fix-rate.ts'

/** Pairs are told of the coins that most orders are of: all pairs of two hundred coins would be forty thousand promises. */
const MOST_COINS = 16

/** Guaranteed rates of all pairs of the coins that are asked for most. */
export const getFixRateBulk: Method = {
  scope: 'quote',
  reference: getFixRateBulkReference,
  answer: (context, { items: [asked = {}] }) => {
    const commission = commissionIn(asked)
    if (isFailure(commission)) return refused(commission)
    const coins = partnerCoins(context.useCases.catalogue)
      .filter((coin) => coin.isWebEnabled && coin.isWebFixedEnabled)
      .toSorted(
        (a, b) => Number(b.popularFrom || b.popularTo) - Number(a.popularFrom || a.popularTo),
      )
      .slice(0, MOST_COINS)
    const rates = coins.flatMap((from) =>
      coins
        .filter((to) => to !== from)
        .map((to) => promisePair(context, { from: from.ticker, to: to.ticker }, commission)),
    )
    return result(rates.filter((rate) => rate.ok).map((rate) => rate.result))
  },
}
