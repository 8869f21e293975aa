import type { PartnerScope } from '@causeway/core/partners'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { Static, TSchema } from 'typebox'
import type { Answer } from './answer.ts'
import type { Caller } from './caller.ts'

/** One call of the API that anybody may make, as the OpenAPI document has it. */
export type ApiCall = {
  readonly method: string
  /** Whole path; `{name}` stands for a part that differs. */
  readonly path: string
  /** In English, as the document. */
  readonly summary: string
}

/**
 * Who may make a call.
 *
 * - `public`: anyone, and everyone gets the same reply.
 * - `visitor`: anyone; what cookies and headers say of the caller decides what is in the reply, and nothing changes on
 *   their strength.
 * - `own_site`: anyone, except from a page of another site: the steps that lead to a session.
 * - `customer`: anyone; with a session, from our own pages only.
 * - `holder`: changes an order; with the order's secret, or from our own pages with its cookie or the owner's session.
 * - `account`: somebody who is signed in; changes come from our own pages and carry a CSRF token.
 * - `partner`: a partner's program, by its key as a bearer token, which must have the call's scope.
 * - `staff`: a member of staff whose role the call names, by a session of the back office, from its own pages.
 * - `provider`: a provider's webhook, which the handler believes by its signature alone.
 * - `operator`: the operator of a sandbox world, by token or from this machine.
 * - `this_machine`: not even the operator's token from elsewhere.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'own_site'
  | 'customer'
  | 'holder'
  | 'account'
  | 'partner'
  | 'staff'
  | 'provider'
  | 'operator'
  | 'this_machine'

/** Calls of a group share one count of requests a minute from one client address. */
export type RateLimitGroup = 'estimate' | 'create' | 'names' | 'auth' | 'events' | 'pages' | 'other'

/** One HTTP call, declared once: its route, its types, its clients and its place in the OpenAPI document follow from it. */
export type CallSpec = AnyCallSpec & AccessSpec

/** Who may make it; of a call by key, the scope that the key must have; of a call of staff, the roles that may. */
type AccessSpec =
  | { readonly access: Exclude<Access, 'partner' | 'staff'> }
  | { readonly access: 'partner'; readonly scope: PartnerScope }
  | StaffAccess

/** A call of staff without roles does not compile (OPS-06). */
export type StaffAccess = {
  readonly access: 'staff'
  readonly roles: readonly [StaffRole, ...StaffRole[]]
  /** A dangerous act: a second factor must have been given within five minutes. */
  readonly needsStepUp?: true
}

type AnyCallSpec = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`; `{name}` is a part of the path, and as such an input. */
  readonly path: `/${string}`
  /** For the OpenAPI document, in English. */
  readonly summary: string
  /** `other` where none is named. Calls by key are counted by their key instead. */
  readonly limit?: RateLimitGroup
  /** Largest body, where it is less than any call may send. */
  readonly bodyLimitBytes?: number
  readonly body?: TSchema
  readonly query?: TSchema
  /** Needs the header `Idempotency-Key`, which is the input `idempotencyKey`: one effect for each key. */
  readonly isIdempotent?: true
  /** Headers that it reads besides those of its access, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>
  /** Null for what is no JSON: a stream of `text/event-stream`, or what `mediaType` says. */
  readonly reply: TSchema | null
  /**
   * Codes of the refusals that its handler can give. What its access, its schemas and its limit refuse is the same for
   * all calls, and not said here.
   */
  readonly failures?: readonly string[]
  /** Of replies that are no refusal; 200 where none is named. */
  readonly statuses?: readonly number[]
  /** Of a reply that is no JSON; empty for a redirect. */
  readonly mediaType?: string
  /** How long anyone may keep the reply; not at all where it is not said. */
  readonly cacheSeconds?: number
  /** Whether a reply whose `version` is the one in the path may be kept for ever: another has another address. */
  readonly isKeptByVersion?: true
  /** A GET that uses up what it is asked with: it answers no HEAD. */
  readonly isUsedOnce?: true
  /** Name of the file that a browser saves the reply as. */
  readonly download?: string
  /** Answered from the HTTP exchange itself (a stream, a redirect, a cookie that binds a browser): pages cannot make it in process. */
  readonly isHttpOnly?: true
}

/** Declares a call. Its types are those of the literal that is given. */
export function call<const Spec extends CallSpec>(spec: Spec): Spec {
  return spec
}

type PathTexts<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & PathTexts<Rest>
  : unknown

type Merged<T> = { readonly [Key in keyof T]: T[Key] }

/** What a call is given: the parts of its path, its query, its body and its idempotency key, in one object. */
export type InputOf<Spec extends CallSpec> = Merged<
  PathTexts<Spec['path']> &
    (Spec extends { readonly body: infer Body extends TSchema } ? Static<Body> : unknown) &
    (Spec extends { readonly query: infer Query extends TSchema } ? Static<Query> : unknown) &
    (Spec extends { readonly isIdempotent: true } ? { readonly idempotencyKey: string } : unknown)
>

/** What a call answers where it does not refuse; null for what is no JSON. */
export type ReplyOf<Spec extends CallSpec> = Spec extends {
  readonly reply: infer Reply extends TSchema
}
  ? Static<Reply>
  : null

/** Codes of the refusals that a call's handler can give. */
export type FailureOf<Spec extends CallSpec> = Spec extends {
  readonly failures: readonly (infer Code extends string)[]
}
  ? Code
  : never

export type CallSpecs = Readonly<Record<string, CallSpec>>

/** Calls that are the same whoever makes them. */
export type CallerlessAccess = 'public' | 'operator' | 'this_machine' | 'provider'

type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input]

/** Calls as functions within the server: what a page's loader or action asks. */
export type CallsOf<Specs extends CallSpecs> = {
  readonly [Name in keyof Specs as Specs[Name] extends { readonly isHttpOnly: true }
    ? never
    : Name]: Specs[Name]['access'] extends CallerlessAccess
    ? (...args: InputArgument<InputOf<Specs[Name]>>) => Promise<Answer<ReplyOf<Specs[Name]>>>
    : (input: InputOf<Specs[Name]>, caller: Caller) => Promise<Answer<ReplyOf<Specs[Name]>>>
}

/** Calls as functions over HTTP, where cookies say who asks. */
export type ClientCallsOf<Specs extends CallSpecs> = {
  readonly [Name in keyof Specs as Specs[Name] extends { readonly reply: null } ? never : Name]: (
    ...args: InputArgument<InputOf<Specs[Name]>>
  ) => Promise<Answer<ReplyOf<Specs[Name]>>>
}
