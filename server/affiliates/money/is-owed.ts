import { conversionCurrencies, payoutCurrencies } from '@causeway/core/affiliates'
import type { Queryable } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { findAffiliate } from '../affiliate-store.ts'
import { convertedTo } from './money-summary.ts'
import { payoutFactsOf, readPayoutStand } from './request-payout.ts'

type Needs = Pick<AffiliateNeeds, 'affiliatePolicy' | 'catalogue' | 'freshSnapshot' | 'policy'>

/**
 * Whether an account's affiliate is owed so much that it can be paid out, converted first where need be, or something is
 * on its way. Without prices everything that exchanges earned counts as enough.
 */
export async function isOwedPayout(
  needs: Needs,
  database: Queryable,
  accountId: string,
): Promise<boolean> {
  const affiliate = await findAffiliate(database, accountId)
  if (affiliate === null) return false
  const stand = await readPayoutStand(database, affiliate)
  if (stand.isConverting || stand.sending.size > 0) return true
  const isPayable = payoutCurrencies.some((currency) => {
    const { balance, minimum } = payoutFactsOf(needs, stand, currency)
    return balance >= minimum
  })
  const { exchange } = stand.balances
  return (
    isPayable ||
    conversionCurrencies.some((currency) => {
      const others = convertedTo(needs, stand, currency)
      if (others === null) return [...exchange.values()].some((units) => units > 0n)
      return (
        others + (exchange.get(currency) ?? 0n) >= payoutFactsOf(needs, stand, currency).minimum
      )
    })
  )
}
