import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder is in use by another process of the product. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `${folder} is in use by another Causeway process. The embedded database is for one process: stop the other one, or set DATABASE_URL to a PostgreSQL server.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes a folder for this process alone. The lock is the operating system's (held through an SQLite file), so it
 * vanishes with the process however it ends. Throws FolderInUse. Answers the function that gives it back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
  return () => lock.close()
}
