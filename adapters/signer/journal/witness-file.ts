import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { JournalState, Witness } from '@causeway/core/ports'
import { SigningRefused } from '../signing-refused.ts'
import { readCount, readObject, readText } from '../wire.ts'
import { witnessFromJson, witnessToJson } from '../witness-json.ts'

/** What the file beside the journal holds: what was remembered of the database, and of the journal itself. */
export type StoredWitness = Witness & Pick<JournalState, 'linesSeen' | 'cursors'>

/** Reads it; null before the first. Throws where the file cannot be read as one. */
export async function readWitness(path: string): Promise<StoredWitness | null> {
  const text = await readIfThere(path)
  return text === null ? null : storedFromJson(JSON.parse(text))
}

/** A file's text; null where there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}

/** Files of earlier versions say nothing of the journal. */
function storedFromJson(value: unknown): StoredWitness {
  const { linesSeen = 0, cursors = {}, ...witness } = readObject(value)
  return {
    ...witnessFromJson(witness),
    linesSeen: readCount(linesSeen),
    cursors: Object.fromEntries(
      Object.entries(readObject(cursors)).map(([network, cursor]) => [network, readText(cursor)]),
    ),
  }
}

/**
 * Remembers for good. Indices never go back: the larger of each network's is kept, for two processes may tell what they
 * read in another order. An older generation throws SigningRefused. Call it while the journal is locked.
 */
export async function rememberWitness(path: string, told: StoredWitness): Promise<void> {
  const known = await readWitness(path)
  if (known !== null && told.generation < known.generation) {
    throw new SigningRefused(
      'generation_older',
      `The database says generation ${told.generation}, but it was ${known.generation} before`,
    )
  }
  const nextIndices = { ...known?.nextIndices }
  for (const [network, next] of Object.entries(told.nextIndices)) {
    const before = nextIndices[network] ?? 0n
    nextIndices[network] = next > before ? next : before
  }
  await writeWitness(path, { ...told, nextIndices })
}

/** Writes the file, whatever it said before. Call it while the journal is locked. */
export async function writeWitness(path: string, kept: StoredWitness): Promise<void> {
  const { linesSeen, cursors } = kept
  const text = JSON.stringify({ ...witnessToJson(kept), linesSeen, cursors })
  await replaceFile(path, `${text}\n`)
}

/** Puts a text in the place of a file, which a crash leaves as it was or as it is to be. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const next = `${path}.next`
  const file = await open(next, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, path)
  await syncFolder(dirname(path))
}

/** Returns after a folder's entries are on the disk for good. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
