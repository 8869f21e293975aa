import type { ClientCalls } from '@causeway/api/contract'
import { changeSender, sendChange } from '../requests/send-change.ts'
import { type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'

/**
 * The calls of these lines (`@causeway/widget/call-lines`) over HTTP, and no others: cookies say who asks. Changes of an
 * account need `changeCalls`, which has their tokens.
 */
export function httpCalls<Name extends keyof ClientCalls>(
  lines: Readonly<Record<Name, string>>,
  given: Partial<HttpNeeds> = {},
): Pick<ClientCalls, Name> {
  return clientCalls(sender(httpNeeds(given)), lines)
}

/** Changes of an account by these lines over HTTP, each with a CSRF token (AUTH-10). */
export function changeCalls<Name extends keyof ClientCalls>(
  lines: Readonly<Record<Name, string>>,
  given: Partial<HttpNeeds> = {},
): Pick<ClientCalls, Name> {
  const account = changeSender(httpNeeds(given))
  return clientCalls((request) => sendChange(account, request), lines)
}
