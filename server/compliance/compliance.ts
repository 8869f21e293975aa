import type { CompliancePolicy } from '@causeway/core/compliance/compliance-policy'
import type { IdentityPort, ScreeningPort } from '@causeway/core/ports'

/** What orders are looked at with; handed over by `main`. */
export type Compliance = {
  readonly policy: CompliancePolicy
  /** Null where nothing is screened. */
  readonly screening: ScreeningPort | null
  /** Null where nobody is identified; the policy asks for nobody's identification then. */
  readonly identity: IdentityPort | null
}
