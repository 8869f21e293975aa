import type { AssetCode } from '../money/index.ts'
import type { FeePolicy, PairFees, PairRule } from './fee-policy.ts'

/**
 * The fees of one pair: those of the policy, replaced figure by figure by the rules that match, of which the nearest wins:
 * one that names both coins before one that names the coin sent, and that before one that names the coin received.
 */
export function feesFor(
  policy: PairFees & Pick<FeePolicy, 'pairs'>,
  pair: { readonly from: AssetCode; readonly to: AssetCode },
): PairFees {
  const { fixedSpreadBps, floatSpreadBps, serviceFeeBps } = policy
  const fees: PairFees = { fixedSpreadBps, floatSpreadBps, serviceFeeBps }
  const isMet = (named: AssetCode | null, ticker: AssetCode) => named === null || named === ticker
  return policy.pairs
    .filter(({ from, to }) => isMet(from, pair.from) && isMet(to, pair.to))
    .toSorted((one, other) => nearness(one) - nearness(other))
    .reduce((found, rule) => ({ ...found, ...rule.fees }), fees)
}

function nearness({ from, to }: PairRule): number {
  return (from === null ? 0 : 2) + (to === null ? 0 : 1)
}
