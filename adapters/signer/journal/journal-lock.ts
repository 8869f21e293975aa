import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process of this machine is signing: longer than this is a fault. */
const LONGEST_WAIT_MILLISECONDS = 10_000

export type JournalLock = {
  /** Does something while no other process of this machine reads or writes the journal. One at a time per process. */
  readonly whileHeld: <T>(work: () => Promise<T>) => Promise<T>
  readonly close: () => void
}

/** The operating system's lock on a file beside the journal (held through SQLite): it vanishes with its holder. */
export function openJournalLock(journalPath: string): JournalLock {
  mkdirSync(dirname(journalPath), { recursive: true })
  const lock = new DatabaseSync(`${journalPath}.lock`, { timeout: LONGEST_WAIT_MILLISECONDS })
  return {
    whileHeld: async (work) => {
      lock.exec('begin immediate')
      try {
        return await work()
      } finally {
        lock.exec('rollback')
      }
    },
    close: () => lock.close(),
  }
}
