/** Pages that are the same for every visitor, kept for a moment. */
export type PageCache<Page> = {
  /** The page of a key; made where there is none, or an old one. Rejects where making it fails. */
  readonly get: (key: string) => Promise<Page>
  /** Whether that would have nothing made that is not being made already. */
  readonly isAtHand: (key: string) => boolean
}

export type PageCacheNeeds<Page> = {
  readonly clock: { readonly now: () => number }
  readonly make: (key: string) => Promise<Page>
  /** A page that says that something went wrong is not cached. */
  readonly isKept: (page: Page) => boolean
  /** How many bytes of memory a page takes. */
  readonly weigh: (page: Page) => number
  /** All pages together take at most this many bytes; the least used leave first. */
  readonly mostBytes: number
  /** Told where a page could not be made anew behind a visitor's back; the old one stays until it is too old. */
  readonly onFailure: (error: unknown) => void
}

/** Its prices are at most this old for whoever comes while others come too. */
const FRESH_MILLISECONDS = 1000
/** Older than this is not shown to anybody: the first visitor after a pause waits for a new one. */
const STALE_MILLISECONDS = 4000

type Entry<Page> = { readonly page: Page; readonly madeAt: number; readonly bytes: number }

/**
 * Keeps each page for a second and hands the old one out while one new one is being made (stale-while-revalidate), up
 * to four seconds. Nothing needs to be invalidated: what changes is seen within that time.
 */
export function createPageCache<Page>(needs: PageCacheNeeds<Page>): PageCache<Page> {
  const cached = new Map<string, Entry<Page>>()
  const making = new Map<string, Promise<Page>>()
  let bytes = 0

  function make(key: string): Promise<Page> {
    const running = making.get(key)
    if (running !== undefined) return running
    const madeAt = needs.clock.now()
    const made = needs
      .make(key)
      .then((page) => {
        keep(key, { page, madeAt, bytes: needs.weigh(page) })
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  function keep(key: string, entry: Entry<Page>): void {
    drop(key)
    if (!needs.isKept(entry.page) || entry.bytes > needs.mostBytes) return
    cached.set(key, entry)
    bytes += entry.bytes
    for (const least of cached.keys()) {
      if (bytes <= needs.mostBytes) return
      drop(least)
    }
  }

  function drop(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  // A clock that was turned back says nothing about age.
  const ageOf = (entry: Entry<Page> | undefined) =>
    entry === undefined ? Number.NaN : needs.clock.now() - entry.madeAt

  return {
    isAtHand(key) {
      const age = ageOf(cached.get(key))
      return making.has(key) || (age >= 0 && age < FRESH_MILLISECONDS)
    },
    async get(key) {
      const entry = cached.get(key)
      const age = ageOf(entry)
      if (entry === undefined || !(age >= 0 && age < STALE_MILLISECONDS)) return make(key)
      if (age >= FRESH_MILLISECONDS) make(key).catch(needs.onFailure)
      cached.delete(key)
      cached.set(key, entry)
      return entry.page
    },
  }
}
