import { answerAsAsked } from '../answer-each.ts'
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
import { getExchangeAmountReference } from '../reference/quote-methods.ts'
import type { Params } from '../rpc-params.ts'

/** What amounts would give at floating rate. */
export const getExchangeAmount: Method = {
  scope: 'quote',
  reference: getExchangeAmountReference,
  answer: (context, params) => {
    const isPlain = context.dialect === 'v1' && !params.isList
    return answerAsAsked(context, params, (asked) => quote(context, asked, isPlain))
  },
}

/** `isPlain`: the amount alone, as v1 answers where one thing is asked. */
function quote(context: MethodContext, asked: Params, isPlain: boolean): MethodAnswer {
  const pair = pairIn(context, asked)
  if (isFailure(pair)) return refused(pair)
  const given = givenAmountIn(context, pair, asked)
  if (isFailure(given)) return refused(given)
  const commission = commissionIn(asked)
  if (isFailure(commission)) return refused(commission)
  const { partners } = context.useCases
  const asking = { ...pair, ...given, ...commission, kind: 'float' } as const
  const estimated = partners.estimate(context.key, asking)
  if (!estimated.ok) return refused(quoteFailure(context, estimated.failure, pair))
  const { quote } = estimated.value
  const amounts = amountsOf(context, quote)
  if (isPlain) return result(amounts.amountTo)
  const limits = limitsOut(context, quote.limits)
  return result({
    ...pair,
    ...amounts,
    ...limitFields(limits),
    rate: rateOut(context, quote.rate),
  })
}
