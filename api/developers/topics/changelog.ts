import type { DocPage } from '../../contract/index.ts'
import { list } from '../blocks.ts'

/** Changes that partners' programs can notice, newest first. */
const changes: readonly { readonly day: string; readonly items: readonly string[] }[] = [
  {
    day: '2026-11-27',
    items: [
      '`trackUrl` in the reply to a creation lets the customer decide about an order on hold.',
      'Requests per second are counted over all servers of the exchange together.',
    ],
  },
  {
    day: '2026-11-26',
    items: [
      'JSON-RPC with the thirteen methods of the established protocol, in the dialects v2, v1, relay and ChangeHero.',
      'REST calls under `/api/partner/v1`, with bearer keys and reports.',
      'Webhooks for every change of an order, with a log and replay.',
      'Your own commission (`commissionBps`) in quotes and orders, and `earned` in reports.',
      '[Fiat purchases](/developers/fiat) (Fiat v1), and the event `fiat.updated`.',
      'Keys of your own at [API access](/account/api), with permissions, IP addresses and usage.',
      'This reference, and the [console](/developers/console).',
    ],
  },
]

/** What changed, and how changes are made. */
export function changelog(): DocPage {
  return {
    title: 'Changelog',
    lead: 'Changes that your program can notice. Fields, methods and events are added without notice; nothing is removed or changed in meaning within a version.',
    sections: changes.map(({ day, items }) => ({
      id: `d${day}`,
      title: day,
      blocks: [list(...items)],
    })),
  }
}
