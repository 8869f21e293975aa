import { createLoop, type Loop } from './loop.ts'

/** Workers that take the same kind of work, each piece by one of them. */
export type WorkerPool = {
  readonly workers: readonly Loop[]
  /** Wakes one worker; the others are woken one by one as long as there is something to take. */
  readonly wake: () => void
}

/** The first worker looks at every turn. The others are woken where there is work, and look seldom where there is none. */
const OTHERS_PAUSE_TURNS = 10

/**
 * So many loops over the same work. Work answers true where it found something: then this worker looks again at once, and
 * another one is woken to help. One call therefore costs one look where nothing is due, and not one of each worker.
 */
export function createWorkerPool(what: {
  readonly name: string
  readonly size: number
  readonly everyMilliseconds: number
  readonly work: () => Promise<boolean>
  readonly onError: (name: string, error: unknown) => void
}): WorkerPool {
  const wake = () => {
    const worker = workers.find((one) => one.isPaused()) ?? workers[0]
    worker?.wake()
  }
  const workers = Array.from({ length: what.size }, (_, index) =>
    createLoop({
      name: `${what.name}-${index}`,
      everyMilliseconds: what.everyMilliseconds * (index === 0 ? 1 : OTHERS_PAUSE_TURNS),
      work: async () => {
        const found = await what.work()
        if (found) workers.find((one) => one.isPaused())?.wake()
        return found
      },
      onError: what.onError,
    }),
  )
  return { workers, wake }
}
