export type Loop = {
  readonly name: string
  readonly start: () => void
  /** Looks at once instead of at the next turn. */
  readonly wake: () => void
  /** Rests between two turns. */
  readonly isPaused: () => boolean
  /** Lets the work in hand finish, and begins no more. */
  readonly stop: () => Promise<void>
  /** Milliseconds of the process's steady time since the last turn ended well. */
  readonly idleFor: () => number
}

/**
 * Does something again and again: at once while there is more to do (work answers true), then every so often. A
 * failure is told and waits for the next turn; it never ends the loop.
 */
export function createLoop(what: {
  readonly name: string
  readonly everyMilliseconds: number
  readonly work: () => Promise<boolean>
  readonly onError: (name: string, error: unknown) => void
}): Loop {
  let stopped = false
  let woken = false
  let paused = false
  let endPause = () => {}
  let running: Promise<void> = Promise.resolve()
  let lastGood = performance.now()

  const turn = async (): Promise<boolean> => {
    try {
      const more = await what.work()
      lastGood = performance.now()
      return more
    } catch (error) {
      what.onError(what.name, error)
      return false
    }
  }

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      paused = true
      const timer = setTimeout(resolve, what.everyMilliseconds)
      endPause = () => {
        clearTimeout(timer)
        paused = false
        resolve()
      }
    })

  const run = async () => {
    while (!stopped) {
      woken = false
      const more = await turn()
      if (!more && !woken && !stopped) await pause()
      paused = false
    }
  }

  return {
    name: what.name,
    start: () => {
      running = run()
    },
    wake: () => {
      woken = true
      endPause()
    },
    isPaused: () => paused,
    stop: async () => {
      stopped = true
      endPause()
      await running
    },
    idleFor: () => performance.now() - lastGood,
  }
}
