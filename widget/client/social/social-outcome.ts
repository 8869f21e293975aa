/** How signing in elsewhere ended, as the page at its end tells (AUTH-19), or as its window shows. */
export type SocialOutcome =
  | { readonly kind: 'goto'; readonly path: string }
  /** Signed in, or linked: read the user again. */
  | { readonly kind: 'inline' }
  | { readonly kind: 'suspicious'; readonly email: string }
  | { readonly kind: 'totp'; readonly token: string; readonly email: string }
  /** `check_mail`: a link went to `email`; to be followed in this browser. */
  | { readonly kind: 'error'; readonly code: string; readonly email: string | null }
  /** The browser let no window open. */
  | { readonly kind: 'blocked' }
  /** The window was closed before anything happened. */
  | { readonly kind: 'closed' }

/** Browsers drop tabs and line ends in an address: `/<tab>/elsewhere` would be another site. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]*$/

/** Reads a returned query; what cannot be read is an error. A path leads nowhere but within this site. */
export function readSocialOutcome(query: string): SocialOutcome {
  const told = new URLSearchParams(query)
  const email = told.get('email')
  const path = told.get('goto')
  const token = told.get('totp')
  if (path !== null && OWN_PATH.test(path)) return { kind: 'goto', path }
  if (told.has('inline')) return { kind: 'inline' }
  if (told.has('suspicious') && email !== null) return { kind: 'suspicious', email }
  if (token !== null && email !== null) return { kind: 'totp', token, email }
  return { kind: 'error', code: told.get('error') ?? 'outcome_unreadable', email }
}

/**
 * The outcome in an address's fragment (`#sign-in?…`), where the end of the way found no page to tell it to; null where
 * there is none.
 */
export function returnedSocialOutcome(hash: string): SocialOutcome | null {
  const [name, query] = hash.split('?')
  return name === '#sign-in' && query !== undefined ? readSocialOutcome(query) : null
}
