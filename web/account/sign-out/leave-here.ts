import { localPath, splitLocalPath } from '@causeway/content/languages'
import { leaveAccount } from './leave-account.ts'

/** Logs out in this page, wherever the button stands (AUTH-11). Answers whether it worked. */
export function leaveHere(): Promise<boolean> {
  const { language } = splitLocalPath(location.pathname)
  return leaveAccount({
    logOut: async () => (await loadLogOut())(),
    pathname: location.pathname,
    reload: () => location.reload(),
    goHome: () => location.assign(localPath(language, '/')),
  })
}

/** What changes accounts is fetched when it is used: no page carries it. */
async function loadLogOut(): Promise<() => Promise<boolean>> {
  try {
    return (await import('./log-out.ts')).logOut
  } catch {
    return async () => false
  }
}
