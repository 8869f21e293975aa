import { type CallSpec, type DocPage, partnerCalls } from '../../contract/index.ts'
import { code, list, text } from '../blocks.ts'
import { callSection } from '../call-section.ts'

const QUOTE = `curl '{site}/api/partner/v1/quote?from=btc&to=eth&amountFrom=0.01' \\
  --header "Authorization: Bearer $API_KEY"`

const isOfWebhooks = ({ path }: CallSpec) => path.includes('/webhooks')

/** Calls of partners' programs without those about webhooks, which stand on their own page. */
export const restCalls = Object.values<CallSpec>(partnerCalls).filter((spec) => !isOfWebhooks(spec))
export const webhookCalls = Object.values<CallSpec>(partnerCalls).filter(isOfWebhooks)

/** The calls with a bearer key, by their declarations. */
export function rest(): DocPage {
  return {
    title: 'REST calls',
    lead: 'Quotes, orders and reports by plain HTTP calls with JSON. The key is sent as a bearer token.',
    sections: [
      {
        id: 'basics',
        title: 'Basics',
        blocks: [
          text('All paths begin with `{site}/api/partner/v1`. The key must be enabled for REST.'),
          code('curl', QUOTE),
          list(
            '`amountTo` is what the customer receives, after all fees. In JSON-RPC it is before the network fee.',
            'Errors have an HTTP status and a body: `{"error": {"code": …, "message": …, "details": …}}`. Base your logic on the code.',
            'A request without a valid key gets 401 (`partner_key_invalid`), one without the permission 403 (`scope_missing`), one too many 429 (`key_rate_limited`).',
            'An order that belongs to another partner is answered like one that doesn’t exist.',
            'The same calls are in the [OpenAPI document](/api/openapi.json).',
          ),
        ],
      },
      ...restCalls.map((spec) => callSection(spec)),
    ],
  }
}
