import { answerAsAsked } from '../answer-each.ts'
import { commissionIn } from '../given-commission.ts'
import { type Method, type MethodAnswer, type MethodContext, refused, result } from '../method.ts'
import {
  type AskedPair,
  isFailure,
  limitFields,
  limitsOut,
  pairIn,
  quoteFailure,
} from '../partner-pair.ts'
import { rateOut } from '../rate-out.ts'
import { getFixRateReference } from '../reference/rate-methods.ts'

/** Guaranteed rates of pairs before an amount is known. */
export const getFixRate: Method = {
  scope: 'quote',
  reference: getFixRateReference,
  answer: (context, params) =>
    answerAsAsked(context, params, (asked) => {
      const pair = pairIn(context, asked)
      if (isFailure(pair)) return refused(pair)
      const commission = commissionIn(asked)
      if (isFailure(commission)) return refused(commission)
      return promisePair(context, pair, commission)
    }),
}

/** The guaranteed rate of one pair, good for one order of any amount within its limits. */
export function promisePair(
  context: MethodContext,
  pair: AskedPair,
  commission: { readonly commissionBps: bigint },
): MethodAnswer {
  const promised = context.useCases.partners.pairRate(context.key, { ...pair, ...commission })
  if (!promised.ok) return refused(quoteFailure(context, promised.failure, pair))
  const { expiresAt, rateId, smallest } = promised.value
  return result({
    id: rateId,
    result: rateOut(context, smallest.rate),
    ...pair,
    networkFee: context.words.units(smallest.networkFee),
    ...limitFields(limitsOut(context, smallest.limits)),
    expiredAt: Math.floor(expiresAt / 1000),
  })
}
