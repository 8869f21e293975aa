import { type JournalLock, openJournalLock } from './journal-lock.ts'
import { type Journal, openJournal } from './open-journal.ts'

/** The journal of this process and how its users take turns. */
export type Book = {
  /** One after another, whatever became of the last. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>
  /** Does something with the whole journal, while no other process of this machine uses it. */
  readonly whileLocked: <T>(task: (journal: Journal) => Promise<T>) => Promise<T>
  /** The same in a turn that all share who ask meanwhile. For what only reads. */
  readonly whileShared: <T>(task: (journal: Journal) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Nothing is opened before it is needed. */
export function openBook(journalPath: string): Book {
  let opened: Promise<Journal> | undefined
  let lock: JournalLock | undefined
  let last: Promise<unknown> = Promise.resolve()

  const forget = async (): Promise<void> => {
    const journal = opened
    opened = undefined
    await journal?.then(
      (each) => each.close(),
      () => undefined,
    )
  }
  /** After a failed read or write only the disk knows what it holds: it is read again before the next signature. */
  const orForget = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      await forget()
      throw error
    }
  }
  const upToDate = async (): Promise<Journal> => {
    opened ??= openJournal(journalPath)
    const journal = await orForget(opened)
    await orForget(journal.catchUp())
    return {
      ...journal,
      sync: () => orForget(journal.sync()),
      adopt: (adoption, at) => orForget(journal.adopt(adoption, at)),
    }
  }
  const inTurn: Book['inTurn'] = (task) => {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
  const whileLocked: Book['whileLocked'] = (task) => {
    lock ??= openJournalLock(journalPath)
    return lock.whileHeld(async () => task(await upToDate()))
  }
  return {
    inTurn,
    whileLocked,
    whileShared: createSharedTurns({ inTurn, whileLocked }),
    close: async () => {
      await forget()
      lock?.close()
      lock = undefined
    },
  }
}

type Asker = {
  readonly ask: (journal: Journal) => Promise<void>
  readonly reject: (error: unknown) => void
}

function createSharedTurns({
  inTurn,
  whileLocked,
}: Pick<Book, 'inTurn' | 'whileLocked'>): Book['whileShared'] {
  const waiting: Asker[] = []
  const answerAll = async (): Promise<void> => {
    const askers = waiting.splice(0)
    if (askers.length === 0) return
    try {
      await whileLocked(async (journal) => {
        for (const { ask } of askers) await ask(journal)
      })
    } catch (error) {
      for (const { reject } of askers) reject(error)
    }
  }
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask: (journal) => task(journal).then(resolve, reject), reject })
      inTurn(answerAll)
    })
}
