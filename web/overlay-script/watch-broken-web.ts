const BROKEN_WEB = 'broken-web'
/** Whoever chose to stay is not asked again at once: what failed is often tried again by itself. */
const PEACE_MILLISECONDS = 60_000
/** How long a page that is being left may still be here; then it has stayed, as after a download. */
const LEAVING_MILLISECONDS = 10_000

/**
 * Opens the modal that offers to reload, on the window's event (SHELL-06). Calls that fail because the page is being left
 * open nothing. Returns what ends it.
 */
export function watchBrokenWeb(place: HTMLElement): () => void {
  let closedAt = Number.NEGATIVE_INFINITY
  let leftAt = Number.NEGATIVE_INFINITY

  function open(): void {
    delete document.documentElement.dataset.webBroken
    const now = performance.now()
    if (now - leftAt < LEAVING_MILLISECONDS || now - closedAt < PEACE_MILLISECONDS) return
    if (document.querySelector('dialog[data-broken]') !== null) return
    const dialog = place.querySelector('[data-broken-web] dialog')?.cloneNode(true)
    if (!(dialog instanceof HTMLDialogElement)) return
    dialog.dataset.broken = ''
    document.body.append(dialog)
    dialog.addEventListener('close', () => {
      closedAt = performance.now()
      dialog.remove()
    })
    dialog.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return
      if (target.closest('[data-broken-reload]') !== null) location.reload()
      if (target.closest('[data-broken-close]') !== null) dialog.close()
    })
    dialog.showModal()
  }

  const leave = () => {
    leftAt = performance.now()
  }
  const comeBack = () => {
    leftAt = Number.NEGATIVE_INFINITY
  }
  window.addEventListener(BROKEN_WEB, open)
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  // The account is asked for by a script that may be here first.
  if (document.documentElement.dataset.webBroken !== undefined) open()
  return () => {
    window.removeEventListener(BROKEN_WEB, open)
    window.removeEventListener('beforeunload', leave)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
  }
}
