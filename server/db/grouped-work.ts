import { isDatabaseTrouble } from './is-database-trouble.ts'

/** One who waits, and how it is answered. */
type Waiting<Ask, Answer> = {
  readonly ask: Ask
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** How many share a statement or a transaction at most. */
const MOST_TOGETHER = 32

/**
 * Turns work for many into a function for one. Asks that come while an earlier turn is under way are done together in the
 * next turn; a single ask starts at once. `together` answers the asks in their order. It must do all or nothing, or do no
 * harm when it is repeated: if it fails for several, it is called again for each alone, so a bad ask fails alone; if the
 * database itself is in trouble, all fail. Lanes don't wait for each other, and each owner, such as a database, has its own.
 */
export function groupedWork<Owner extends object, Ask, Answer>(
  together: (owner: Owner, asks: readonly Ask[]) => Promise<readonly Answer[]>,
  laneOf: (ask: Ask) => string = () => '',
): (owner: Owner, ask: Ask) => Promise<Answer> {
  const lanesOf = new WeakMap<Owner, Map<string, Waiting<Ask, Answer>[]>>()

  const answer = async (
    owner: Owner,
    turn: readonly Waiting<Ask, Answer>[],
  ): Promise<readonly Answer[]> => {
    const answers = await together(
      owner,
      turn.map(({ ask }) => ask),
    )
    if (answers.length === turn.length) return answers
    throw new Error(`${turn.length} asked together and ${answers.length} were answered`)
  }
  const answerAlone = async (owner: Owner, one: Waiting<Ask, Answer>): Promise<void> => {
    try {
      for (const each of await answer(owner, [one])) one.resolve(each)
    } catch (error) {
      one.reject(error)
    }
  }
  const takeTurn = async (owner: Owner, turn: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    const [first] = turn
    if (first !== undefined && turn.length === 1) return answerAlone(owner, first)
    let answers: readonly Answer[]
    try {
      answers = await answer(owner, turn)
    } catch (error) {
      for (const each of turn) {
        if (isDatabaseTrouble(error)) each.reject(error)
        else await answerAlone(owner, each)
      }
      return
    }
    for (const [place, each] of answers.entries()) turn[place]?.resolve(each)
  }
  const workThrough = async (owner: Owner, lane: string): Promise<void> => {
    // Those who ask before the program's next step come along.
    await Promise.resolve()
    const lanes = lanesOf.get(owner)
    for (let waiting = lanes?.get(lane); waiting !== undefined && waiting.length > 0; ) {
      await takeTurn(owner, waiting.splice(0, MOST_TOGETHER))
    }
    lanes?.delete(lane)
  }
  return (owner, ask) =>
    new Promise((resolve, reject) => {
      const lanes = lanesOf.get(owner) ?? new Map<string, Waiting<Ask, Answer>[]>()
      lanesOf.set(owner, lanes)
      const lane = laneOf(ask)
      const waiting = lanes.get(lane)
      if (waiting !== undefined) {
        waiting.push({ ask, resolve, reject })
        return
      }
      lanes.set(lane, [{ ask, resolve, reject }])
      void workThrough(owner, lane)
    })
}
