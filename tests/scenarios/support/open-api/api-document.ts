import { mustAsk, type Shop } from '../../../customers/index.ts'

export type Schema = { readonly [keyword: string]: unknown }
export type Content = Readonly<Record<string, { readonly schema: Schema }>>
export type DescribedReply = {
  readonly content?: Content
  readonly 'x-error-codes'?: readonly string[]
}
type ReplyOrReference = DescribedReply & { readonly $ref?: string }
type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}
type DescribedOperation = {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, ReplyOrReference>>
}
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: { readonly responses: Readonly<Record<string, DescribedReply>> }
}

/** A call as the document has it. */
export type Operation = DescribedOperation & {
  /** `GET /api/currencies/{ticker}` */
  readonly name: string
  readonly method: string
  readonly path: string
}

/** What the running product says of its calls. */
export type ApiDocument = {
  readonly operations: readonly Operation[]
  /** Names of the calls of Fiat v1, which has errors of its own and is tried in scenarios/partners. */
  readonly fiatCalls: readonly string[]
  /** What is said of any refusal. */
  readonly refusal: DescribedReply
  /** The call that a request is; null where the document has none. */
  readonly operationOf: (method: string, pathname: string) => Operation | null
  /** What is said of a reply of this status; null where nothing is. */
  readonly replyOf: (operation: Operation, status: number) => DescribedReply | null
}

/** Reads the OpenAPI document of a running product. */
export async function readApiDocument(shop: Shop): Promise<ApiDocument> {
  const { components, openapi, paths } = await mustAsk<Document>(shop, 'GET', '/api/openapi.json')
  if (!openapi.startsWith('3.1.')) throw new Error(`OpenAPI ${openapi} is another version`)
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]): Operation => {
      const method = verb.toUpperCase()
      return { ...operation, method, path, name: `${method} ${path}` }
    }),
  )
  const [ofFiat = [], operations = []] = [true, false].map((isFiat) =>
    all.filter(({ path }) => path.startsWith('/api/fiat-partner/') === isFiat),
  )
  const refusal = components.responses.Refusal
  if (refusal === undefined) throw new Error('The document says nothing of refusals')
  // A path without parts that differ counts before one with them.
  const byPath = operations.toSorted((a, b) => partsOf(a.path) - partsOf(b.path))
  return {
    operations,
    fiatCalls: ofFiat.map(({ name }) => name),
    refusal,
    operationOf: (method, pathname) =>
      byPath.find((each) => each.method === method && pathPattern(each.path).test(pathname)) ??
      null,
    replyOf: ({ responses }, status) => {
      const described = responses[status] ?? responses[`${String(status).charAt(0)}XX`]
      return described?.$ref === undefined ? (described ?? null) : refusal
    },
  }
}

/** What a path of the document matches. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}

function partsOf(path: string): number {
  return path.split('{').length
}
