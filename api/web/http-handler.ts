import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  Answer,
  Caller,
  CallSpec,
  FailureOf,
  InputOf,
  partnerCalls,
  ReplyOf,
  staffCalls,
  webCalls,
} from '../contract/index.ts'
import type { RequestFailure } from '../failures/index.ts'
import type { AskingPartner, AskingStaff, SignedIn } from '../handlers/index.ts'
import type { RouteNeeds } from './route-needs.ts'

/** A call as it came over HTTP: what its schemas and its access have let through. */
export type Exchange<Spec extends CallSpec = CallSpec> = {
  readonly input: InputOf<Spec>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
} & (Spec['access'] extends 'account'
  ? SignedIn
  : Spec['access'] extends 'partner'
    ? AskingPartner
    : Spec['access'] extends 'staff'
      ? AskingStaff
      : { readonly caller: Caller })

/** Answers from the HTTP exchange itself; null where the reply is under way already (a stream, a redirect). */
export type HttpHandler<Spec extends CallSpec> = (
  needs: RouteNeeds,
  exchange: Exchange<Spec>,
) => Promise<Answer<ReplyOf<Spec>, FailureOf<Spec> | RequestFailure['code']> | null>

type Specs = typeof webCalls & typeof partnerCalls & typeof staffCalls
type HttpOnlyName = {
  [Name in keyof Specs]: Specs[Name] extends { readonly isHttpOnly: true } ? Name : never
}[keyof Specs]

/** One for each call that is answered from the exchange alone, and for others where HTTP adds to their handler. */
export type HttpHandlers = {
  readonly [Name in HttpOnlyName]: HttpHandler<Specs[Name]>
} & { readonly [Name in Exclude<keyof Specs, HttpOnlyName>]?: HttpHandler<Specs[Name]> }
