import { answerEach } from '../answer-each.ts'
import { commissionIn } from '../given-commission.ts'
import { type Method, type MethodContext, refused, result } from '../method.ts'
import {
  type AskedPair,
  isFailure,
  limitsOf,
  limitsOut,
  pairIn,
  quoteFailure,
} from '../partner-pair.ts'
import { getPairsParamsReference } from '../reference/quote-methods.ts'

/** Smallest and largest amounts of pairs, at either kind of rate. */
export const getPairsParams: Method = {
  scope: 'quote',
  reference: getPairsParamsReference,
  answer: (context, params) =>
    answerEach(params, (asked) => {
      const pair = pairIn(context, asked)
      if (isFailure(pair)) return refused(pair)
      const commission = commissionIn(asked)
      if (isFailure(commission)) return refused(commission)
      const float = limitsOf(context, pair, { ...commission, kind: 'float' })
      if ('code' in float) return refused(quoteFailure(context, float, pair))
      const limits = limitsOut(context, float)
      return result({
        ...pair,
        minAmountFloat: limits.min.from,
        maxAmountFloat: limits.max.from,
        ...fixedLimits(context, pair, commission),
      })
    }),
}

/** Null where the pair has no guaranteed rate. */
function fixedLimits(
  context: MethodContext,
  pair: AskedPair,
  commission: { readonly commissionBps: bigint },
) {
  const fixed = limitsOf(context, pair, { ...commission, kind: 'fixed' })
  if ('code' in fixed) return { minAmountFixed: null, maxAmountFixed: null }
  const limits = limitsOut(context, fixed)
  return { minAmountFixed: limits.min.from, maxAmountFixed: limits.max.from }
}
