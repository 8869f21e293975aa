import { createLoop, type Loop } from './loop.ts'

/** Hands that take the same kind of work, each piece by one of them. */
export type Crew = {
  readonly hands: readonly Loop[]
  /** Has every hand look at once. */
  readonly wake: () => void
}

/** So many loops over the same work. Work answers true where it found something: then this hand looks again at once. */
export function createCrew(what: {
  readonly name: string
  readonly size: number
  readonly everyMilliseconds: number
  readonly work: () => Promise<boolean>
  readonly onError: (name: string, error: unknown) => void
}): Crew {
  const wake = () => {
    for (const hand of hands) hand.wake()
  }
  const hands = Array.from({ length: what.size }, (_, index) =>
    createLoop({
      name: `${what.name}-${index}`,
      everyMilliseconds: what.everyMilliseconds,
      work: what.work,
      onError: what.onError,
    }),
  )
  return { hands, wake }
}
