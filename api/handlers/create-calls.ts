import type { UseCases } from '@causeway/server'
import {
  type Answer,
  type Caller,
  type CallSpecs,
  type Calls,
  type SandboxCalls,
  sandboxCalls,
  webCalls,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import type { WebHandlers } from './create-handlers.ts'
import type { SignedIn } from './handler.ts'
import type { SandboxHandlers } from './sandbox/sandbox-handlers.ts'

type SessionReader = { readonly readSession: UseCases['signIn']['readSession'] }
type AnyCall = (
  input?: object,
  caller?: Caller,
  ...more: readonly unknown[]
) => Promise<Answer<unknown>>
type AnyHandler = (
  input: object,
  who?: Caller | SignedIn,
  ...more: readonly unknown[]
) => Promise<Answer<unknown>>

/**
 * The site's calls as functions within the server, for the loaders and actions of pages. What they are given is not
 * checked against the schemas again.
 */
export function createCalls(handlers: WebHandlers, sessions: SessionReader): Calls {
  return inProcess(webCalls, handlers, sessions) as Calls
}

/** The same for the sandbox's controls. */
export function createSandboxCalls(handlers: SandboxHandlers): SandboxCalls {
  return inProcess(sandboxCalls, handlers, null) as SandboxCalls
}

/** The types of handlers and calls say the same of each name; here alone they are joined by name. */
function inProcess(
  specs: CallSpecs,
  handlers: WebHandlers | SandboxHandlers,
  sessions: SessionReader | null,
): unknown {
  const answered = Object.entries(handlers) as [string, AnyHandler][]
  return Object.fromEntries(
    answered.map(([name, handler]): [string, AnyCall] => [
      name,
      specs[name]?.access === 'account' && sessions !== null
        ? async (input = {}, caller) => {
            const token = caller?.session
            const session = token ? await sessions.readSession(token) : null
            if (session === null || caller === undefined) {
              return refuseRequest({ code: 'signed_out' })
            }
            return handler(input, { session, caller })
          }
        : async (input = {}, caller, ...more) => handler(input, caller, ...more),
    ]),
  )
}
