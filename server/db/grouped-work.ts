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
 * Makes of a piece of work for many one that is asked for singly: what is asked for while an earlier turn is under way is
 * done together in the next, so nobody waits for company. `together` answers each ask in its place. It must do all or
 * nothing, or do no harm when it is done twice: where it fails for many, it is called again for each alone, so that a bad
 * one fails alone; where the database itself is in trouble all of them fail. Asks of different lanes never wait for each other; each owner, such as a database, has its own lanes.
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
