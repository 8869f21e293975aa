import type { PartnerKey } from './partner-types.ts'
import { keyHashOf } from './store-key.ts'

/** The key that a request names; null where there is none that is in force. */
export type KeyFinder = (apiKey: string) => Promise<PartnerKey | null>

/** Keys in force, by the hash of what requests name. */
type FindKeys = (keyHashes: readonly string[]) => Promise<ReadonlyMap<string, PartnerKey>>

type Waiting = {
  readonly keyHash: string
  readonly resolve: (key: PartnerKey | null) => void
  readonly reject: (error: unknown) => void
}

/** Of requests that come together. */
const LARGEST_GROUP = 100
const MOST_GROUPS = 2

/**
 * Finds keys in the database for each request, so that a key that was revoked is refused at once by every process. Requests
 * that come while others are being looked up share the next statement, which begins after they came.
 */
export function createKeyFinder(findKeys: FindKeys): KeyFinder {
  const waiting: Waiting[] = []
  let groups = 0
  const start = (): void => {
    while (groups < MOST_GROUPS && waiting.length > 0) {
      groups += 1
      void findGroup(findKeys, waiting.splice(0, LARGEST_GROUP)).finally(() => {
        groups -= 1
        start()
      })
    }
  }
  return (apiKey) =>
    new Promise((resolve, reject) => {
      waiting.push({ keyHash: keyHashOf(apiKey), resolve, reject })
      start()
    })
}

/** Answers every one of the group, and never throws. */
async function findGroup(findKeys: FindKeys, group: readonly Waiting[]): Promise<void> {
  try {
    const keys = await findKeys([...new Set(group.map(({ keyHash }) => keyHash))])
    for (const { keyHash, resolve } of group) resolve(keys.get(keyHash) ?? null)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
