import type { OperatorContent } from '@causeway/content/edited/operator-content'
import { contentFiles } from './content-files.ts'
import { readOperatorContent } from './read-operator-content.ts'

const LOOK_AGAIN_MILLISECONDS = 1000

export type OperatorContentNeeds = {
  readonly folder: string
  readonly clock: { readonly now: () => number }
  /** Told once of each change that cannot be used, in the operator's words. */
  readonly onWrong: (error: unknown) => void
}

/**
 * Opens the operator's folder: what it says now, read again without a restart when a file changes, with a look at most
 * once a second and only when asked. Throws WrongContent at a wrong file; one that becomes wrong later leaves all as
 * it was before.
 */
export async function openOperatorContent(
  needs: OperatorContentNeeds,
): Promise<() => OperatorContent> {
  const { clock, folder, onWrong } = needs
  let stamp = stampOf(folder)
  let current = await readWhole(folder)
  let lookedAt = clock.now()
  let isReading = false
  let told = ''
  const readAgain = async () => {
    isReading = true
    try {
      const found = stampOf(folder)
      if (found === stamp) return
      stamp = found
      current = await readWhole(folder)
      told = ''
    } catch (error) {
      // A folder that cannot be looked into is looked at every second.
      if (told !== String(error)) onWrong(error)
      told = String(error)
    } finally {
      isReading = false
    }
  }
  return () => {
    const now = clock.now()
    if (!isReading && now - lookedAt >= LOOK_AGAIN_MILLISECONDS) {
      lookedAt = now
      void readAgain()
    }
    return current
  }
}

function stampOf(folder: string): string {
  return contentFiles(folder)
    .map(({ stamp }) => stamp)
    .join('\n')
}

async function readWhole(folder: string): Promise<OperatorContent> {
  const { content, problems } = await readOperatorContent(folder)
  const [first] = problems
  if (first !== undefined) throw first
  return content
}
