import { answerEach } from '../answer-each.ts'
import { givenAmountIn } from '../given-amount.ts'
import { commissionIn } from '../given-commission.ts'
import { type Method, type MethodAnswer, type MethodContext, refused, result } from '../method.ts'
import {
  amountsOf,
  isFailure,
  limitFields,
  limitsOut,
  pairIn,
  quoteFailure,
} from '../partner-pair.ts'
import { rateOut } from '../rate-out.ts'
import { getFixRateForAmountReference } from '../reference/rate-methods.ts'
import type { Params } from '../rpc-params.ts'

/** Guaranteed rates for amounts on either side, each good for one order until it runs out. */
export const getFixRateForAmount: Method = {
  scope: 'quote',
  reference: getFixRateForAmountReference,
  answer: (context, params) => answerEach(params, (asked) => promise(context, asked)),
}

function promise(context: MethodContext, asked: Params): MethodAnswer {
  const pair = pairIn(context, asked)
  if (isFailure(pair)) return refused(pair)
  const given = givenAmountIn(context, pair, asked)
  if (isFailure(given)) return refused(given)
  const commission = commissionIn(asked)
  if (isFailure(commission)) return refused(commission)
  const { partners } = context.useCases
  const asking = { ...pair, ...given, ...commission, kind: 'fixed' } as const
  const estimated = partners.estimate(context.key, asking)
  if (!estimated.ok) return refused(quoteFailure(context, estimated.failure, pair))
  const { quote, rateId, rateIdExpiresAt } = estimated.value
  const { visibleAmount: _, ...amounts } = amountsOf(context, quote)
  return result({
    id: rateId,
    result: rateOut(context, quote.rate),
    ...pair,
    ...amounts,
    ...limitFields(limitsOut(context, quote.limits)),
    expiredAt: Math.floor((rateIdExpiresAt ?? 0) / 1000),
  })
}
