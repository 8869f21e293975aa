import type { PartnerCases } from '@causeway/server/partners'
import { clientNetwork, RefusedRequest } from '../http/index.ts'
import { type AskedByKey, type Authenticated, authenticate } from './authenticate.ts'
import { createWindowCounter } from './count-in-window.ts'

/** Lets programs in by their keys. One for a process: JSON-RPC and REST share its counts of failures. */
export type KeyGate = {
  /**
   * Whose request this is; null where it proves no key. Throws `RefusedRequest` where too many requests from its network
   * proved none lately.
   */
  readonly admit: (asked: Omit<AskedByKey, 'now'>) => Promise<Authenticated | null>
  /** Counts so many requests of a key, over all processes; false where it has had its share of this second. */
  readonly takeRequests: PartnerCases['takeRequests']
}

const MINUTE_MILLISECONDS = 60_000
/** Requests a minute from one network that prove no key. */
export const MOST_FAILURES = 60

/** `onError` is told where the use of a key could not be noted: its request is answered all the same. */
export function createKeyGate({
  onError,
  partners,
}: {
  readonly partners: Pick<PartnerCases, 'findKey' | 'noteKeyUse' | 'takeRequests' | 'useNonce'>
  readonly onError: (error: unknown) => void
}): KeyGate {
  const now = () => performance.now()
  const failures = createWindowCounter(MINUTE_MILLISECONDS, now)
  const noted = createWindowCounter(MINUTE_MILLISECONDS, now)
  return {
    admit: async (asked) => {
      const network = clientNetwork(asked.address) ?? asked.address
      if (failures.isFull(network, MOST_FAILURES)) {
        throw new RefusedRequest({ code: 'rate_limited', retryAfterSeconds: 60 })
      }
      const who = await authenticate(partners, { ...asked, now: Date.now() })
      if (who === null) failures.take(network, 1, MOST_FAILURES)
      else if (noted.take(who.key.id, 1, 1)) partners.noteKeyUse(who.key.id).catch(onError)
      return who
    },
    takeRequests: partners.takeRequests,
  }
}
