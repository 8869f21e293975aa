import type { DocPage } from '../../contract/index.ts'
import { partnerLimits, partnerMethods } from '../../partner/index.ts'
import { code, list, table, text } from '../blocks.ts'
import { methodNames } from '../method-page.ts'

const request = `{"jsonrpc": "2.0", "id": 1, "method": "getMinAmount", "params": {"from": "btc", "to": "eth"}}`
const reply = `{"jsonrpc": "2.0", "id": 1, "result": "0.00016717"}`

/** The list of all methods, and what holds for each of them. */
export function methods(): DocPage {
  return {
    title: 'Methods',
    lead: 'JSON-RPC 2.0 over HTTP POST: one address, and the method’s name in the body.',
    sections: [
      {
        id: 'all',
        title: 'All methods',
        blocks: [
          table(
            ['Method', 'Permission', 'What it does'],
            methodNames.map((name) => [
              `[${name}](/developers/methods/${name})`,
              `\`${partnerMethods[name].scope}\``,
              partnerMethods[name].reference.summary,
            ]),
          ),
        ],
      },
      {
        id: 'requests',
        title: 'Requests and replies',
        blocks: [
          text('The address is `{site}/api/partner/v2`. `/api/partner` and `/v2` are the same.'),
          code('Request', request),
          code('Reply', reply),
          list(
            '`id` is a number or a string, and comes back as you sent it. Use a new one for each request.',
            '`params` may be an object, a list with one object, or missing.',
            'Amounts are decimal strings. Numbers are accepted, and read digit by digit.',
            '`amountTo` is before the network fee: the customer receives `amountTo` less `networkFee`.',
            'Tickers can be written in upper or lower case. Unknown fields are ignored.',
            'Errors come with HTTP status 200, except for 401 if the key isn’t accepted.',
          ),
        ],
      },
      {
        id: 'batches',
        title: 'Batches',
        blocks: [
          text(
            `A list of up to ${partnerLimits.batchRequests} requests is answered with a list of replies. Each request counts towards the key’s limit of requests per second.`,
          ),
        ],
      },
    ],
  }
}
