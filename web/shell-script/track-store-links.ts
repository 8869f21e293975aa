import { readAnalyticsId } from '../user-meta/index.ts'
import { storeLink } from './store-link.ts'

/**
 * Puts the browser's id into a store's link when it is pressed, not before (SHELL-11); none where its visits may not be
 * counted. Returns what ends that.
 */
export function trackStoreLinks(page: Document): () => void {
  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[data-store]') : null
    if (link instanceof HTMLAnchorElement) {
      link.href = storeLink(link.href, readAnalyticsId(document.cookie) ?? '')
    }
  }
  page.addEventListener('click', onPress, true)
  page.addEventListener('auxclick', onPress, true)
  return () => {
    page.removeEventListener('click', onPress, true)
    page.removeEventListener('auxclick', onPress, true)
  }
}
