/** Lets many use one thing, one after another. */
export type Turns = {
  /** Waits for its turn; call what it answers when done. */
  readonly begin: () => Promise<() => void>
}

/** Makes a queue of turns: whoever came first begins first. */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    begin: async () => {
      const before = last
      let end = () => {}
      last = new Promise((resolve) => {
        end = resolve
      })
      await before
      return end
    },
  }
}
