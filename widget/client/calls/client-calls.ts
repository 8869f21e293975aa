import type { Answer, ClientCalls } from '@causeway/api/contract'
import type { HttpRequest, Send } from '../requests/send-request.ts'
import { queryText } from './query-text.ts'

type Input = Readonly<Record<string, unknown>>
type AnyCall = (input?: Input) => Promise<Answer<unknown>>

/**
 * Calls as functions over HTTP, each from its line in `call-lines`: an input that is a part of the path or of the
 * query goes there, the others are the body. A page carries the lines of the calls that it makes, and no schemas.
 */
export function clientCalls<Name extends keyof ClientCalls>(
  send: Send,
  lines: Readonly<Record<Name, string>>,
): Pick<ClientCalls, Name> {
  const named = Object.entries<string>(lines).map(([name, line]): [string, AnyCall] => [
    name,
    (input = {}) => send(requestOf(line, input)),
  ])
  // The lines are made from the declarations that `ClientCalls` is derived from.
  return Object.fromEntries(named) as unknown as Pick<ClientCalls, Name>
}

/** The request that a call's line and input make. */
export function requestOf(line: string, input: Input): HttpRequest {
  const [method = '', address = '', ...marks] = line.split(' ')
  const [path = '', query = ''] = address.split('?')
  const rest = new Map(Object.entries(input))
  const take = (name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return value === undefined ? undefined : String(value)
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(take(name) ?? ''),
  )
  const asked = queryText(
    Object.fromEntries(
      query.split('&').map((name): [string, string | undefined] => [name, take(name)]),
    ),
  )
  const key = marks.includes('!') ? take('idempotencyKey') : undefined
  return {
    method: method as HttpRequest['method'],
    path: `/api${filled}${asked === '' ? '' : `?${asked}`}`,
    ...(marks.includes('+') ? { body: Object.fromEntries(rest) } : {}),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  }
}
