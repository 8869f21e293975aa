import { createLoop, type Loop } from './loop.ts'

/** Workers that take the same kind of work, each piece by one of them. */
export type WorkerPool = {
  readonly workers: readonly Loop[]
  /** Has one worker look; others are woken one by one as long as there is more than one can take. */
  readonly wake: () => void
  /** Has a worker look that rests, if one does, whatever the others are at: what is due has waited for a while. */
  readonly help: () => void
}

/** `all`: nothing was left when it was taken. */
export type Found = 'nothing' | 'all' | 'more'

/** The first worker looks at every turn. The others are woken where there is work, and look seldom where there is none. */
const OTHERS_PAUSE_TURNS = 10

/**
 * So many loops over the same work. Where there may be more, the worker looks again at once, and another one is woken to
 * help; where it took all, it rests until it is woken. `isQuick`: a turn waits for nothing outside. What comes during a turn
 * is then left to the same worker's next turn, so that much of it is done together; else another worker takes it at once.
 */
export function createWorkerPool(what: {
  readonly name: string
  readonly size: number
  readonly everyMilliseconds: number
  readonly isQuick: boolean
  readonly work: () => Promise<Found>
  readonly onError: (name: string, error: unknown) => void
}): WorkerPool {
  const resting = () => workers.find((one) => one.isPaused())
  const help = () => (resting() ?? workers[0])?.wake()
  const wake = () => {
    const busy = what.isQuick ? workers.find((one) => !one.isPaused()) : undefined
    if (busy === undefined) help()
    else busy.wake()
  }
  const workers = Array.from({ length: what.size }, (_, index) =>
    createLoop({
      name: `${what.name}-${index}`,
      everyMilliseconds: what.everyMilliseconds * (index === 0 ? 1 : OTHERS_PAUSE_TURNS),
      work: async () => {
        const found = await what.work()
        if (found === 'more') resting()?.wake()
        return found === 'more'
      },
      onError: what.onError,
    }),
  )
  return { workers, wake, help }
}
