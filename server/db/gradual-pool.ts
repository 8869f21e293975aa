import type pg from 'pg'

/** Opened without hesitation. */
const AT_ONCE = 4
/** As long as something waits, a further connection is opened each time that so many milliseconds have passed. */
const PATIENCE_MILLISECONDS = 50

/**
 * Takes connections of a pool so that a burst doesn't open as many as it may. To open one costs the server as much as forty
 * statements, and a statement takes a millisecond: what waits is mostly served sooner by a connection that is about to be
 * free. Answers a function that takes one.
 */
export function gradualPool(pool: pg.Pool, most: number): () => Promise<pg.PoolClient> {
  const least = Math.min(AT_ONCE, most)
  const waiting: (() => void)[] = []
  let allowed = least
  let taken = 0
  let timer: NodeJS.Timeout | null = null

  const admit = () => {
    while (taken < allowed) {
      const next = waiting.shift()
      if (next === undefined) break
      taken += 1
      next()
    }
    if (waiting.length > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
  const giveBack = () => {
    taken -= 1
    admit()
  }
  const widen = () => {
    if (allowed < most) allowed += 1
    admit()
  }

  // The pool says so before the connection is among its idle ones.
  pool.on('release', () => queueMicrotask(giveBack))
  pool.on('remove', () => {
    allowed = Math.max(least, Math.min(allowed, pool.totalCount))
  })
  return async () => {
    if (taken < allowed) taken += 1
    else {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        timer ??= setInterval(widen, PATIENCE_MILLISECONDS)
      })
    }
    return pool.connect().catch((error: unknown) => {
      giveBack()
      throw error
    })
  }
}
