import { readSignInQuery } from './sign-in-query.ts'

/** Begins the fragment in which an outcome of a social provider comes back; the modal reads it. */
const RETURNED = '#sign-in?'

/** Whether the address of the page asks for the modal: by its query (AUTH-16), or by an outcome that came back with it. */
export function isSignInAddressed({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return hash.startsWith(RETURNED) || readSignInQuery(search).isWanted
}
