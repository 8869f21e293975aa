import type { Clock } from '@causeway/core/ports'

const TOLD_EVERY_MILLISECONDS = 60_000

/** Passes trouble of one name on at most once a minute: what fails every second need not be told every second. */
export function throttleTrouble(needs: {
  readonly clock: Clock
  readonly onError: (name: string, error: unknown) => void
}): (name: string, error: unknown) => void {
  const toldAt = new Map<string, number>()
  return (name, error) => {
    const now = needs.clock.now()
    const last = toldAt.get(name)
    if (last !== undefined && Math.abs(now - last) < TOLD_EVERY_MILLISECONDS) return
    toldAt.set(name, now)
    needs.onError(name, error)
  }
}
