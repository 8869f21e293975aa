import { nextPaths, signInPath } from '../account/index.ts'
import type { Page } from '../pages.ts'

/**
 * Where whoever may not see a page is sent instead (AUTH-16): to the front page with the sign-in modal open, which leads
 * back; from the affiliate programme's pages to the one that tells about it, without the modal.
 */
export function wayOut({ path, protection }: Pick<Page, 'path' | 'protection'>): string {
  if (protection === 'earn') return '/earn'
  return signInPath(nextPaths.find((next) => next === `/${path}`) ?? null)
}
