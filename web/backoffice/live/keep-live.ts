import { renewElement } from './renew-element.ts'

const EVERY_MILLISECONDS = 7_000
/** An answer that takes longer does not come. */
const MOST_MILLISECONDS = 10_000

/**
 * Renews what of the page is marked `data-live="NAME"`: asks for the page as it is now and takes these parts of it. Only while the page
 * is looked at; for the session nobody is at work (`x-live`), so it ends as if the page were still. Where the answer does not come,
 * what is marked `data-live-trouble` says so; where the session is over, the way to sign in is shown.
 */
export function keepLive(page: Document): void {
  let isAsking = false
  const turn = async () => {
    if (isAsking || page.visibilityState === 'hidden') return
    isAsking = true
    try {
      const response = await fetch(location.pathname + location.search, {
        headers: { accept: 'text/html', 'x-live': '1' },
        signal: AbortSignal.timeout(MOST_MILLISECONDS),
      })
      if (response.redirected) return location.assign(response.url)
      if (!response.ok) throw new Error(`The page answered ${response.status}`)
      renew(page, new DOMParser().parseFromString(await response.text(), 'text/html'))
      showTrouble(page, false)
    } catch {
      showTrouble(page, true)
    } finally {
      isAsking = false
    }
  }
  setInterval(turn, EVERY_MILLISECONDS)
  page.addEventListener('visibilitychange', turn)
}

function renew(page: Document, found: Document): void {
  for (const shown of page.querySelectorAll<HTMLElement>('[data-live]')) {
    const fresh = found.querySelector(`[data-live="${shown.dataset['live'] ?? ''}"]`)
    if (fresh !== null) renewElement(shown, fresh)
  }
}

function showTrouble(page: Document, is: boolean): void {
  for (const notice of page.querySelectorAll<HTMLElement>('[data-live-trouble]')) {
    notice.hidden = !is
  }
}
