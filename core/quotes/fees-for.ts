import type { AssetCode } from '../money/index.ts'
import type { FeePolicy, PairFees, PairRule } from './fee-policy.ts'

/**
 * The fees of one pair: those of the policy, replaced figure by figure by the rules that match, of which the nearest wins: a
 * partner’s before a country’s before everybody’s; among those, one that names both coins before one that names the coin sent,
 * and that before one that names the coin received. Rules of partners and countries count in a policy made for them (policyFor).
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

const PAYER_NEARNESS = { region: 4, partner: 8 } as const

function nearness({ from, payer, to }: PairRule): number {
  const coins = (from === null ? 0 : 2) + (to === null ? 0 : 1)
  return coins + (payer === undefined ? 0 : PAYER_NEARNESS[payer.kind])
}
