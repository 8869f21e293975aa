import type { RateKind } from '@causeway/core/quotes'
import { answerEach } from '../answer-each.ts'
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
      const float = limitsOf(context, pair, 'float')
      if ('code' in float) return refused(quoteFailure(context, float, pair))
      const limits = limitsOut(context, float)
      return result({
        ...pair,
        minAmountFloat: limits.min.from,
        maxAmountFloat: limits.max.from,
        ...fixedLimits(context, pair),
      })
    }),
}

/** Null where the pair has no guaranteed rate. */
function fixedLimits(context: MethodContext, pair: AskedPair, kind: RateKind = 'fixed') {
  const fixed = limitsOf(context, pair, kind)
  if ('code' in fixed) return { minAmountFixed: null, maxAmountFixed: null }
  const limits = limitsOut(context, fixed)
  return { minAmountFixed: limits.min.from, maxAmountFixed: limits.max.from }
}
