import type { ClientCalls } from '@causeway/api/contract'
import { readRecoveryFile } from '../../../recovery/read-recovery-file.ts'

export type Imported = {
  readonly count: number
  /** By file; `reason` null where a file is no recovery file. */
  readonly refused: readonly { readonly name: string; readonly reason: string | null }[]
}

/** Shows the server the secret of each file, one after the other; it sets the holder's cookie of each. */
export async function importRecoveryFiles(
  calls: Pick<ClientCalls, 'becomeHolder'>,
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<Imported> {
  let count = 0
  const refused: { name: string; reason: string | null }[] = []
  for (const { name, text } of files) {
    const order = readRecoveryFile(text)
    if (order === null) {
      refused.push({ name, reason: null })
      continue
    }
    const { transactionId, holderSecret } = order
    const answer = await calls.becomeHolder({ id: transactionId, holderSecret })
    if (answer.ok) count += 1
    else refused.push({ name, reason: answer.body.error.message })
  }
  return { count, refused }
}
