import type { TSchema } from 'typebox'
import { ErrorReply, HOLDER_HEADER } from '../contract/index.ts'
import { requestFailures, statusOf } from '../failures/index.ts'
import { fiatOperations, rpcOperation } from '../partner/index.ts'
import { schemasOf, type WebRoute } from './web-route.ts'

const PATH_PART = /\{(\w+)\}/g
/** Codes of refusals, for programs that read the document. */
const CODES = 'x-error-codes'
const ERROR = { $ref: '#/components/responses/Refusal' }

/** What a key is refused for; of calls by key. */
const KEY_FAILURES = ['partner_key_invalid', 'scope_missing', 'key_rate_limited'] as const

/** The OpenAPI 3.1 document of a route table: what is described is what is served. */
export function openApi(
  routes: readonly WebRoute[],
  { brandName, publicUrl }: { readonly brandName: string; readonly publicUrl: string },
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  paths[rpcOperation.path] = { post: rpcOperation.operation }
  const isPlay = routes.some(isControl)
  for (const { isForPlay, method, operation: described, path } of fiatOperations) {
    if (isForPlay && !isPlay) continue
    paths[path] = { ...paths[path], [method]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brandName,
      version: '1',
      description:
        'The calls used by the site, the widget and partners. Amounts are decimal strings in requests and responses. A JSON number is also accepted for amounts and read exactly as written. Unknown field names are rejected.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      responses: {
        Refusal: {
          description:
            'Error. The code is stable, and the message says what to do. Any call can give these codes.',
          [CODES]: Object.keys(requestFailures),
          content: { 'application/json': { schema: ErrorReply } },
        },
      },
      securitySchemes: {
        operatorToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Not required from a loopback address.',
        },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key that is enabled for REST and has the call’s scope.',
        },
      },
    },
  }
}

function operation(route: WebRoute) {
  const success = {
    description: 'Done.',
    content:
      route.reply === null
        ? mediaContent(route.mediaType ?? 'text/event-stream')
        : { 'application/json': { schema: route.reply } },
  }
  return {
    summary: route.summary,
    operationId: operationId(route),
    ...(isControl(route) ? { tags: ['sandbox'] } : {}),
    ...(route.access === 'operator' ? { security: [{ operatorToken: [] }] } : {}),
    ...(route.access === 'partner' ? { tags: ['partner'], security: [{ partnerKey: [] }] } : {}),
    parameters: [
      ...pathParameters(route),
      ...queryParameters(schemasOf(route).query),
      ...headerParameters(route),
    ],
    ...requestBody(schemasOf(route).body),
    responses: {
      ...Object.fromEntries((route.statuses ?? [200]).map((status) => [status, success])),
      ...refusals(route),
      '4XX': ERROR,
      '5XX': ERROR,
    },
  }
}

/** Calls that exist in a sandbox world only. */
function isControl({ access }: WebRoute): boolean {
  return access === 'operator' || access === 'this_machine'
}

function requestBody(schema: TSchema | undefined) {
  if (schema === undefined) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

/** The refusals of the call's own handler, by status; those that any call can give stand under `4XX`. */
function refusals({ access, failures = [] }: WebRoute) {
  const all = access === 'partner' ? [...failures, ...KEY_FAILURES] : failures
  const codes = Object.groupBy(all, (code) => String(statusOf(code)))
  return Object.fromEntries(
    Object.entries(codes).map(([status, own = []]) => [
      status,
      {
        description: `error.code: ${own.join(', ')}.`,
        [CODES]: own,
        content: { 'application/json': { schema: ErrorReply } },
      },
    ]),
  )
}

function mediaContent(mediaType: string) {
  return mediaType === '' ? {} : { [mediaType]: { schema: { type: 'string' } } }
}

function operationId({ method, path }: WebRoute): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return [
    method.toLowerCase(),
    ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('')
}

function pathParameters({ path }: WebRoute) {
  return [...path.matchAll(PATH_PART)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: TSchema | undefined) {
  if (query === undefined || !('properties' in query)) return []
  const required = 'required' in query && Array.isArray(query.required) ? query.required : []
  return Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headerParameters(route: WebRoute) {
  return Object.entries(headersOf(route)).map(([name, description]) => ({
    name,
    in: 'header',
    required: description.startsWith('Required'),
    description,
    schema: { type: 'string' },
  }))
}

function headersOf({ access, headers, isIdempotent, method }: WebRoute) {
  return {
    ...(access === 'account' && method !== 'GET' ? CSRF_HEADER : {}),
    ...(access === 'holder' ? HOLDER_HEADER : {}),
    ...(isIdempotent ? IDEMPOTENCY_HEADER : {}),
    ...headers,
  }
}

const CSRF_HEADER = {
  'X-CSRF-Token': 'The token of GET /api/csrf, where neither body nor query has it.',
}
const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': 'Required. 16 to 200 random characters, kept for every repeat.',
}
