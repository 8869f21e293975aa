/** Why a signature was refused. */
export const refusalReasons = [
  // The journal: signing could pay twice.
  'plan_differs',
  'attempt_out_of_turn',
  'could_confirm_beside',
  'intent_differs',
  'reservation_used',
  'payments_differ',
  // The journal and the chain's history of the wallet.
  'journal_incomplete',
  'history_unchecked',
  // The keys.
  'network_unknown',
  'signature_does_not_fit',
  // The switch and the database.
  'stopped',
  'halted',
  'transfer_unknown',
  'transfer_differs',
  'transfer_not_due',
  'plan_not_saved',
  'settlement_unknown',
  'settlement_differs',
  'settlement_taken_back',
  'deposits_not_deep',
  'payout_not_confirmed',
  'settled_twice',
  'source_not_allowed',
  'not_our_wallet',
  'not_cold_storage',
  'sweep_unknown',
  'nothing_to_send',
  // What may leave at most.
  'no_ceiling',
  'above_order_ceiling',
  'above_hour_ceiling',
  'above_day_ceiling',
  'above_gas_ceiling',
  'no_hand_limit',
  'above_hand_limit',
  // What the signer remembers of the database.
  'generation_older',
  'audit_rewritten',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

/**
 * The signer will not sign: doing so could pay twice, or pay what nobody ordered. Thrown, not returned, for it means that
 * somebody's books are wrong or that a person said stop, and a person must look. The message names no secret.
 */
export class SigningRefused extends Error {
  override readonly name = 'SigningRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}
