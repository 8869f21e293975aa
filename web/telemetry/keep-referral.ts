import { addReferral, readReferrals } from '@causeway/core/analytics'
import type { TextStorage } from '@causeway/widget/storage'

const KEY = 'refs'

/** Keeps the host of the page that led here, where it is another site's (TELE-07). What fails is logged (TELE-04). */
export function keepReferral(
  open: () => TextStorage,
  visit: { readonly referrer: string; readonly ownHost: string; readonly now: number },
): void {
  try {
    if (visit.referrer === '') return
    const storage = open()
    const host = new URL(visit.referrer).hostname
    const refs = addReferral(readReferrals(storage.getItem(KEY)), { ...visit, host })
    if (refs !== null) storage.setItem(KEY, JSON.stringify(refs))
  } catch (error) {
    console.warn('the referral could not be kept', error)
  }
}
