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
