import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as OTLP writes it in JSON, with the service that sent it. */
export type ToldSpan = {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: Readonly<Record<string, unknown>>
}

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }
type WireSpan = Omit<ToldSpan, 'service' | 'attributes'> & {
  readonly attributes: readonly Attribute[]
}
type Body = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[]
  }[]
}

export type TraceCollector = {
  readonly url: string
  readonly spans: readonly ToldSpan[]
  /** Everything that came, as it came. */
  readonly bodies: readonly string[]
  /** Value of `authorization` of each delivery. */
  readonly authorizations: readonly (string | undefined)[]
  readonly close: () => Promise<void>
}

/** Takes traces over OTLP/HTTP with JSON, as a collector does. Anything else is refused. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ToldSpan[] = []
  const bodies: string[] = []
  const authorizations: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const isOtlp =
      request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
    if (!isOtlp) return response.writeHead(400).end()
    bodies.push(body)
    authorizations.push(request.headers.authorization)
    spans.push(...spansOf(JSON.parse(body)))
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    authorizations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function spansOf({ resourceSpans }: Body): ToldSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name'])
    return scopeSpans
      .flatMap((scope) => scope.spans)
      .map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) }))
  })
}

function valuesOf(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
