import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Witness } from '@causeway/core/ports'
import { SigningRefused } from '../signing-refused.ts'
import { witnessFromJson, witnessToJson } from '../witness-json.ts'
import { syncFolder } from './sync-folder.ts'

/** Reads what was remembered of the database; null before the first. Throws where the file cannot be read as one. */
export async function readWitness(path: string): Promise<Witness | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : witnessFromJson(JSON.parse(text))
}

/**
 * Remembers for good. Indices never go back: the larger of each network's is kept, for two processes may tell what they
 * read in another order. An older incarnation throws SigningRefused. Call it while the journal is locked.
 */
export async function rememberWitness(path: string, told: Witness): Promise<void> {
  const known = await readWitness(path)
  if (known !== null && told.incarnation < known.incarnation) {
    throw new SigningRefused(
      'incarnation_older',
      `The database says incarnation ${told.incarnation}, but it was ${known.incarnation} before`,
    )
  }
  const nextIndices = { ...known?.nextIndices }
  for (const [network, next] of Object.entries(told.nextIndices)) {
    const before = nextIndices[network] ?? 0n
    nextIndices[network] = next > before ? next : before
  }
  const text = JSON.stringify(witnessToJson({ incarnation: told.incarnation, nextIndices }))
  await replaceFile(path, `${text}\n`)
}

async function replaceFile(path: string, text: string): Promise<void> {
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
