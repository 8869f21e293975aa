import type { IdentityStatus, Screening } from '../ports/index.ts'
import type { CompliancePolicy } from './compliance-policy.ts'

/** How far an order's identification is; `waived` by an operator, who looked at it. */
export type IdentificationStatus = IdentityStatus | 'waived'

/**
 * One screened address or payment. `asked`: no answer yet. `unavailable`: the provider was asked and did not answer.
 * `cleared`: people looked at it and let it pass.
 */
export type ScreenedFact =
  | { readonly state: 'asked' | 'unavailable' | 'cleared' }
  | { readonly state: 'answered'; readonly screening: Pick<Screening, 'score' | 'isListed'> }

export type ComplianceFacts = {
  readonly screened: readonly ScreenedFact[]
  /** What may leave now. A refund goes back to where it came from: it asks for no identification. */
  readonly towards: 'payout' | 'refund'
  /** True where the order asks for identification whatever the scores say. */
  readonly asksForIdentification: boolean
  readonly identification: IdentificationStatus
}

export type ComplianceDecision =
  | 'pass'
  | 'wait'
  | 'hold_screening'
  | 'hold_identification'
  | 'refuse'

/** What must happen before an order's money may leave (EXCH-05, TRACK-09). Pure. */
export function decideCompliance(
  policy: CompliancePolicy,
  facts: ComplianceFacts,
): ComplianceDecision {
  const { screened, towards, identification } = facts
  if (screened.some((fact) => isRisky(policy, fact))) return 'hold_screening'
  if (screened.some(({ state }) => state === 'unavailable')) return 'hold_screening'
  if (screened.some(({ state }) => state === 'asked')) return 'wait'
  if (towards === 'refund') return 'pass'
  const isAsked = facts.asksForIdentification || screened.some((fact) => asks(policy, fact))
  if (!isAsked || identification === 'approved' || identification === 'waived') return 'pass'
  return identification === 'refused' ? 'refuse' : 'hold_identification'
}

function isRisky(policy: CompliancePolicy, fact: ScreenedFact): boolean {
  return fact.state === 'answered' && isRestricted(policy, fact.screening)
}

function asks(policy: CompliancePolicy, fact: ScreenedFact): boolean {
  return fact.state === 'answered' && asksForIdentification(policy, fact.screening)
}

/** True where an address is not paid to, and a payment waits for people. */
export function isRestricted(
  { holdScore }: CompliancePolicy,
  { isListed, score }: Pick<Screening, 'score' | 'isListed'>,
): boolean {
  return isListed || score >= holdScore
}

/** True where a score asks for identification. */
export function asksForIdentification(
  policy: CompliancePolicy,
  screening: Pick<Screening, 'score' | 'isListed'>,
): boolean {
  const { identifyScore } = policy
  return (
    identifyScore !== null && screening.score >= identifyScore && !isRestricted(policy, screening)
  )
}
