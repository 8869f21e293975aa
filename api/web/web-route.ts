import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TObject, type TSchema } from 'typebox'
import {
  type Answer,
  type CallSpec,
  partnerCalls,
  sandboxCalls,
  staffCalls,
  webCalls,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import type { SandboxHandlers } from '../handlers/index.ts'
import { type WhoAsks, whoAsks } from './callers/who-asks.ts'
import { giveCookies } from './give-cookies.ts'
import { httpHandlers } from './http-handlers.ts'
import type { RouteNeeds } from './route-needs.ts'

/** A call as it hangs in the HTTP server and stands in the OpenAPI document. */
export type WebRoute = CallSpec & {
  readonly name: string
  /** Null where the reply is already under way. */
  readonly answer: (
    needs: RouteNeeds,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Answer<unknown> | null>
}

type Input = Readonly<Record<string, unknown>>
type AnyHandler = (input: Input, who?: unknown) => Promise<Answer<unknown>>
type AnyHttpHandler = (
  needs: RouteNeeds,
  exchange: WhoAsks & {
    readonly input: Input
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  },
) => Promise<Answer<unknown> | null>

/** Every call that hangs under `/api`; without the sandbox's controls where they are null. */
export function webRoutes(sandbox: SandboxHandlers | null): readonly WebRoute[] {
  const named = Object.entries<CallSpec>(webCalls).map(([name, spec]) =>
    routeOf(name, spec, ({ handlers }) => byName(handlers, name)),
  )
  const byKey = Object.entries<CallSpec>(partnerCalls).map(([name, spec]) =>
    routeOf(name, spec, ({ partnerHandlers }) => byName(partnerHandlers, name)),
  )
  const ofStaff = Object.entries<CallSpec>(staffCalls).map(([name, spec]) =>
    routeOf(name, spec, ({ staffHandlers }) => byName(staffHandlers, name)),
  )
  if (sandbox === null) return [...named, ...byKey, ...ofStaff]
  const controls = Object.entries<CallSpec>(sandboxCalls).map(([name, spec]) =>
    routeOf(name, spec, () => byName(sandbox, name)),
  )
  return [...named, ...byKey, ...ofStaff, ...controls]
}

/** Whether a call is one of the back office: on its own host where it has one, and in no public document. */
export function isOfBackoffice({ path }: Pick<CallSpec, 'path'>): boolean {
  return path.startsWith('/backoffice/')
}

/** What a request's body and query must be: those of the call, and the CSRF token where its access asks for one. */
export function schemasOf(spec: CallSpec): { readonly body?: TSchema; readonly query?: TSchema } {
  const { access, body, method, query } = spec
  if (access !== 'account' || method === 'GET')
    return { ...(body && { body }), ...(query && { query }) }
  const isInBody = body !== undefined || method !== 'DELETE'
  return {
    ...(isInBody ? { body: withToken(body ?? Type.Object({}, closed)) } : {}),
    ...(query !== undefined || method === 'DELETE'
      ? { query: withToken(query ?? Type.Object({}, closed)) }
      : {}),
  }
}

const closed = { additionalProperties: false } as const
/** In the request or as `X-CSRF-Token`; one of them has to be there (AUTH-10). */
const token = {
  _csrf: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
}

function withToken(schema: TSchema): TSchema {
  if (Type.IsUnion(schema)) return Type.Union(schema.anyOf.map(withToken))
  if (!Type.IsObject(schema)) return schema
  const object: TObject = schema
  return Type.Object({ ...object.properties, ...token }, closed)
}

/**
 * Here, and nowhere else, what the server has checked by a call's schemas and access becomes what the call's handler is
 * typed to be given: the framework has run the validators of the same declaration before.
 */
function routeOf(
  name: string,
  spec: CallSpec,
  handlerOf: (needs: RouteNeeds) => AnyHandler,
): WebRoute {
  const httpHandler = byName<AnyHttpHandler | undefined>(httpHandlers, name)
  return {
    ...spec,
    name,
    answer: async (needs, request, reply) => {
      const input = inputOf(spec, request)
      if (input === null) return refuseRequest({ code: 'idempotency_key_missing' })
      const { _csrf: csrf, holderSecret } = input
      const who = await whoAsks(needs, spec, request, { csrf, holderSecret })
      if (!who.ok) return who
      const { caller, session } = who.body
      if (httpHandler !== undefined) {
        return httpHandler(needs, { ...who.body, input, request, reply })
      }
      const answer = await handlerOf(needs)(
        input,
        session === null && !('key' in who.body) && !('staff' in who.body) ? caller : who.body,
      )
      if (answer.ok) {
        const { cookies } = answer
        giveCookies(request, reply, { cookies, now: needs.accounts.useCases.now() })
      }
      return answer
    },
  }
}

/** The parts of a request in one object; null where its idempotency key is missing. */
function inputOf({ isIdempotent }: CallSpec, request: FastifyRequest): Input | null {
  const { body, headers, params, query } = request
  const input: Input = { ...Object(query), ...Object(body), ...Object(params) }
  if (!isIdempotent) return input
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? { ...input, idempotencyKey: key } : null
}

function byName<T>(table: object, name: string): T {
  return (table as Readonly<Record<string, T>>)[name] as T
}
