/** A place for short texts. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PROBE = 'storage_probe'

/**
 * The first of the places that keeps what it is given (TELE-03). Opening one may throw, as browsers do that forbid it.
 * Throws where none works.
 */
export function chooseStorage(places: readonly (() => TextStorage)[]): TextStorage {
  for (const open of places) {
    const storage = tryStorage(open)
    if (storage !== null) return storage
  }
  throw new Error('no storage can be used')
}

/** A place that lasts as long as the page. */
export function createMemoryStorage(): TextStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
  }
}

function tryStorage(open: () => TextStorage): TextStorage | null {
  try {
    const storage = open()
    storage.setItem(PROBE, '1')
    const isKept = storage.getItem(PROBE) === '1'
    storage.removeItem(PROBE)
    return isKept ? storage : null
  } catch {
    return null
  }
}
