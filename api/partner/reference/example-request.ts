/** When worked examples are sent, in milliseconds since 1970. */
export const EXAMPLE_TIME = 1_795_728_000_000

export const EXAMPLE_NONCE = 'd8b3a9c4-1f0e-4f6b-9a52-7c1e5b0d2f43'

/** The body of worked examples, byte by byte. */
export const EXAMPLE_BODY =
  '{"jsonrpc":"2.0","id":"example","method":"getExchangeAmount","params":{"from":"btc","to":"eth","amountFrom":"0.01"}}'

/** What is signed where a request carries a time and a nonce. */
export const EXAMPLE_BODY_WITH_NONCE = `${EXAMPLE_TIME}\n${EXAMPLE_NONCE}\n${EXAMPLE_BODY}`

/** A request of JSON-RPC, as every dialect of it sends it. */
export const exampleRpc = {
  method: 'POST',
  path: '/api/partner/v2',
  body: EXAMPLE_BODY,
} as const
