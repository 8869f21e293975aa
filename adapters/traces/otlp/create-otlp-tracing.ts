import type { StepEnd, TracingPort } from '@causeway/core/ports'
import {
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

export type OtlpNeeds = {
  /** The collector's address, without `/v1/traces`: `http://127.0.0.1:4318`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** `causeway-worker`: which process took a step. */
  readonly service: string
  /** Told when deliveries begin to fail, and again after they worked in between. */
  readonly onTrouble: (error: unknown) => void
  readonly everyMilliseconds?: number
}

const EVERY_MILLISECONDS = 5000
const DELIVERY_MILLISECONDS = 10_000
const CLOSE_MILLISECONDS = 2000
const MOST_WAITING = 4096

/**
 * Steps of orders as OpenTelemetry spans over OTLP/HTTP with JSON. The order's id is its trace's id, so processes need not
 * tell each other anything; the end of the id is the span of the step that made the order.
 */
export function createOtlpTracing(needs: OtlpNeeds): TracingPort {
  const exporter = new OTLPTraceExporter({
    url: `${needs.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...needs.headers },
    timeoutMillis: DELIVERY_MILLISECONDS,
  })
  const random = new RandomIdGenerator()
  /** The ids of the span that is begun now, where they aren't random. */
  let given: Pick<SpanContext, 'traceId' | 'spanId'> | null = null
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': needs.service }),
    idGenerator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watched(exporter, needs.onTrouble),
        scheduledDelayMillis: needs.everyMilliseconds ?? EVERY_MILLISECONDS,
        exportTimeoutMillis: DELIVERY_MILLISECONDS,
        maxQueueSize: MOST_WAITING,
      }),
    ],
  })
  const tracer = provider.getTracer('causeway')
  const tell = (name: string, startTime: number, { error, facts, isFirst, orderId }: StepEnd) => {
    if (orderId === null) return
    const first = firstSpanOf(orderId)
    given = isFirst === true ? first : null
    const parent = given === null ? trace.setSpanContext(ROOT_CONTEXT, first) : ROOT_CONTEXT
    const attributes = { 'order.id': orderId, ...facts }
    const span = tracer.startSpan(name, { startTime, attributes }, parent)
    given = null
    if (error !== undefined) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }
  return {
    begin: (name) => {
      const startTime = Date.now()
      return { end: (end) => tell(name, startTime, end) }
    },
    close: async () => {
      const limit = new Promise<void>((resolve) => {
        setTimeout(resolve, CLOSE_MILLISECONDS).unref()
      })
      await Promise.race([provider.shutdown().catch(() => undefined), limit])
    },
  }
}

/** An order's id is a UUID: 32 hexadecimal digits, as a trace's id; the last 16 are random. */
export function firstSpanOf(orderId: string): SpanContext {
  const digits = orderId.replaceAll('-', '')
  return {
    traceId: digits,
    spanId: digits.slice(16),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  }
}

function watched(exporter: SpanExporter, onTrouble: OtlpNeeds['onTrouble']): SpanExporter {
  let isWell = true
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined && isWell) onTrouble(result.error)
        isWell = result.error === undefined
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
