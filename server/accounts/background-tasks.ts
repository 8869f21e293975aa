/** Work that goes on after a reply, so that nobody can tell from its time whether there was any. */
export type BackgroundTasks = {
  readonly run: (work: () => Promise<void>) => void
  /** Resolves once everything that was begun has ended; before the database is closed. */
  readonly settled: () => Promise<void>
}

/** Makes such a place; what goes wrong there is told to `onError`. */
export function createBackgroundTasks(onError: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run: (work) => {
      const done = work().catch(onError)
      running.add(done)
      void done.then(() => running.delete(done))
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
