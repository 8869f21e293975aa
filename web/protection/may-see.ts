import type { Caller, Calls } from '@causeway/api/contract'
import type { Page } from '../pages.ts'

export type Asked = {
  readonly caller: Caller
  readonly calls: Pick<Calls, 'user'>
  readonly query: URLSearchParams
}

/**
 * Whether somebody may see a page (AUTH-16). A guest's orders are found by the secrets that his browser holds (TRACK-06);
 * `guest` in the query says that he has them elsewhere, in recovery files, and `order` that he looks for one by its code. Where the server cannot tell who asks, he may:
 * the page then shows what is wrong.
 */
export async function maySee({ protection }: Pick<Page, 'protection'>, asked: Asked) {
  if (protection === 'none') return true
  const isGuest =
    asked.caller.holderSecrets.length > 0 ||
    ['guest', 'order'].some((name) => asked.query.has(name))
  if (protection === 'account-or-orders' && isGuest) return true
  const answer = await asked.calls.user({ fields: 'id' }, asked.caller)
  return !answer.ok || answer.body.user !== null
}
