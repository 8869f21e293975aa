import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Answer } from '../contract/index.ts'
import type { RouteNeeds, WebRoute } from './web-route.ts'

type Texts<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & Texts<Rest>
  : unknown

/** A request whose parts have passed their schemas. */
export type Asked<Path extends string, Body, Query> = {
  readonly params: Texts<Path>
  readonly body: Body
  readonly query: Query
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Optional = 'access' | 'limit' | 'statuses' | 'cacheSeconds' | 'isUsedOnce'

type RouteOf<Path extends string, Body extends TSchema, Query extends TSchema> = Omit<
  WebRoute,
  'answer' | 'path' | 'body' | 'query' | Optional
> &
  Partial<Pick<WebRoute, Optional>> & {
    readonly path: Path
    readonly body?: Body
    readonly query?: Query
    readonly answer: (
      needs: RouteNeeds,
      asked: Asked<Path, Static<Body>, Static<Query>>,
    ) => Promise<Answer<unknown> | null>
  }

/**
 * One line of the route table. Here, and nowhere else, what the server has checked by a schema gets that schema's type:
 * the framework runs the validators of the same `body` and `query` before it calls.
 */
export function webRoute<
  const Path extends string,
  Body extends TSchema = TSchema,
  Query extends TSchema = TSchema,
>(route: RouteOf<Path, Body, Query>): WebRoute {
  const { answer, ...described } = route
  return {
    access: 'anyone',
    limit: 'other',
    statuses: [200],
    cacheSeconds: 0,
    isUsedOnce: false,
    ...described,
    answer: (needs, request, reply) =>
      answer(needs, {
        params: request.params as Texts<Path>,
        body: request.body as Static<Body>,
        query: request.query as Static<Query>,
        request,
        reply,
      }),
  }
}
