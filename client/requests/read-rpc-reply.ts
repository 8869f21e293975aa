import { PartnerApiError, PartnerHttpError, type RpcError } from './partner-errors.ts'
import type { HttpReply } from './post-signed.ts'

/** A reply of JSON-RPC 2.0; `id` is null if the request could not be read or proves no key. */
type RpcReply = { readonly id: unknown } & (
  | { readonly result: unknown }
  | { readonly error: RpcError }
)

/** The result of one request. Throws what the exchange refused, or what is no reply to it. */
export function readRpcReply(reply: HttpReply, id: string): unknown {
  const read = reply.json
  if (!isRpcReply(read)) throw httpError(reply)
  if ('error' in read) throw new PartnerApiError(read.error)
  if (read.id !== id) throw httpError(reply)
  return read.result
}

/** The result or the refusal of each request of a batch, in the order of the ids. */
export function readBatchReply(
  reply: HttpReply,
  ids: readonly string[],
): readonly (
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: PartnerApiError }
)[] {
  const { json } = reply
  // One reply to the whole batch is its refusal.
  if (isRpcReply(json) && 'error' in json) throw new PartnerApiError(json.error)
  if (!Array.isArray(json)) throw httpError(reply)
  const replies = new Map(json.filter(isRpcReply).map((each) => [each.id, each]))
  return ids.map((id) => {
    const found = replies.get(id)
    if (found === undefined) throw httpError(reply)
    return 'error' in found
      ? { ok: false, error: new PartnerApiError(found.error) }
      : { ok: true, result: found.result }
  })
}

function httpError({ retryAfterSeconds, status }: HttpReply): PartnerHttpError {
  return new PartnerHttpError(status, retryAfterSeconds)
}

function isRpcReply(value: unknown): value is RpcReply {
  if (!isObject(value) || value.jsonrpc !== '2.0') return false
  const { error } = value
  if (error === undefined) return 'result' in value
  return isObject(error) && typeof error.code === 'number' && typeof error.message === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
