import { createLoop, type Loop } from './loop.ts'

/** Hands that take the same kind of work, each piece by one of them. */
export type Crew = {
  readonly hands: readonly Loop[]
  /** Rouses one hand; the others are roused one by one as long as there is something to take. */
  readonly wake: () => void
}

/** The first hand looks at every turn. The others are roused where there is work, and look seldom where there is none. */
const OTHERS_REST_TURNS = 10

/**
 * So many loops over the same work. Work answers true where it found something: then this hand looks again at once, and
 * another one is roused to help. One call therefore costs one look where nothing is due, and not one of each hand.
 */
export function createCrew(what: {
  readonly name: string
  readonly size: number
  readonly everyMilliseconds: number
  readonly work: () => Promise<boolean>
  readonly onError: (name: string, error: unknown) => void
}): Crew {
  const wake = () => {
    const hand = hands.find((one) => one.isPaused()) ?? hands[0]
    hand?.wake()
  }
  const hands = Array.from({ length: what.size }, (_, index) =>
    createLoop({
      name: `${what.name}-${index}`,
      everyMilliseconds: what.everyMilliseconds * (index === 0 ? 1 : OTHERS_REST_TURNS),
      work: async () => {
        const found = await what.work()
        if (found) hands.find((one) => one.isPaused())?.wake()
        return found
      },
      onError: what.onError,
    }),
  )
  return { hands, wake }
}
