import type { TextStorage } from '@causeway/widget/storage'

const KEY = 'ref_id'

/** Keeps whose link led here, as the address says it (`ref_id`), for 31 days (TELE-05). */
export function keepRefId(storage: TextStorage, search: string): void {
  const refId = new URLSearchParams(search).get(KEY) ?? ''
  if (/^[\w-]{1,100}$/.test(refId)) storage.setItem(KEY, refId)
}
