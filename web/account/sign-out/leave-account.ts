import { splitLocalPath } from '@causeway/content/languages'
import { nextPaths } from '../sign-in/sign-in-query.ts'

export type LeavingNeeds = {
  /** Ends the session on the server, and forgets what this browser knew. False where that did not work. */
  readonly logOut: () => Promise<boolean>
  /** Where the person is. */
  readonly pathname: string
  /** Reads the page anew. */
  readonly reload: () => void
  /** Leads to the front page, in the person's language. */
  readonly goHome: () => void
}

/**
 * Logs out (AUTH-11): the server first, then everything that the page knew is read anew, unless told otherwise. Answers
 * whether it worked.
 */
export async function leaveAccount(
  needs: LeavingNeeds,
  { reloads = true }: { readonly reloads?: boolean } = {},
): Promise<boolean> {
  if (!(await needs.logOut())) return false
  if (!reloads) return true
  // A page of the account would only ask to sign in again.
  if (isProtected(needs.pathname)) needs.goHome()
  else needs.reload()
  return true
}

function isProtected(pathname: string): boolean {
  const path = splitLocalPath(pathname).path.toLowerCase()
  return nextPaths.some((each) => path === each || path.startsWith(`${each}/`))
}
