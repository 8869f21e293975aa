import { importPrivateKey } from '../keys/import-private-key.ts'
import type { MethodName, ParamsOf, ResultOf } from '../protocol/methods.ts'
import type {
  BatchReply,
  BatchRequest,
  CallOptions,
  ClientOptions,
  PartnerClient,
} from './client-types.ts'
import { type Endpoint, postSigned, type RequestOptions } from './post-signed.ts'
import { readBatchReply, readRpcReply } from './read-rpc-reply.ts'

const TIMEOUT_MILLISECONDS = 30_000

/**
 * A client of the partner API. Throws a `TypeError` if `baseUrl` is no HTTP URL; a private key that can’t be read rejects
 * the calls.
 */
export function createClient(options: ClientOptions): PartnerClient {
  const endpoint = endpointOf(options)
  const call = <M extends MethodName>(method: M) => {
    return (params?: ParamsOf<M>, callOptions?: CallOptions) =>
      callMethod(endpoint, method, params, callOptions)
  }
  return {
    getCurrencies: call('getCurrencies'),
    getCurrenciesFull: call('getCurrenciesFull'),
    getPairsParams: call('getPairsParams'),
    getMinAmount: call('getMinAmount'),
    getExchangeAmount: call('getExchangeAmount'),
    getFixRateForAmount: call('getFixRateForAmount'),
    getFixRate: call('getFixRate'),
    getFixRateBulk: call('getFixRateBulk'),
    createTransaction: call('createTransaction'),
    createFixTransaction: call('createFixTransaction'),
    getTransactions: call('getTransactions'),
    getStatus: call('getStatus'),
    validateAddress: call('validateAddress'),
    batch: (requests, batchOptions) => sendBatch(endpoint, requests, batchOptions),
  }
}

async function callMethod<M extends MethodName>(
  endpoint: Endpoint,
  method: M,
  params: ParamsOf<M> | undefined,
  options: CallOptions = {},
): Promise<ResultOf<M>> {
  const request = requestOf(method, params)
  const reply = await postSigned(endpoint, JSON.stringify(request), options)
  // What the exchange declares; checking every field would be a second copy of the protocol.
  return readRpcReply(reply, request.id) as ResultOf<M>
}

async function sendBatch<const T extends readonly BatchRequest[]>(
  endpoint: Endpoint,
  requests: T,
  options: RequestOptions = {},
): Promise<{ readonly [I in keyof T]: BatchReply<T[I]['method']> }> {
  type Replies = { readonly [I in keyof T]: BatchReply<T[I]['method']> }
  const batch = requests.map(({ method, params }) => requestOf(method, params))
  if (batch.length === 0) return [] as unknown as Replies
  const reply = await postSigned(endpoint, JSON.stringify(batch), options)
  const ids = batch.map(({ id }) => id)
  return readBatchReply(reply, ids) as unknown as Replies
}

/** The id is random: two calls alike are two requests to the exchange, which would answer a repeat with the first order. */
function requestOf(method: MethodName, params: unknown) {
  return { jsonrpc: '2.0', id: crypto.randomUUID(), method, params: params ?? {} }
}

function endpointOf({
  apiKey,
  baseUrl,
  privateKey,
  fetch: ownFetch,
  replayProtection = true,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
}: ClientOptions): Endpoint {
  const url = new URL(baseUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new TypeError('baseUrl must begin with https:// or http://')
  }
  let imported: Promise<CryptoKey> | null = null
  return {
    url,
    apiKey,
    privateKey: () => {
      imported ??= cryptoKeyOf(privateKey)
      return imported
    },
    replayProtection,
    timeoutMilliseconds,
    // Browsers refuse a fetch that is called as a method of something else.
    fetch: ownFetch ?? ((input, init) => fetch(input, init)),
  }
}

async function cryptoKeyOf(privateKey: string | CryptoKey): Promise<CryptoKey> {
  return typeof privateKey === 'string' ? importPrivateKey(privateKey) : privateKey
}
