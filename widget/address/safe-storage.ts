const empty: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => {} }

/** The browser's storage; one that keeps nothing where the browser forbids it. */
export function safeStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage
  } catch {
    // Some browsers throw where cookies are blocked.
    return empty
  }
}
