/**
 * Fetches files of the page that comes next, and what a later state of this one needs, as soon as this island is used,
 * when the browser has nothing else to do.
 */
export function prefetchOnUse(
  place: Element,
  files: readonly string[],
  ahead?: () => Promise<void>,
): void {
  const fetchAll = () => {
    for (const event of EVENTS) place.removeEventListener(event, begin)
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = file
      document.head.append(link)
    }
    // Where it does not arrive, it is asked for again when it is needed.
    ahead?.().catch(() => {})
  }
  const begin = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll, { timeout: 3000 })
    else setTimeout(fetchAll, 500)
  }
  for (const event of EVENTS) place.addEventListener(event, begin, { once: true })
}

const EVENTS = ['input', 'pointerdown', 'keydown'] as const
