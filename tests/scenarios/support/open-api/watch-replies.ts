import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Shop } from '../../../customers/index.ts'
import type { ApiDocument, DescribedReply, Operation, Schema } from './api-document.ts'

/** Every reply that a test is given, compared with what the document says of it. */
export type WatchedReplies = {
  /** What a reply and the document disagree about. */
  readonly faults: readonly string[]
  /** Calls that did what they were asked, by name. */
  readonly done: ReadonlySet<string>
  /** Codes that calls refused with, by the call's name. */
  readonly refused: ReadonlyMap<string, ReadonlySet<string>>
  /** `fetch` in place of the global one. */
  readonly fetch: typeof fetch
}

/** Watches what a product answers to whoever uses this `fetch`. */
export function watchReplies(shop: Shop, document: ApiDocument): WatchedReplies {
  const plain = globalThis.fetch
  const judge = createJudge(document)
  const faults: string[] = []
  const done = new Set<string>()
  const refused = new Map<string, Set<string>>()
  return {
    faults,
    done,
    refused,
    fetch: async (input, init) => {
      const reply = await plain(input, init)
      const url = new URL(input instanceof Request ? input.url : input)
      const method = init?.method ?? 'GET'
      const isCall = url.origin === new URL(shop.url).origin && url.pathname.startsWith('/api/')
      const operation = isCall ? document.operationOf(method, url.pathname) : null
      if (operation === null) return reply
      const type = reply.headers.get('content-type')
      // A stream has no end that could be waited for.
      const text = type?.startsWith('text/event-stream') ? null : await reply.clone().text()
      const { code, faults: found } = judge(operation, { status: reply.status, type, text })
      const sent = typeof init?.body === 'string' ? init.body.slice(0, 200) : ''
      faults.push(...found.map((fault) => `${operation.name} ${url.search} ${sent}: ${fault}`))
      if (code !== null) {
        refused.set(operation.name, (refused.get(operation.name) ?? new Set()).add(code))
      } else if (reply.status < 400) done.add(operation.name)
      return reply
    },
  }
}

type Given = {
  readonly status: number
  readonly type: string | null
  readonly text: string | null
}
type Judgement = { readonly code: string | null; readonly faults: readonly string[] }

function createJudge({ refusal, replyOf }: ApiDocument) {
  const matches = createMatcher()
  return (operation: Operation, { status, text, type }: Given): Judgement => {
    const described = replyOf(operation, status)
    if (described === null) return { code: null, faults: [`status ${status} is not described`] }
    const schema = described.content?.['application/json']?.schema
    if (schema === undefined) return { code: null, faults: faultsOfType(described, type) }
    if (text === null || !type?.startsWith('application/json')) {
      return { code: null, faults: [`${status} is ${type} in place of JSON`] }
    }
    const body: unknown = JSON.parse(text)
    const faults = matches(schema, body).map((fault) => `${status} ${fault}`)
    const code = status < 400 ? null : codeIn(body)
    const codes = [...(described['x-error-codes'] ?? []), ...(refusal['x-error-codes'] ?? [])]
    const isKnown = code === null || codes.includes(code)
    return { code, faults: isKnown ? faults : [...faults, `${status} ${code} is not described`] }
  }
}

/** Compares with a schema in which no field is allowed that it does not name. */
function createMatcher() {
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats })
  const compiled = new Map<Schema, ValidateFunction>()
  return (schema: Schema, value: unknown): readonly string[] => {
    const validate = compiled.get(schema) ?? ajv.compile(Object(closed(schema)))
    compiled.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    )
  }
}

const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  // What is joined of several is closed as a whole.
  if ('allOf' in schema) return { ...schema, unevaluatedProperties: false }
  const inner = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, closed(value)]),
  )
  const isOpen = 'properties' in inner && Object.keys(Object(inner.properties)).length > 0
  return isOpen && inner.type === 'object' ? { additionalProperties: false, ...inner } : inner
}

function faultsOfType({ content = {} }: DescribedReply, type: string | null): readonly string[] {
  const types = Object.keys(content)
  const isDescribed = types.length === 0 || types.some((each) => type?.startsWith(each))
  return isDescribed ? [] : [`${type} is not described`]
}

function codeIn(body: unknown): string | null {
  const { error } = Object(body)
  const { code } = Object(error)
  return typeof code === 'string' ? code : null
}
