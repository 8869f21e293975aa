import type { Queryable, Tx } from './database.ts'

/** One that waits for its answer. */
type Waiting = {
  readonly ask: unknown
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}
type Work = (on: never, asks: readonly never[]) => Promise<readonly unknown[]>

/** Parts of a transaction that go in step: how many are under way, and what they ask for. */
type Steps = { underWay: number; waiting: number; readonly asked: Map<Work, Waiting[]> }

const stepsOf = new WeakMap<Queryable, Steps>()

/**
 * Turns work on many rows into a function for one. Where the transaction works on several items `inLockstep`, the asks of
 * all are done together; else each is done at once. `together` answers the asks in their order.
 */
export function joined<On extends Queryable, Ask, Answer>(
  together: (on: On, asks: readonly Ask[]) => Promise<readonly Answer[]>,
): (on: On, ask: Ask) => Promise<Answer> {
  const work = async (on: On, asks: readonly Ask[]): Promise<readonly Answer[]> => {
    const answers = await together(on, asks)
    if (answers.length === asks.length) return answers
    throw new Error(`${asks.length} asked together and ${answers.length} were answered`)
  }
  return async (on, ask) => {
    const steps = stepsOf.get(on)
    if (steps === undefined) return (await work(on, [ask]))[0] as Answer
    return new Promise<Answer>((resolve, reject) => {
      const waiting = steps.asked.get(work) ?? []
      steps.asked.set(work, waiting)
      waiting.push({ ask, resolve: resolve as Waiting['resolve'], reject })
      steps.waiting += 1
      answerIfAllWait(on, steps)
    })
  }
}

/**
 * Works on several items of one transaction side by side. What each asks of a `joined` function is answered when all
 * others have asked for something, too, or have ended: one statement serves all. Each item must be another row's, and none
 * may wait for another. Rejects with the first failure when all have ended: the transaction can't be committed then.
 */
export async function inLockstep<Item>(
  tx: Tx,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  if (stepsOf.has(tx)) throw new Error('This transaction works in lockstep already')
  const steps: Steps = { underWay: items.length, waiting: 0, asked: new Map() }
  stepsOf.set(tx, steps)
  const failures: unknown[] = []
  const part = async (item: Item): Promise<void> => {
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
    steps.underWay -= 1
    answerIfAllWait(tx, steps)
  }
  try {
    await Promise.all(items.map(part))
  } finally {
    stepsOf.delete(tx)
  }
  // Those that follow the first may only say that the transaction is aborted.
  if (failures.length > 0) throw failures[0]
}

function answerIfAllWait(on: Queryable, steps: Steps): void {
  if (steps.waiting === 0 || steps.waiting < steps.underWay) return
  const asked = [...steps.asked]
  steps.asked.clear()
  steps.waiting = 0
  void answerAll(on, asked)
}

async function answerAll(
  on: Queryable,
  asked: readonly (readonly [Work, readonly Waiting[]])[],
): Promise<void> {
  const everybody = asked.flatMap(([, waiting]) => waiting)
  try {
    const answers: unknown[] = []
    for (const [work, waiting] of asked) {
      answers.push(...(await work(on as never, waiting.map(({ ask }) => ask) as never[])))
    }
    for (const [place, { resolve }] of everybody.entries()) resolve(answers[place])
  } catch (error) {
    for (const { reject } of everybody) reject(error)
  }
}
