import type { Amount } from '@causeway/core/money'
import type { AffiliateTool, Statement } from '@causeway/server/affiliates'
import type { AffiliateStatementReply } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'
import { addSums, sourceOut, sumsOut } from './figures-out.ts'
import { payoutOut } from './money-out.ts'

/** A month's statement as the wire has it. */
export function statementOut(
  { commissions, conversions, payouts, sources }: Statement,
  of: {
    readonly month: string
    readonly refId: string
    readonly tools: readonly AffiliateTool[]
    readonly words: Wording
  },
): AffiliateStatementReply['result'] {
  const { month, refId, tools, words } = of
  const sum = (given: Amount) => ({ currency: given.asset, amount: words.units(given) })
  return {
    month,
    refId,
    sources: sources.map((source) => sourceOut(source, tools)),
    total: sumsOut(addSums(sources)),
    commissions: commissions.map(({ earned, held }) => ({
      currency: earned.asset,
      earned: words.units(earned),
      held: words.units(held),
    })),
    conversions: conversions.map(({ at, given, taken }) => ({
      endedAt: at.toISOString(),
      taken: taken.map(sum),
      given: sum(given),
    })),
    payouts: payouts.map((payout) => payoutOut(payout, words)),
  }
}
