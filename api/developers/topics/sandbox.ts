import { type CallSpec, type DocPage, sandboxCalls } from '../../contract/index.ts'
import { code, list, steps, text } from '../blocks.ts'
import { callSection } from '../call-section.ts'

const { addPartner, blocks, clock, customerAddress, decideHold, deposit } = sandboxCalls
const shown: readonly CallSpec[] = [addPartner, customerAddress, deposit, blocks, clock, decideHold]

const PAY = `curl --request POST {site}/api/sandbox/deposits \\
  --header 'Content-Type: application/json' \\
  --data '{"transactionId": "ORDER-ID"}'`

/** How to try everything with play money. */
export function sandbox(world: 'play' | 'real'): DocPage {
  return {
    title: 'Sandbox',
    lead: 'The same exchange with play money: blockchains, rates and payments are simulated, and nothing costs anything.',
    sections: [
      {
        id: 'where',
        title: 'Where it is',
        blocks: [
          text(
            world === 'play'
              ? 'You are in it: this exchange runs with play money. Its controls are at [Sandbox](/sandbox), and as calls below.'
              : 'This exchange works with real money. To try your program without risk, run a copy with play money on your own machine: `npm ci && npm start` in the repository starts one at http://localhost:3000.',
          ),
          list(
            'Controls are only available from the same machine, or with the operator’s token.',
            'Addresses are valid addresses of real networks, but nothing is sent there.',
            'Keys, orders and webhooks work exactly as with real money.',
          ),
        ],
      },
      {
        id: 'swap',
        title: 'A whole exchange',
        blocks: [
          steps(
            'Make a key: `POST /api/sandbox/partners`.',
            'Get an address to receive at: `GET /api/sandbox/addresses/eth`.',
            'Create an order with [createTransaction](/developers/methods/createTransaction).',
            'Pay it, as below, and wait a few seconds.',
            'Ask [getStatus](/developers/methods/getStatus) until it says `finished`.',
          ),
          code('curl', PAY),
          text('The [console](/developers/console) does the same in your browser.'),
        ],
      },
      ...shown.map((spec) => callSection(spec)),
    ],
  }
}
