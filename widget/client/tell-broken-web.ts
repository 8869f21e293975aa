/** Name of the one event that says that the site is broken (SHELL-06). */
const BROKEN_WEB = 'broken-web'

/**
 * Says on the window that a call failed as none should; whoever shows it listens there. Nothing is said offline: that is
 * said elsewhere, and mends itself.
 */
export function tellBrokenWeb(): void {
  const { navigator, window } = globalThis
  if (window === undefined || navigator?.onLine === false) return
  window.dispatchEvent(new Event(BROKEN_WEB))
}
