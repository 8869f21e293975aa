/** Business time: quotes, expiry, windows. Leases and retries use the database's clock instead. */
export type Clock = {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
}
