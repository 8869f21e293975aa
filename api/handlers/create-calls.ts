import type { UseCases } from '@causeway/server'
import {
  type Answer,
  type Caller,
  type CallSpecs,
  type Calls,
  type SandboxCalls,
  type StaffCalls,
  sandboxCalls,
  staffCalls,
  webCalls,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { type AskingStaff, askingStaff, type StaffDoor } from './backoffice/asking-staff.ts'
import type { StaffHandlers } from './backoffice/staff-handlers.ts'
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
  who?: Caller | SignedIn | AskingStaff,
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

/** The same for the back office: sessions, roles and second factors are checked as they are over HTTP. */
export function createStaffCalls(handlers: StaffHandlers, door: StaffDoor): StaffCalls {
  const specs: CallSpecs = staffCalls
  const answered = Object.entries(handlers) as [string, AnyHandler][]
  const calls = answered.map(([name, handler]): [string, AnyCall] => {
    const spec = specs[name]
    if (spec?.access !== 'staff')
      return [name, async (input = {}, caller) => handler(input, caller)]
    return [
      name,
      async (input = {}, caller = NOBODY) => {
        const who = await askingStaff(door, spec, caller)
        return who.ok ? handler(input, who.body) : who
      },
    ]
  })
  return Object.fromEntries(calls) as unknown as StaffCalls
}

const NOBODY: Caller = { holderSecrets: [], country: null }

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
