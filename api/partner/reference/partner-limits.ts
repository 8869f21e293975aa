import { LONGEST_METADATA } from '@causeway/core/partners'
import { MOST_IN_A_BATCH } from '../answer-rpc.ts'
import { NONCE_MILLISECONDS } from '../authenticate.ts'
import { OLDEST_MILLISECONDS } from '../dialects/relay.ts'
import { MOST_FAILURES } from '../key-gate.ts'
import { MOST_VALUES } from '../order-query.ts'

const SECOND_MILLISECONDS = 1000

/** What the protocol limits, as it is enforced. */
export const partnerLimits = {
  batchRequests: MOST_IN_A_BATCH,
  failuresPerMinute: MOST_FAILURES,
  filterValues: MOST_VALUES,
  metadataCharacters: LONGEST_METADATA,
  nonceSeconds: NONCE_MILLISECONDS / SECOND_MILLISECONDS,
  relaySeconds: OLDEST_MILLISECONDS / SECOND_MILLISECONDS,
} as const
