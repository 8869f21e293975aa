import type { ComposeFailure } from '@causeway/core/ports'

/** The wallet cannot do what was asked now. */
export class CannotCompose extends Error {
  readonly code: ComposeFailure['code']
  constructor(code: ComposeFailure['code'], transferId: string) {
    super(`Transfer ${transferId} cannot be composed: ${code}`)
    this.name = 'CannotCompose'
    this.code = code
  }
}

/** Where a transfer that was sent stands could not be asked. Nothing was tried. */
export class ChainLookupFailed extends Error {
  constructor(cause: unknown) {
    super(`The chain could not be asked: ${String(cause)}`, { cause })
    this.name = 'ChainLookupFailed'
  }
}

/** Trying again mends nothing: the transfer rests until a person has looked. `alert` names what is the matter. */
export class NeedsOperator extends Error {
  readonly alert: string
  constructor(alert: string, message: string) {
    super(message)
    this.name = 'NeedsOperator'
    this.alert = alert
  }
}

/** Refusals that stand for ever: the signer remembers another signature. Every other may pass. */
const CONFLICTS = new Set([
  'reservation_used',
  'could_confirm_beside',
  'plan_differs',
  'intent_differs',
  'attempt_out_of_turn',
])

/** Refusals that are about the signer's own state, whatever a plan pays. */
const ABOUT_THE_SIGNER = new Set([
  'journal_incomplete',
  'history_unchecked',
  'network_unknown',
  'signature_does_not_fit',
  'stopped',
])

/** Which signature the signer remembers against this one, in its own words; null where the error is another. */
export function conflictOf(error: unknown): string | null {
  const reason = refusalOf(error)
  return reason !== null && CONFLICTS.has(reason) ? reason : null
}

/** True where the signer refused what the plan pays, or what it spends. */
export function isAboutPlan(error: unknown): boolean {
  const reason = refusalOf(error)
  return reason !== null && !ABOUT_THE_SIGNER.has(reason)
}

function refusalOf(error: unknown): string | null {
  // The signer may be another process: what counts is what the error says of itself, not its class.
  if (!(error instanceof Error) || error.name !== 'SigningRefused') return null
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : null
}
