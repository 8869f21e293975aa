const GOOGLE = 'https://accounts.google.com'

/**
 * Whether the issuer answers for an address that it calls verified. Google says `email_verified` of any address that was
 * once confirmed, but it is the authority for its own only: those of gmail.com, and those of the organisations that it
 * hosts (`hd`), as its guide for developers says. Other issuers were chosen by the operator and are believed.
 */
export function isAuthoritativeFor(
  { hd, iss }: { readonly iss: string; readonly hd?: unknown },
  email: string,
): boolean {
  return iss !== GOOGLE || email.endsWith('@gmail.com') || (typeof hd === 'string' && hd !== '')
}
