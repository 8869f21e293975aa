const CHANGED = 'account-changed'

/** Says that a page changed who is signed in, or the address that the header shows: its slot asks anew. */
export function publishAccountChanged(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back at every such change; returns what ends that. */
export function onAccountChanged(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
