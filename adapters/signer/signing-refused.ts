/** Why a signature was refused. */
export type RefusalReason =
  | 'plan_differs'
  | 'reservation_used'
  | 'network_unknown'
  | 'signature_does_not_fit'

/**
 * The signer will not sign: doing so could pay twice. Thrown, not returned, for it means that somebody's books are wrong
 * and a person must look.
 */
export class SigningRefused extends Error {
  override readonly name = 'SigningRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}
