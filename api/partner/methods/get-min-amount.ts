import { commissionIn } from '../given-commission.ts'
import { type Method, refused, result } from '../method.ts'
import { isFailure, limitsOf, pairIn, quoteFailure } from '../partner-pair.ts'
import { getMinAmountReference } from '../reference/quote-methods.ts'

/** The smallest amount of a pair at floating rate. */
export const getMinAmount: Method = {
  scope: 'quote',
  reference: getMinAmountReference,
  answer: (context, { items: [asked = {}] }) => {
    const pair = pairIn(context, asked)
    if (isFailure(pair)) return refused(pair)
    const commission = commissionIn(asked)
    if (isFailure(commission)) return refused(commission)
    const limits = limitsOf(context, pair, { ...commission, kind: 'float' })
    if ('code' in limits) return refused(quoteFailure(context, limits, pair))
    return result(context.words.units(limits.minFrom))
  },
}
