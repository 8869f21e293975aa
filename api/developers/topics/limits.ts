import { ownKeyLimits } from '@causeway/server/partners'
import { LOG_DAYS, MOST_ENDPOINTS } from '@causeway/server/webhooks'
import type { DocPage } from '../../contract/index.ts'
import { partnerLimits } from '../../partner/index.ts'
import { list, table } from '../blocks.ts'

/** What is limited, with the numbers that are enforced. */
export function limits(): DocPage {
  const { batchRequests, failuresPerMinute, filterValues, metadataCharacters } = partnerLimits
  return {
    title: 'Limits',
    lead: 'Limits of keys that you create yourself. The operator can raise them for a partner.',
    sections: [
      {
        id: 'keys',
        title: 'Keys and requests',
        blocks: [
          table(
            ['What', 'Limit'],
            [
              ['Requests of a key per second', String(ownKeyLimits.requestsPerSecond)],
              ['Orders created by a key per minute', String(ownKeyLimits.creationsPerMinute)],
              ['Active keys', String(ownKeyLimits.keys)],
              ['Requests in a batch', String(batchRequests)],
              ['Size of a body', '64 kB'],
              ['Values of one filter in getTransactions', String(filterValues)],
              ['Characters of `userMetadata`', String(metadataCharacters)],
              ['Unauthorized requests from a network per minute', String(failuresPerMinute)],
              ['Webhook endpoints', String(MOST_ENDPOINTS)],
              ['Days that messages stay in the webhook log', String(LOG_DAYS)],
            ],
          ),
        ],
      },
      {
        id: 'over',
        title: 'If you reach a limit',
        blocks: [
          list(
            'JSON-RPC: error −32600, `Error: You reached requests limit {n} rps`. REST: status 429.',
            'Requests of JSON-RPC, REST and Fiat v1 are counted together, whichever server of ours answers them.',
            'Quotes and currencies can be kept: currencies for an hour, limits for a minute, quotes for a few seconds.',
            'Use [webhooks](/developers/webhooks) instead of asking for statuses.',
          ),
        ],
      },
    ],
  }
}
