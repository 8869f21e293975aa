import { readAnalyticsId } from '../user-meta/read-analytics-id.ts'

const CREATIVE = 'creative'

/**
 * A store's link with the browser's id behind the creative that it names, so that the operator's counts of installations
 * can be told apart (SHELL-11). Links that name no creative are not tracked and stay as they are.
 */
export function storeLink(url: string, clientId: string): string {
  const address = URL.parse(url)
  const creative = address?.searchParams.get(CREATIVE) ?? null
  if (address === null || creative === null || clientId === '') return url
  const isDone = creative.endsWith(`_${clientId}`)
  address.searchParams.set(CREATIVE, isDone ? creative : `${creative}_${clientId}`)
  return address.href
}

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
