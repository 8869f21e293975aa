import type { ClientCalls } from '@causeway/api/contract'
import { currentRefId, isRefId } from '@causeway/core/affiliates'
import type { TextStorage } from '@causeway/widget/storage'

const KEY = 'ref_id'
/** Whose link was counted in this tab. */
const COUNTED = 'ref_id_counted'

export type RefLinkNeeds = {
  /** Where the ref id is kept, for some days; without a number for as long as everything else. */
  readonly cookies: (days?: number) => TextStorage
  /** What lasts as long as the tab. */
  readonly tab: TextStorage
  readonly calls: Pick<ClientCalls, 'affiliateClick'>
}

/**
 * Keeps whose link led here, as the address says it (`ref_id`, TELE-05), and has the click counted, once a tab (EARN-03). Which of several
 * links counts, and for how long, the server says; a ref id that nobody has is forgotten again. Other names are kept where no
 * affiliate's link is.
 */
export async function followRefLink(
  search: string,
  { calls, cookies, tab }: RefLinkNeeds,
): Promise<void> {
  const refId = new URLSearchParams(search).get(KEY) ?? ''
  if (!/^[\w-]{1,100}$/.test(refId)) return
  const storage = cookies()
  const before = affiliateIn(storage)
  // An order that is made before the reply carries it too.
  if (before === null) storage.setItem(KEY, refId)
  if (!isRefId(refId) || tab.getItem(COUNTED) === refId) return
  tab.setItem(COUNTED, refId)
  const answer = await calls.affiliateClick({ refId })
  if (answer.ok) {
    const { click, windowDays } = answer.body.result
    if (currentRefId(before, refId, click) === refId) cookies(windowDays).setItem(KEY, refId)
  } else if (answer.body.error.code === 'ref_id_unknown' && before === null) {
    storage.removeItem(KEY)
  }
}

function affiliateIn(storage: TextStorage): string | null {
  const kept = storage.getItem(KEY)
  return kept !== null && isRefId(kept) ? kept : null
}
