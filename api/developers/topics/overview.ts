import type { DocPage } from '../../contract/index.ts'
import { list, table, text } from '../blocks.ts'

const ways = [
  [
    '[JSON-RPC](/developers/methods)',
    'Wallets and services with programs for an established exchange protocol, and new programs with [@causeway/client](/developers/quick-start).',
  ],
  ['[REST](/developers/rest)', 'New programs that need plain HTTP calls.'],
  ['[Fiat purchases](/developers/fiat)', 'Your customers buy coins with fiat money.'],
  [
    '[Webhooks](/developers/webhooks)',
    'Hear about each change of an order, instead of asking for it.',
  ],
  [
    '[HTTP API of the site](/developers/http)',
    'The calls of this site and its widget. They need no key.',
  ],
] as const

/** What there is, and where to begin. */
export function overview(world: 'play' | 'real'): DocPage {
  return {
    title: 'Overview',
    lead: 'Add exchanges between hundreds of coins to your wallet or service. Your customers pay one address and receive at another; you create orders and follow them.',
    sections: [
      {
        id: 'ways',
        title: 'Choose an API',
        blocks: [table(['API', 'For'], ways)],
      },
      {
        id: 'swap',
        title: 'How an exchange works',
        blocks: [
          list(
            'Get a quote: what an amount gives, at a floating or at a guaranteed rate.',
            'Create an order with the address of your customer. You get a deposit address.',
            'Your customer pays. The payment is seen, confirmed and exchanged.',
            'The coins are paid out. You hear about it by webhook, or ask for the [status](/developers/statuses).',
          ),
          text(
            'If something goes wrong with a payment, the order waits on hold or the payment is refunded. Its page says what to do. Store `trackUrl` from the reply to the creation and send the customer there: only this link lets them choose between an exchange and a refund.',
          ),
        ],
      },
      {
        id: 'access',
        title: 'Get access',
        blocks: [
          text(
            world === 'play'
              ? 'This exchange runs with play money. The [console](/developers/console) makes a key at a press, and `POST /api/sandbox/partners` makes keys for programs.'
              : 'Sign in and open [API access](/account/api). Keys work at once.',
          ),
        ],
      },
      {
        id: 'rules',
        title: 'What always holds',
        blocks: [
          list(
            'Amounts are decimal strings such as `"0.25"`, never floating-point numbers.',
            'Creating an order can be repeated safely: send the same `Idempotency-Key`.',
            'Errors have codes. The messages of JSON-RPC errors are stable too.',
            'Unknown fields in replies can appear at any time. Ignore them.',
          ),
        ],
      },
    ],
  }
}
