import { RefusedRequest, readJsonBody } from '../http/index.ts'

/** One request of JSON-RPC 2.0. */
export type RpcRequest = {
  /** Absent of a notification, which gets no answer. */
  readonly id?: string | number | null
  readonly method: string
  readonly params: unknown
}

/** What a body holds: one request or many, each readable (`null`: it is none). `unreadable`: it is not JSON. */
export type RpcBody =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'one'; readonly request: RpcRequest | null }
  | { readonly kind: 'batch'; readonly requests: readonly (RpcRequest | null)[] }

/** Reads a body. Numbers of amounts become the text that was sent, never a double. */
export function readRpcBody(raw: string): RpcBody {
  const body = parse(raw)
  if (body === undefined) return { kind: 'unreadable' }
  if (!Array.isArray(body)) return { kind: 'one', request: requestIn(body) }
  return body.length === 0 ? { kind: 'empty' } : { kind: 'batch', requests: body.map(requestIn) }
}

function parse(raw: string): unknown {
  try {
    return readJsonBody(raw)
  } catch (error) {
    if (error instanceof RefusedRequest) return undefined
    throw error
  }
}

/** Some programs leave out the version: what names a method and a possible id is a request. */
function requestIn(body: unknown): RpcRequest | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { id, jsonrpc, method, params } = body as Readonly<Record<string, unknown>>
  if (typeof method !== 'string' || method === '') return null
  if (jsonrpc !== undefined && jsonrpc !== '2.0') return null
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') {
    return null
  }
  return { ...(id === undefined ? {} : { id }), method, params }
}
