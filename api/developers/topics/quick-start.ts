import type { DocPage, DocSection } from '../../contract/index.ts'
import { code, text } from '../blocks.ts'

const sandboxKey = `curl --silent --request POST {site}/api/sandbox/partners \\
  --header 'Content-Type: application/json' \\
  --data '{"name": "My wallet"}' > partner.json
jq --raw-output .privateKeyPem partner.json > private-key.pem
export API_KEY=$(jq --raw-output .apiKey partner.json)`

const ownKey = `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out private-key.pem
openssl pkey -in private-key.pem -pubout -out public-key.pem
export API_KEY=$(openssl rsa -pubin -in public-key.pem -RSAPublicKey_out -outform DER | openssl dgst -sha256 -binary | openssl base64 -A)`

const quote = `BODY='{"jsonrpc":"2.0","id":1,"method":"getExchangeAmount","params":{"from":"btc","to":"eth","amountFrom":"0.01"}}'
SIGNATURE=$(printf '%s' "$BODY" | openssl dgst -sha256 -sign private-key.pem | openssl base64 -A)
curl --silent {site}/api/partner/v2 \\
  --header 'Content-Type: application/json' \\
  --header "X-Api-Key: $API_KEY" \\
  --header "X-Api-Signature: $SIGNATURE" \\
  --data "$BODY"`

const client = `import { readFileSync } from 'node:fs'
import { createClient } from '@causeway/client'

const client = createClient({
  baseUrl: '{site}/api/partner',
  apiKey: process.env.API_KEY,
  privateKey: readFileSync('private-key.pem', 'utf8'),
})

const [quote] = await client.getExchangeAmount({ from: 'btc', to: 'eth', amountFrom: '0.01' })
const order = await client.createTransaction({
  from: 'btc',
  to: 'eth',
  amountFrom: '0.01',
  address: '0x562f987CE7eb86EF3eC585b2A11b44849C1E48C2',
})
console.log(\`Pay \${order.amountExpectedFrom} BTC to \${order.payinAddress}\`)
console.log(await client.getStatus({ id: order.id }))`

/** From nothing to an order, in a few minutes. */
export function quickStart(world: 'play' | 'real'): DocPage {
  return {
    title: 'Quick start',
    lead: 'Get a key, sign a request and create your first order.',
    sections: [
      keySection(world),
      {
        id: 'quote',
        title: 'Get a quote',
        blocks: [
          text('Sign the body byte by byte, and send exactly what you signed.'),
          code('Shell', quote),
          text(
            '`amountTo` less `networkFee` is what your customer receives. Errors are explained at [errors](/developers/errors).',
          ),
        ],
      },
      {
        id: 'order',
        title: 'Create an order',
        blocks: [
          text(
            'With the client for TypeScript and JavaScript, which signs each request. Its package is made from this exchange’s repository: `npm run build --workspace client && npm pack ./client/dist`.',
          ),
          code('TypeScript', client),
          text(
            'The folder `samples` of the repository has the same program in curl, TypeScript, Python, PHP and Go.',
          ),
        ],
      },
      {
        id: 'follow',
        title: 'Follow the order',
        blocks: [
          text(
            'Show your customer `payinAddress` (and `payinExtraId`, if there is one), then follow the order: add a [webhook](/developers/webhooks), or ask getStatus every half a minute. The [statuses](/developers/statuses) say what to show.',
          ),
          text(
            'The [console](/developers/console) runs every call in your browser and shows the same call for your program.',
          ),
        ],
      },
    ],
  }
}

function keySection(world: 'play' | 'real'): DocSection {
  return world === 'play'
    ? {
        id: 'key',
        title: 'Get a key',
        blocks: [
          text(
            'Here, with play money, one call makes a key for every dialect. You need curl, jq and openssl.',
          ),
          code('Shell', sandboxKey),
        ],
      }
    : {
        id: 'key',
        title: 'Get a key',
        blocks: [
          text(
            'Make a key pair and paste `public-key.pem` at [API access](/account/api), or let the page make the pair. The API key follows from the public key.',
          ),
          code('Shell', ownKey),
        ],
      }
}
