import type { DialectReference } from './dialect-reference.ts'
import { exampleKey } from './example-key.ts'
import { EXAMPLE_TIME, exampleRpc } from './example-request.ts'

const SEPARATE_KEY =
  'Create a separate key for it: keys that sign are never accepted without a signature.'

/** Header of a worked example of relay: base64 of `KEY:MILLISECONDS`. */
const X_AUTH = 'ZjYvNTQ5N1Z0UHlxSGIrRzJsZVJmZ3FUOFB0SFpQQkxpcDV3eWtWVGZKaz06MTc5NTcyODAwMDAwMA=='

export const relayReference: DialectReference = {
  title: 'relay: key and time',
  summary:
    'For wallets whose own server passes requests on. Nothing is signed, so keep the key on your server.',
  headers: [
    {
      name: 'X-Auth',
      type: 'string',
      text: 'Base64 of `KEY:MILLISECONDS`: the API key and the time since 1970.',
      isRequired: true,
    },
  ],
  steps: [
    'Join the API key, a colon and the current time in milliseconds.',
    'Encode the text as base64. The header is valid for one minute.',
    SEPARATE_KEY,
  ],
  examples: [
    {
      title: `Sent at ${EXAMPLE_TIME}`,
      signed: null,
      uses: ['apiKey'],
      ...exampleRpc,
      headers: { 'X-Auth': X_AUTH },
    },
  ],
  moving: {
    from: 'a wallet’s relay (X-Auth)',
    steps: [
      'Change the base URL that your relay calls to `{site}/api/partner/v2`.',
      'Create a key without signature at [API access](/account/api), and limit it to the addresses of your server.',
      'Check the clock of your server: headers older than a minute are refused.',
    ],
  },
}

export const changeheroReference: DialectReference = {
  title: 'ChangeHero: key alone',
  summary:
    'For programs written for ChangeHero. Nothing is signed, so keep the key on your server.',
  headers: [{ name: 'api-key', type: 'string', text: 'The API key.', isRequired: true }],
  steps: ['Send the API key in the header `api-key`, without `sign`.', SEPARATE_KEY],
  examples: [
    {
      title: 'Key alone',
      signed: null,
      uses: ['apiKey'],
      ...exampleRpc,
      headers: { 'api-key': exampleKey.apiKey },
    },
  ],
  moving: {
    from: 'ChangeHero',
    steps: [
      'Change the base URL to `{site}/v2`.',
      'Create a key without signature at [API access](/account/api), and limit it to the addresses of your server.',
      'Methods, fields and statuses stay. Look coins up with getCurrenciesFull once: some tickers differ.',
    ],
  },
}

export const restReference: DialectReference = {
  title: 'REST: bearer key',
  summary:
    'Plain HTTP calls with JSON, for new programs that need no JSON-RPC. The key is a secret: whoever has it can use it.',
  headers: [
    {
      name: 'Authorization',
      type: 'string',
      text: '`Bearer` and the API key.',
      isRequired: true,
    },
  ],
  steps: ['Send the key with each request, over https only.', SEPARATE_KEY],
  examples: [
    {
      title: 'A quote',
      signed: null,
      uses: ['apiKey'],
      method: 'GET',
      path: '/api/partner/v1/quote?from=btc&to=eth&amountFrom=0.01',
      body: '',
      headers: { Authorization: `Bearer ${exampleKey.apiKey}` },
    },
  ],
  moving: {
    from: 'another exchange’s REST API',
    steps: [
      'Create a bearer key at [API access](/account/api), and use the calls below `{site}/api/partner/v1`.',
      '`amountTo` is what the customer receives, after all fees.',
      'Two steps make an order: `GET /quote`, then `POST /orders` (with its `rateId` for a guaranteed rate).',
      'Replace polling with [webhooks](/developers/webhooks).',
    ],
  },
}
