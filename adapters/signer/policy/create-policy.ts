import { plansOf, type TransferPlan } from '@causeway/core/ports'
import { assertWithinCeilings, type CeilingRules, type Spent } from './ceilings.ts'
import { examinePlan, type OwnAddresses } from './examine-plan.ts'
import { assertWithinHandLimit, type HandLimitRules } from './hand-limits.ts'
import type { PolicyFacts } from './recorded-intent.ts'

/** What must hold before something new is signed. Each function throws SigningRefused. */
export type SigningPolicy = {
  /** Asks the database. */
  readonly examine: (plan: TransferPlan) => Promise<void>
  /** Counts, while nobody else can sign, what has left. */
  readonly assertWithin: (plan: TransferPlan, spent: Spent) => void
}

/** The whole policy: an intent in the database, destinations that were ordered or are our own, ceilings and limits. */
export function createPolicy(
  needs: CeilingRules &
    HandLimitRules & { readonly facts: PolicyFacts; readonly own: OwnAddresses },
): SigningPolicy {
  return {
    examine: async (plan) => {
      const plans = plansOf(plan)
      const recorded = await Promise.all(
        plans.map(({ intent }) => needs.facts.readIntent(intent.transferId)),
      )
      for (const [place, each] of plans.entries()) {
        examinePlan(each, recorded[place] ?? null, needs.own)
      }
    },
    assertWithin: (plan, spent) => {
      assertWithinCeilings(needs, plan, spent)
      assertWithinHandLimit(needs, plan, spent)
    },
  }
}
