/**
 * What something outside throws while it does not answer and may do so later: a node that starts, a wallet that looks
 * through old blocks, a provider that is down. Work is tried again by itself; nobody has to mend our side for it.
 *
 * The message says what is waited for, and holds no address or key.
 */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable'
}

/** The one behind an error, however often it was wrapped on its way; null where it is another kind of trouble. */
export function unavailableIn(error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error
  return error instanceof Error ? unavailableIn(error.cause) : null
}
