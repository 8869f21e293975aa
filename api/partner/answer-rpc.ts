import { createHash } from 'node:crypto'
import type { PartnerOutcome, PartnerScope } from '@causeway/core/partners'
import type { MethodAnswer, MethodContext } from './method.ts'
import { refused } from './method.ts'
import { methodNamed } from './registry.ts'
import { rpcFailures } from './rpc-failure.ts'
import { readParams } from './rpc-params.ts'
import { type RpcRequest, readRpcBody } from './rpc-request.ts'

/** Requests. */
export const MOST_IN_A_BATCH = 50

/** What is the same for all requests of a body. */
export type RpcExchange = Omit<MethodContext, 'requestHash'> & {
  readonly body: Buffer
  /** Counts so many requests of the key's; false where it has had its share of this second. */
  readonly takeRequests: (count: number) => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/** What a request is counted as that names no method of ours. */
const UNKNOWN_METHOD = 'unknown'

type Reply = Readonly<Record<string, unknown>>

/** Answers a body of JSON-RPC 2.0: one reply, many, or none where it holds notifications only. */
export async function answerRpc(exchange: RpcExchange): Promise<Reply | readonly Reply[] | null> {
  const read = readRpcBody(exchange.body.toString('utf8'))
  switch (read.kind) {
    case 'unreadable':
      return replyTo(null, refused(rpcFailures.unreadable()))
    case 'empty':
      return replyTo(null, refused(rpcFailures.invalidRequest()))
    case 'one':
      return answerOne(exchange, read.request, {
        index: 0,
        hasRoom: await exchange.takeRequests(1),
      })
    case 'batch': {
      const { requests } = read
      if (requests.length > MOST_IN_A_BATCH) {
        return replyTo(null, refused(rpcFailures.invalidRequest()))
      }
      const hasRoom = await exchange.takeRequests(requests.length)
      const replies: Reply[] = []
      // One after another: a batch is no way to ask for more at once.
      for (const [index, request] of requests.entries()) {
        const reply = await answerOne(exchange, request, { index, hasRoom })
        if (reply !== null) replies.push(reply)
      }
      return replies.length === 0 ? null : replies
    }
  }
}

async function answerOne(
  exchange: RpcExchange,
  request: RpcRequest | null,
  { hasRoom, index }: { readonly index: number; readonly hasRoom: boolean },
): Promise<Reply | null> {
  if (request === null) return replyTo(null, refused(rpcFailures.invalidRequest()))
  const answer = hasRoom
    ? await answerMethod(exchange, request, index)
    : refused(rpcFailures.tooManyRequests(exchange.key.requestsPerSecond))
  exchange.useCases.recordPartnerUse({
    keyId: exchange.key.id,
    method: methodNamed(request.method) === null ? UNKNOWN_METHOD : request.method,
    outcome: outcomeOf(answer, hasRoom),
  })
  return request.id === undefined ? null : replyTo(request.id, answer)
}

async function answerMethod(
  { body, onError, ...context }: RpcExchange,
  { method: name, params }: RpcRequest,
  index: number,
): Promise<MethodAnswer> {
  const method = methodNamed(name)
  if (method === null) return refused(rpcFailures.unknownMethod())
  if (!mayUse(context.key.scopes, method.scope)) return refused(rpcFailures.forbidden())
  const read = readParams(params)
  if (!read.ok) return refused(read.failure.fault)
  const requestHash = () => createHash('sha256').update(body).update(` ${index}`).digest('hex')
  try {
    return await method.answer({ ...context, requestHash }, read.value)
  } catch (error) {
    onError(error)
    return refused(rpcFailures.internal())
  }
}

function outcomeOf(answer: MethodAnswer, hasRoom: boolean): PartnerOutcome {
  if (!hasRoom) return 'limited'
  if (answer.ok) return 'answered'
  return answer.error.code === rpcFailures.internal().code ? 'failed' : 'refused'
}

function mayUse(scopes: readonly PartnerScope[], scope: PartnerScope): boolean {
  return scopes.includes(scope)
}

function replyTo(id: string | number | null, answer: MethodAnswer): Reply {
  if (answer.ok) return { jsonrpc: '2.0', id, result: answer.result }
  const { isOfPair: _, ...error } = answer.error
  return { jsonrpc: '2.0', id, error }
}
