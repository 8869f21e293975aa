const CHANGED = 'signed-in-changed'

/**
 * Says on the page whether somebody is signed in, once it is known and at every change. The islands of a page are
 * hydrated on their own and in any order, so what was said stays on the page.
 */
export function publishSignedIn(isSignedIn: boolean): void {
  document.documentElement.dataset.signedIn = String(isSignedIn)
  window.dispatchEvent(new Event(CHANGED))
}

/** Null while nobody knows yet. */
export function readSignedIn(): boolean | null {
  const said = globalThis.document?.documentElement.dataset.signedIn
  return said === undefined ? null : said === 'true'
}

/** Calls back with what is known, now or as soon as it is, and at every change; returns what ends that. */
export function watchSignedIn(listener: (isSignedIn: boolean) => void): () => void {
  let last: boolean | null = null
  const look = () => {
    const now = readSignedIn()
    if (now === null || now === last) return
    last = now
    listener(now)
  }
  window.addEventListener(CHANGED, look)
  look()
  return () => window.removeEventListener(CHANGED, look)
}
