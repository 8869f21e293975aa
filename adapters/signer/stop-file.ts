import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SigningRefused } from './signing-refused.ts'

/** The switch that stops all signing: a file of this name beside the journal, whatever it holds. */
export const STOP_FILE = 'signer.stop'

/** Throws SigningRefused while the file is there, or where nobody can tell. */
export async function assertNotStopped(journalPath: string): Promise<void> {
  const path = join(dirname(journalPath), STOP_FILE)
  const absent = await stat(path).then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  )
  if (!absent) throw new SigningRefused('stopped', `${STOP_FILE} stops all signing`)
}
