/** Name of the one event that says that the site is broken (SHELL-06). */
const BROKEN_WEB = 'broken-web'

/**
 * Says on the window that a call failed as none should; whoever shows it listens there. Nothing is said offline: that is
 * said elsewhere, and mends itself. The page is marked too: what shows it may not have come yet.
 */
export function reportBrokenWeb(): void {
  const { document, navigator, window } = globalThis
  if (window === undefined || navigator?.onLine === false) return
  if (document !== undefined) document.documentElement.dataset.webBroken = ''
  window.dispatchEvent(new Event(BROKEN_WEB))
}
