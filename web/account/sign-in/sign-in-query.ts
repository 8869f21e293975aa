/** Pages that somebody was sent away from because nobody was signed in (AUTH-16): nothing else is a place to go on to. */
export const nextPaths = ['/history', '/profile', '/mailinglists', '/account/api'] as const
export type NextPath = (typeof nextPaths)[number]

/** The path, with its query, that opens the modal, and leads on to a page after signing in (AUTH-16). */
export function signInPath(next: NextPath | null): string {
  return next === null ? '/?sign-in=1' : `/?sign-in=1&next=${encodeURIComponent(next)}`
}

/** What an address says about signing in. `next` is one of our own protected pages or null: never another site. */
export function readSignInQuery(search: string): {
  readonly isWanted: boolean
  readonly next: NextPath | null
} {
  const query = new URLSearchParams(search)
  const isWanted = query.get('sign-in') === '1'
  const given = query.get('next')
  return { isWanted, next: isWanted ? (nextPaths.find((path) => path === given) ?? null) : null }
}

/**
 * The page's path without the wish for the modal, so that reading it anew does not open the modal again; null where the
 * address has no such wish.
 */
export function withoutSignIn(at: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (!readSignInQuery(at.search).isWanted) return null
  const query = new URLSearchParams(at.search)
  query.delete('sign-in')
  query.delete('next')
  return `${at.pathname}${query.size === 0 ? '' : `?${query}`}${at.hash}`
}

/** Begins the fragment in which an outcome of a social provider comes back; the modal reads it. */
const RETURNED = '#sign-in?'

/** Whether the address of the page asks for the modal: by its query (AUTH-16), or by an outcome that came back with it. */
export function isSignInAddressed({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return hash.startsWith(RETURNED) || readSignInQuery(search).isWanted
}
