/** What a guaranteed order must stay within, in smallest units of the target coin. */
export type PromiseLimits = {
  /** Largest open guaranteed sum that policy allows. */
  readonly cap: bigint
  /** Stock that promises may use, at the moment when `committed` was what had left exposure for payouts. */
  readonly free: bigint
  readonly committed: bigint
}
