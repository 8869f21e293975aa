import type { SessionView } from '@causeway/server/accounts'
import type { PartnerKey } from '@causeway/server/partners'
import type {
  Answer,
  Caller,
  CallerlessAccess,
  CallSpec,
  CallSpecs,
  FailureOf,
  InputOf,
  NewCookie,
  ReplyOf,
} from '../contract/index.ts'
import type { AskingStaff } from './backoffice/asking-staff.ts'

/** Somebody whose session was found. */
export type SignedIn = { readonly session: SessionView; readonly caller: Caller }

/** A partner's program, known by its key. */
export type AskingPartner = {
  readonly session: null
  readonly caller: Caller
  readonly key: PartnerKey
  /** As a header names it; null where none does. */
  readonly idempotencyKey: string | null
  /** SHA-256 of the request, by which a repeat is known. */
  readonly requestHash: string
}

type Given<Spec extends CallSpec> = Spec['access'] extends CallerlessAccess
  ? [input: InputOf<Spec>]
  : Spec['access'] extends 'account'
    ? [input: InputOf<Spec>, who: SignedIn]
    : Spec['access'] extends 'partner'
      ? [input: InputOf<Spec>, who: AskingPartner]
      : Spec['access'] extends 'staff'
        ? [input: InputOf<Spec>, who: AskingStaff]
        : [input: InputOf<Spec>, caller: Caller]

/** The function that answers a call. What it is given has passed the call's schemas and its access. */
export type Handler<Spec extends CallSpec> = (
  ...given: Given<Spec>
) => Promise<Answer<ReplyOf<Spec>, FailureOf<Spec>>>

/** A handler for each call that can be answered in process. */
export type HandlersOf<Specs extends CallSpecs> = {
  readonly [Name in keyof Specs as Specs[Name] extends { readonly isHttpOnly: true }
    ? never
    : Name]: Handler<Specs[Name]>
}

/** A reply with status 200. */
export function answer<T>(body: T, cookies?: readonly NewCookie[]): Answer<T, never> {
  return { ok: true, status: 200, body, ...(cookies && { cookies }) }
}
