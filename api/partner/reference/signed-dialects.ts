import type { DialectReference } from './dialect-reference.ts'
import { exampleKey } from './example-key.ts'
import {
  EXAMPLE_BODY,
  EXAMPLE_BODY_WITH_NONCE,
  EXAMPLE_NONCE,
  EXAMPLE_TIME,
  exampleRpc,
} from './example-request.ts'

const nonceHeaders = {
  'X-Api-Timestamp': String(EXAMPLE_TIME),
  'X-Api-Nonce': EXAMPLE_NONCE,
} as const

const signedBody = {
  'X-Api-Key': exampleKey.apiKey,
  'X-Api-Signature':
    'HzudqYphFd7rh2RGZ7V8Ty6MXxp2pG16geEiiHU5d8yl77s8EjEk9jGTiPqlxyem43vWI6zC2cMLYNNLfbZYtq16C7TbdqvaRqDoHu4mGiSOJ0rgWrWdk09RimDvcYLlT5lNfeLtDmdlMCaPNYUiLlae1VtGTPHpg3u617FK9VYjD959LU3W4bBYjfZRPxCyleB2CXHGjEVXEmIoCmJ7trUORPFPgfO0u/31Ms+U6p/Eblgp4r+/s3+v5AC7D/4Zn/7Lg4fdgjQc/7KS1OGYQukuy331PQ6Gp71fTt5ARhskcyehSV0FitxT+a/yZLd5SLBiV+JUeJpftRgZ/K4hjg==',
} as const

const usesPair = ['apiKey', 'privateKeyPem'] as const

export const v2Reference: DialectReference = {
  title: 'v2: RSA signature',
  summary:
    'The recommended dialect. You keep the private key; the exchange only knows the public key.',
  headers: [
    {
      name: 'X-Api-Key',
      type: 'string',
      text: 'Base64 of the SHA-256 of your public key (PKCS#1, DER).',
      isRequired: true,
    },
    {
      name: 'X-Api-Signature',
      type: 'string',
      text: 'Base64 of the RSA signature (PKCS#1 v1.5 with SHA-256).',
      isRequired: true,
    },
    {
      name: 'X-Api-Timestamp',
      type: 'integer',
      text: 'Milliseconds since 1970. Some keys require it.',
    },
    {
      name: 'X-Api-Nonce',
      type: 'string',
      text: 'A new random value for each request, at most 100 characters. Some keys require it.',
    },
  ],
  steps: [
    'Write the JSON body as a string. Sign exactly these bytes and send exactly these bytes.',
    'If you send `X-Api-Timestamp` and `X-Api-Nonce`, sign timestamp, line feed, nonce, line feed, body.',
    'Sign with RSASSA-PKCS1-v1_5 and SHA-256, and encode the signature as base64.',
    'An `Authorization: Basic` header may be sent too. It is ignored.',
  ],
  examples: [
    {
      title: 'Body alone',
      signed: EXAMPLE_BODY,
      uses: usesPair,
      ...exampleRpc,
      headers: signedBody,
    },
    {
      title: 'With an Authorization header beside',
      signed: EXAMPLE_BODY,
      uses: usesPair,
      ...exampleRpc,
      headers: { ...signedBody, Authorization: 'Basic cGFydG5lcjpwYXNzd29yZA==' },
    },
    {
      title: 'With timestamp and nonce',
      signed: EXAMPLE_BODY_WITH_NONCE,
      uses: usesPair,
      ...exampleRpc,
      headers: {
        ...nonceHeaders,
        'X-Api-Key': exampleKey.apiKey,
        'X-Api-Signature':
          'MbAzt7OC8WNVNahz3yhdbFZdURY7i39jsgUoA9c3krrsO8eVqhkn92HlfKcNK8FQfSNJ9gfRKXMIuRBOkPoi+55FebfN9C91lZL3x5w5Wgzx8sHb4OEfOZH42GgoReV2i/3UAkRZF8gKwz6z4N+hyekzMz957POgl5B9eRBxUaNAKaI3aY0NdQQHLo5740iRTapEp6DhX70O8T17LYQ2mjBttl7LiwnPmL6oGa+dE9gP8LF9PozBSTY9Bp0uIslMdWZgCiJyFA4ZzEgUNy6YIEG9GXhgKWNzCVb7a2HxVJ6I9V6i37qCd6AxAocrp63wQrZeWpA2j4kSFhHsu/830Q==',
      },
    },
  ],
  moving: {
    from: 'Changelly API v2',
    steps: [
      'Change the base URL to `{site}/api/partner/v2`.',
      'Create a key pair at [API access](/account/api), or paste the public key that you use already: the API key is computed in the same way.',
      'Everything else stays: methods, fields, error codes and messages, statuses.',
      'Orders of the other exchange stay there. Keep asking it for their status until they have ended.',
    ],
  },
}

export const v1Reference: DialectReference = {
  title: 'v1: HMAC signature',
  summary:
    'For programs written for the first version of the protocol. Key and exchange share a secret.',
  headers: [
    { name: 'api-key', type: 'string', text: 'The API key.', isRequired: true },
    {
      name: 'sign',
      type: 'string',
      text: 'Hexadecimal HMAC-SHA512 of the body, with the secret as text.',
      isRequired: true,
    },
    { name: 'X-Api-Timestamp', type: 'integer', text: 'As in v2.' },
    { name: 'X-Api-Nonce', type: 'string', text: 'As in v2.' },
  ],
  steps: [
    'Write the JSON body as a string, and send exactly these bytes.',
    'Compute HMAC-SHA512 with the secret as the key. The secret is used as text, it isn’t decoded.',
    'Encode the result as hexadecimal digits.',
    'Times are in seconds in v1, and a single quote is a plain string.',
  ],
  examples: [
    {
      title: 'Body alone',
      signed: EXAMPLE_BODY,
      uses: ['apiKey', 'secret'],
      ...exampleRpc,
      headers: {
        'api-key': exampleKey.apiKey,
        sign: '15c9c055fb78dcf1932e7b3cc937c62e23f21c40ccbb6ee3fe0e0be277d75c395bdd1ad61698decbcc01eebfd6ffa24463cc866931025f9a66c61a3c46c90b79',
      },
    },
    {
      title: 'With timestamp and nonce',
      signed: EXAMPLE_BODY_WITH_NONCE,
      uses: ['apiKey', 'secret'],
      ...exampleRpc,
      headers: {
        ...nonceHeaders,
        'api-key': exampleKey.apiKey,
        sign: '10e8c94f7c066ea2090a3b66ecaad06fd648efc26dfd5e916cd70c5256a4622a58ae56a355148fc0f01e0c1aedf89d88ad0e617b47bfdc2ceff4f11b12e44358',
      },
    },
  ],
  moving: {
    from: 'Changelly API v1',
    steps: [
      'Change the base URL to `{site}/api/partner`.',
      'Create a key with a shared secret at [API access](/account/api).',
      'getExchangeAmount still answers a bare object with a plain string, and `createdAt` is still in seconds.',
      'For new programs, prefer v2: the exchange then holds nothing that could sign in your name.',
    ],
  },
}
