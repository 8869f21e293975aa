import { type WebhookEvent, webhookEvents } from '@causeway/core/partners'
import type { DocPage, DocSection } from '../../contract/index.ts'
import { partnerMethods } from '../../partner/index.ts'
import { code, fields, json, list, steps, table, text } from '../blocks.ts'
import { callSection } from '../call-section.ts'
import { webhookCalls } from './rest.ts'

const meanings: Readonly<Record<WebhookEvent, string>> = {
  'order.created': 'An order was created.',
  'order.updated': 'An order has another status that isn’t one of those below.',
  'order.finished': 'The payout is confirmed.',
  'order.refunded': 'The payment went back.',
  'order.hold': 'The order waits for a decision or a check.',
  'fiat.updated':
    'A [fiat purchase](/developers/fiat) has another status. Its `data` has the fields of `GET /orders` there.',
}

const ADD = `curl --request POST {site}/api/partner/v1/webhooks \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Content-Type: application/json' \\
  --data '{"url": "https://example.com/webhooks"}'`

const VERIFY = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)
// Throws if the signature is wrong or the message is older than five minutes.
const event = webhook.verify(rawBody, request.headers)`

const headers = [
  {
    name: 'webhook-id',
    type: 'string',
    text: 'The same in every attempt. Keep the IDs that you have handled.',
  },
  { name: 'webhook-timestamp', type: 'integer', text: 'Seconds since 1970.' },
  {
    name: 'webhook-signature',
    type: 'string',
    text: '`v1,` and the base64 HMAC-SHA256 of `ID.TIMESTAMP.BODY`; or `v1a,` and an Ed25519 signature. After a change of secret there are two, separated by a space.',
  },
] as const

/** What receivers do with messages, and what we do where they don't. */
const handling: readonly DocSection[] = [
  {
    id: 'verify',
    title: 'Verify messages',
    blocks: [
      text(
        'Messages follow the Standard Webhooks convention, so its libraries verify them in most languages.',
      ),
      code('TypeScript', VERIFY),
      steps(
        'Take the raw body, before it is parsed.',
        'Compute the signature of `webhook-id`, a dot, `webhook-timestamp`, a dot and the body, and compare it in constant time.',
        'Refuse messages that are older than five minutes.',
      ),
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    blocks: [
      list(
        'Answer with any 2xx status within 10 seconds, and do the work afterwards.',
        'Messages about one order come one after the other. A message can come twice.',
        'Otherwise we try again after 5 seconds, 30 seconds, 2 minutes and so on, for about three days. Then the endpoint is paused, and its messages wait until you resume it.',
        'An answer of 410 pauses the endpoint at once.',
        'Only https URLs at public addresses are used. With play money, http and this machine work too.',
      ),
    ],
  },
]

/** Messages to partners' servers: events, signatures, and the calls that manage them. */
export function webhooks(): DocPage {
  const [order] = [partnerMethods.getTransactions.reference.example.result].flat()
  return {
    title: 'Webhooks',
    lead: 'We send your server a signed message when something happens to one of your orders.',
    sections: [
      {
        id: 'add',
        title: 'Add an endpoint',
        blocks: [
          text(
            'At [API access](/account/api), or with a key that has the permission `webhooks`. The reply has the secret, which is shown only now.',
          ),
          code('curl', ADD),
        ],
      },
      {
        id: 'events',
        title: 'Events',
        blocks: [
          table(
            ['Event', 'Meaning'],
            webhookEvents.map((event) => [`\`${event}\``, meanings[event]]),
          ),
        ],
      },
      {
        id: 'messages',
        title: 'Messages',
        blocks: [
          fields(headers),
          text(
            '`data` has the fields of [getTransactions](/developers/methods/getTransactions), and `sequence`, which grows with each event of an order.',
          ),
          json('Message', {
            type: 'order.finished',
            timestamp: '2026-11-26T12:00:00.000Z',
            data: { sequence: 6, ...Object(order) },
          }),
        ],
      },
      ...handling,
      ...webhookCalls.map((spec) => callSection(spec)),
    ],
  }
}
