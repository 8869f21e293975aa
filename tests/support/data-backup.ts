import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a careless operator puts back together: the embedded database, and all that the signer remembers. */
const PARTS = ['postgresql', 'signer-journal.jsonl', 'signer-journal.jsonl.witness']

export type DataBackup = {
  /** Puts all of it back as it was. What was not there then goes. */
  readonly restore: () => void
  readonly remove: () => void
}

/** Copies database and journal out of a data folder. The product must be stopped. */
export function backUpData(dataDir: string): DataBackup {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-copy-'))
  if (!existsSync(join(dataDir, 'postgresql'))) throw new Error(`${dataDir} holds no database`)
  for (const part of PARTS) copy(join(dataDir, part), join(folder, part))
  return {
    restore: () => {
      for (const part of PARTS) {
        rmSync(join(dataDir, part), { recursive: true, force: true })
        copy(join(folder, part), join(dataDir, part))
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function copy(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true })
}
